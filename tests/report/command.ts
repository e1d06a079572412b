import { mkdirSync, writeFileSync } from 'node:fs';
import type { Call } from '../commands/call.ts';
import { gather } from './gather.ts';
import { pageOf } from './page.ts';

const reports = new URL('../../reports/', import.meta.url);

/** Runs `npm run report`: joins what the last runs left into `reports/flows.json` and `reports/flows.html`. */
export function run({ say }: Call): boolean {
  const report = gather();
  mkdirSync(reports, { recursive: true });
  writeFileSync(new URL('flows.json', reports), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(new URL('flows.html', reports), pageOf(report));
  for (const line of report.missing) say(`Missing from the report. ${line}`);
  say('reports/flows.html and reports/flows.json');
  return report.machines.length > 0;
}
