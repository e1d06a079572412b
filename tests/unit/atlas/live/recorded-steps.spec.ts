import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MachineId, machines } from '../../../../machines/index.ts';
import type { InspectionMessage } from '../../../../machines/recorder/messages.ts';
import { walkFileOf } from '../../../../src/atlas/page/trial/save-walk.ts';
import { recordedSteps } from '../../../../src/atlas/trial/recorded-steps.ts';
import { isMasked } from '../../../../src/atlas/traffic/conformance/recorded.ts';
import { replayed } from '../../../../src/atlas/trial/steps.ts';
import { subjectFrom } from '../../../../src/atlas/trial/subject.ts';
import { stateWords } from '../../../engine/machine/state-words.ts';
import { stimulusOf } from '../../../engine/machine/stimulus.ts';
import { wordsOfWalk } from '../../../engine/walk-files/walk.ts';
import { parseWalkFile } from '../../../engine/walk-files/walk-file.ts';
import { simulatedSession } from '../../../sessions/simulated-session.ts';
import { weights } from '../../traffic/sessions-on-disk.ts';

const subjects = new Map(Object.entries(machines).map(([id, machine]) => [id, subjectFrom(machine)]));

function startsOf(id: MachineId) {
  const file = readFileSync(`tests/machines/${id}/${id}.actor.walks`, 'utf8');
  return [...new Set(parseWalkFile(file).walks.flatMap((walk) => wordsOfWalk(walk).slice(0, 1)))].map(stimulusOf);
}

/** The messages of a session by their actor, with the machine of each. */
function actorsIn(messages: readonly InspectionMessage[]) {
  const actors = new Map<string, { id: MachineId | undefined; own: InspectionMessage[] }>();
  for (const message of messages) {
    const definition = message.type === '@xstate.actor' ? Object(JSON.parse(message.definition ?? '{}')) : {};
    const known = actors.get(message.sessionId) ?? {
      id: (Object.keys(machines) as MachineId[]).find((id) => id === definition.id),
      own: [],
    };
    known.own.push(message);
    actors.set(message.sessionId, known);
  }
  return [...actors.values()];
}

/** The last moment at which an actor was at rest and had not ended, and all that came before it. */
function untilRest(own: readonly InspectionMessage[]) {
  const moment = own.findLast((message) => message.type === '@xstate.snapshot' && message.snapshot.status === 'active');
  if (moment?.type !== '@xstate.snapshot' || moment.snapshot.value === undefined) return null;
  return {
    state: stateWords(moment.snapshot.value as Parameters<typeof stateWords>[0]),
    before: own.slice(0, own.indexOf(moment) + 1),
  };
}

/** The actors of our machines in 12 sessions, each until it was at rest. */
function* actorsAtRest() {
  for (let number = 1; number <= 12; number += 1) {
    const { messages } = simulatedSession({ ...weights, events: 24 }, 11, number);
    for (const { id, own } of actorsIn(messages)) {
      const rest = untilRest(own);
      const subject = subjects.get(id ?? '');
      if (id !== undefined && subject !== undefined && rest !== null) yield { id, subject, rest };
    }
  }
}

/** Machines with several starts whose context shows all that they were started with. */
const CONTEXT_SHOWS: readonly MachineId[] = ['carousel', 'chunk', 'form', 'gallery', 'purchase', 'search'];

describe('The steps of a recorded actor', () => {
  it('lead a trial to where the actor was, in 12 sessions, but for what is masked, and are a walk file', () => {
    let right = 0;
    const lostSteps: string[] = [];
    for (const { id, subject, rest } of actorsAtRest()) {
      const { words, lost } = recordedSteps(subject, startsOf(id), rest.before);
      const { steps, lost: impossible } = replayed(subject, words);
      expect(impossible).toBeNull();
      const [walk] = parseWalkFile(walkFileOf(id, steps)).walks;
      if (steps.length > 0) expect(replayed(subject, walk === undefined ? [] : wordsOfWalk(walk)).lost).toBeNull();
      expect(walk?.steps.map(({ seen }) => seen) ?? []).toEqual(steps.map(({ seen }) => seen));
      if (lost !== null) lostSteps.push(lost);
      else {
        right += 1;
        expect(steps.at(-1)?.seen.state).toBe(rest.state);
      }
    }
    expect(right).toBeGreaterThan(50);
    expect(lostSteps.length).toBeLessThan(10);
    expect(lostSteps.filter((step) => !isMasked(step))).toEqual([]);
  });

  it('lead a trial to where the actor was, from a start that the record shows and no model names', () => {
    const begun = new Set<MachineId>();
    for (const { id, subject, rest } of actorsAtRest()) {
      if (!CONTEXT_SHOWS.includes(id)) continue;
      const starts = startsOf(id);
      const { words } = recordedSteps(subject, starts, rest.before);
      // What it is started with is called by the names in another start.
      const others = starts.filter((start) => start.words !== words[0]);
      expect(recordedSteps(subject, others, rest.before).words).toEqual(words);
      begun.add(id);
    }
    expect([...begun].sort()).toEqual(CONTEXT_SHOWS);
  });

  it('are none where the actor ran before the record began', () => {
    const { messages } = simulatedSession({ ...weights, events: 24 }, 11, 1);
    const [one] = actorsIn(messages).filter(({ id }) => id !== undefined);
    const subject = subjects.get(one?.id ?? '');
    if (one?.id === undefined || subject === undefined) throw new Error('no machine in the session');
    expect(recordedSteps(subject, startsOf(one.id), one.own.slice(1))).toEqual({ words: [], lost: 'start' });
  });
});
