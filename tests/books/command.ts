import { models } from '../models/register.ts';
import { parseBook } from '../walker/book.ts';
import { diffBooks } from '../walker/book-diff.ts';
import type { Call } from './call.ts';
import { chosen } from './chosen.ts';
import { clauseTable } from './clause-table.ts';
import { completeSuites } from './complete.ts';
import { costTable } from './costs.ts';
import { type MadeBook, makeBook } from './make.ts';
import { committedBook, committedText, committedWalks, putBook } from './shelf.ts';
import { tableOf } from './table.ts';
import { storyOf, troubleIn } from './trouble.ts';

const HELP = `npm run books                        writes the book of every machine anew
npm run books -- cart search         of these machines alone
npm run books -- --complete          runs the complete suite (W-method, one extra state) of every machine
npm run books -- --clauses           the table of clauses: machine, transition, walk
npm run books -- --replay cart/1a2b  replays one walk of a book on the bare actor`;

async function write({ args, say, isStopped }: Call): Promise<boolean> {
  const made: MadeBook[] = [];
  const picked = chosen(args);
  for (const [place, model] of picked.entries()) {
    if (await isStopped()) break;
    const one = makeBook(model, committedWalks(model.id));
    made.push(one);
    const before = committedText(model.id);
    const isNews = before !== one.text;
    if (isNews) putBook(model.id, one.text);
    const news = isNews ? 'written' : 'as before';
    say(`[${place + 1}/${picked.length}] ${model.id}: ${one.book.walks.length} walks, ${news}`);
    if (isNews && before !== '') say(diffBooks(parseBook(before), parseBook(one.text)));
  }
  say(costTable(made));
  return true;
}

function replayOne({ say }: Call, address = ''): boolean {
  const [id = '', start = ''] = address.split('/');
  const [model] = chosen([id]);
  const found = committedBook(id).walks.filter((walk) => walk.id.startsWith(start));
  const [walk] = found;
  if (model === undefined || walk === undefined || found.length > 1) {
    throw new Error(`«${address}» is ${found.length} walks: name one as machine/id, as its book does.`);
  }
  const trouble = troubleIn(model, walk);
  say(trouble === '' ? `${storyOf(walk)}\nAll ${walk.steps.length} steps are as foretold.` : trouble);
  return trouble === '';
}

function showClauses({ say }: Call): boolean {
  const table = clauseTable(Object.values(models).map((model) => ({ model, book: committedBook(model.id) })));
  say(tableOf(table.map(({ clause, machine, carrier, walk }) => [clause, machine, carrier, walk ?? 'NOT WALKED'])));
  const clauses = new Set(table.map(({ clause }) => clause));
  const lost = new Set(table.filter(({ walk }) => walk === null).map(({ clause }) => clause));
  say(`${clauses.size - lost.size} of ${clauses.size} clauses are walked.`);
  return lost.size === 0;
}

/** Runs `npm run books`. Returns whether all went well. @throws with one sentence where the arguments make no sense */
export function run(call: Call): Promise<boolean> | boolean {
  const [first, ...rest] = call.args;
  if (first === '--help') {
    call.say(HELP);
    return true;
  }
  if (first === '--replay') return replayOne(call, rest[0]);
  if (first === '--clauses') return showClauses(call);
  if (first === '--complete') return completeSuites(call, chosen(rest));
  if (first?.startsWith('-') === true) throw new Error(`«${first}» is unknown.\n${HELP}`);
  return write(call);
}
