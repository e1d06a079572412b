import { CACHING, commonHeaders, FILE_FOLDERS, ROOT_FILES } from './headers.ts';

function section(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile(policy: string): string {
  return [
    ...section('/*', commonHeaders(policy)),
    ...Object.entries(FILE_FOLDERS).flatMap(([folder, kind]) => section(`/${folder}/*`, CACHING[kind])),
    ...ROOT_FILES.flatMap((file) => section(`/${file}`, CACHING.file)),
    '',
  ].join('\n');
}
