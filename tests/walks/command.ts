import { committedText, committedWalks, writeWalks } from './committed.ts';
import { models } from '../machines/models.ts';
import { parseWalkFile } from '../engine/walk-files/walk-file.ts';
import { diffWalkFiles } from '../engine/walk-files/walk-file-diff.ts';
import type { Call } from '../commands/call.ts';
import { chosen } from '../commands/chosen.ts';
import { requirementTable } from '../requirements/requirement-table.ts';
import { completeSuites } from './complete-suites.ts';
import { costTable } from './costs.ts';
import { type MadeWalkFile, makeWalkFile } from './make-walk-file.ts';
import { randomWalks } from './random-command.ts';
import { tableOf } from '../commands/table.ts';
import { walkText, walkFailure } from './walk-failure.ts';

const HELP = `npm run walks                        writes the walk file of every machine anew
npm run walks -- cart search         of these machines alone
npm run walks -- --complete          runs the complete suite (W-method, one extra state) of every machine
npm run walks -- --requirements      the table of requirements: machine, transition, walk
npm run walks -- --replay cart/1a2b  replays one walk of a walk file on the bare actor
npm run walks -- --random 50000      takes so many random walks with wider payloads, judged by the oracles
npm run walks -- --random cart/17    takes one of them again`;

async function write({ args, say, isStopped }: Call): Promise<boolean> {
  const made: MadeWalkFile[] = [];
  const picked = chosen(args);
  for (const [place, model] of picked.entries()) {
    if (await isStopped()) break;
    const one = makeWalkFile(model, committedWalks(model.id, 'actor').walks);
    made.push(one);
    const before = committedText(model.id, 'actor');
    const isNews = before !== one.text;
    if (isNews) writeWalks(model.id, 'actor', one.text);
    const news = isNews ? 'written' : 'as before';
    say(`[${place + 1}/${picked.length}] ${model.id}: ${one.walkFile.walks.length} walks, ${news}`);
    if (isNews && before !== '') say(diffWalkFiles(parseWalkFile(before), parseWalkFile(one.text)));
  }
  say(costTable(made));
  return true;
}

function replayOne({ say }: Call, address = ''): boolean {
  const [id = '', start = ''] = address.split('/');
  const [model] = chosen([id]);
  const found = committedWalks(id, 'actor').walks.filter((walk) => walk.id.startsWith(start));
  const [walk] = found;
  if (model === undefined || walk === undefined || found.length > 1) {
    throw new Error(`«${address}» is ${found.length} walks: name one as machine/id, as its walk file does.`);
  }
  const trouble = walkFailure(model, walk);
  say(trouble === '' ? `${walkText(walk)}\nAll ${walk.steps.length} steps are as predicted.` : trouble);
  return trouble === '';
}

function showRequirements({ say }: Call): boolean {
  const table = requirementTable(
    Object.values(models).map((model) => ({ model, walkFile: committedWalks(model.id, 'actor') })),
  );
  say(tableOf(table.map(({ id, machine, coveredBy, walk }) => [id, machine, coveredBy, walk ?? 'NOT WALKED'])));
  const all = new Set(table.map(({ id }) => id));
  const lost = new Set(table.filter(({ walk }) => walk === null).map(({ id }) => id));
  say(`${all.size - lost.size} of ${all.size} requirements are walked.`);
  return lost.size === 0;
}

/** Runs `npm run walks`. Returns whether all went well. @throws with one sentence where the arguments make no sense */
export function run(call: Call): Promise<boolean> | boolean {
  const [first, ...rest] = call.args;
  if (first === '--help') {
    call.say(HELP);
    return true;
  }
  if (first === '--replay') return replayOne(call, rest[0]);
  if (first === '--requirements') return showRequirements(call);
  if (first === '--complete') return completeSuites(call, chosen(rest));
  if (first === '--random') return randomWalks(call, rest);
  if (first?.startsWith('-') === true) throw new Error(`«${first}» is unknown.\n${HELP}`);
  return write(call);
}
