import type { SnapshotFrom } from 'xstate';
import type { Wording, viewerMachine } from '../../../machines/viewer/viewer.machine.ts';

/** How the names on a chart show. */
export function wordingIn(snapshot: SnapshotFrom<typeof viewerMachine>): Wording {
  return snapshot.value.words;
}
