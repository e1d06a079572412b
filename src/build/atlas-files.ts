import type { ProcessAssetsDescriptor } from '@rsbuild/core';

/**
 * When plugins add files for the atlas: before any file is changed, and in the build for browsers alone. The one that renders pages runs
 * beside it and keeps no files, so that all would be made twice.
 */
export const ATLAS_FILES: ProcessAssetsDescriptor = { stage: 'additional', targets: ['web'] };
