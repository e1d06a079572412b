import type { TrafficQuestion } from '../../../machines/traffic/question.ts';
import { replicasOfBuild } from './conformance/replicas.ts';
import { type CheckedSession, Counting } from './counting.ts';
import type { SessionFilter } from './filter.ts';
import type { TrafficReply, TrafficRequest } from './messages.ts';

/** How often the page is told how far it is, in milliseconds. */
const INTERVAL = 400;

/** Sessions in a list: more are found by a narrower question. */
const LISTED = 100;

const counting = new Counting();
let question: TrafficQuestion | null = null;
let unread = 0;
let reading = 0;
/** Counts how often replaying was begun or stopped: one that was begun before goes on no more. */
let checks = 0;

function reply(message: TrafficReply): void {
  postMessage(message);
}

function sayCounted(): void {
  if (question === null) return;
  const counted = counting.count(question);
  reply({ kind: 'counted', counted, sessions: counted.all, unread, isRead: reading === 0 });
}

async function read(files: readonly File[]): Promise<void> {
  reading += 1;
  let said = performance.now();
  const note = (isRead: boolean): void => {
    if (!isRead) unread += 1;
    if (performance.now() - said < INTERVAL) return;
    sayCounted();
    said = performance.now();
  };
  // A file that is gone by now keeps none of the others from being read.
  for (const file of files) await counting.read(file, note).catch(() => note(false));
  reading -= 1;
  sayCounted();
}

async function readLive(file: File): Promise<void> {
  reading += 1;
  await counting.readLive(file);
  reading -= 1;
  sayCounted();
}

async function check(): Promise<void> {
  checks += 1;
  const own = checks;
  const checked: CheckedSession[] = [];
  let sessions = 0;
  let said = performance.now();
  for await (const one of counting.check(replicasOfBuild())) {
    if (own !== checks) return;
    sessions += 1;
    if (one !== null) checked.push(one);
    if (performance.now() - said < INTERVAL) continue;
    reply({ kind: 'checked', checked, sessions, isDone: false });
    said = performance.now();
  }
  reply({ kind: 'checked', checked, sessions, isDone: true });
}

async function xes(filter: SessionFilter): Promise<Blob> {
  const parts: Blob[] = [];
  // A browser keeps the parts of a blob where it has room, and not all at once as text.
  for await (const part of counting.xes(filter)) parts.push(new Blob([part]));
  return new Blob(parts, { type: 'application/xml' });
}

addEventListener('message', ({ data: request }: MessageEvent<TrafficRequest>) => {
  switch (request.kind) {
    case 'read':
      question = request.question;
      void read(request.files);
      return;
    case 'live':
      question = request.question;
      void readLive(request.file);
      return;
    case 'count':
      question = request.question;
      sayCounted();
      return;
    case 'list':
      reply({ kind: 'listed', id: request.id, sessions: counting.list(request.filter, LISTED) });
      return;
    case 'session':
      void counting.session(request.index).then(
        (session) => reply({ kind: 'session', id: request.id, session }),
        () => reply({ kind: 'session', id: request.id, session: null }),
      );
      return;
    case 'xes':
      void xes(request.filter).then(
        (log) => reply({ kind: 'xes', id: request.id, log }),
        () => reply({ kind: 'xes', id: request.id, log: null }),
      );
      return;
    case 'check':
      void check();
      return;
    case 'uncheck':
      checks += 1;
  }
});
