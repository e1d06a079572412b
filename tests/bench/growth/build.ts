import type { Call } from '../../commands/call.ts';
import { buildGrown } from './grown-build.ts';

/** Builds the shop with as many products as the argument says, plain, for tests in a browser. */
export async function run({ args, say }: Pick<Call, 'args' | 'say'>): Promise<boolean> {
  say(await buildGrown({ count: Number(args[0]), isPlain: true }));
  return true;
}
