import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import { sessionIn } from '../../src/atlas/traffic/read-session.ts';
import { sessionsIn } from '../../src/atlas/traffic/session-stream.ts';
import { traceOf, XES_END, XES_START } from '../../src/atlas/traffic/xes.ts';

/** Writes sessions as a log of event data (XES, IEEE 1849), one after the other. Returns how many; broken ones are left out. */
export async function writeXes(files: readonly string[], to: string): Promise<number> {
  const log = createWriteStream(to);
  let traces = 0;
  log.write(XES_START);
  for (const file of files) {
    for await (const { bytes } of sessionsIn(createReadStream(file))) {
      let trace: string;
      try {
        trace = traceOf(sessionIn(bytes), `${basename(file)} ${traces + 1}`);
      } catch {
        continue;
      }
      traces += 1;
      if (!log.write(trace)) await once(log, 'drain');
    }
  }
  log.end(XES_END);
  await finished(log);
  return traces;
}
