import { type AnyActor, createActor } from 'xstate';
import { type MachineId, machines } from '../../machines/index.ts';
import type { InspectionMessage } from '../../machines/recorder/messages.ts';
import { InspectionSerializer } from '../../src/app/inspect/serializer.ts';
import { Turn } from '../../src/app/inspect/turn.ts';
import { watchActors } from '../../src/app/inspect/watch.ts';
import { holdActors, settle } from '../engine/machine/held-actors.ts';
import type { MachineModel, PlainEvent } from '../engine/model.ts';
import { models } from '../machines/models.ts';
import { type Chance, chanceOf } from './chance.ts';
import { withoutWords } from './definitions.ts';
import { SessionClock } from './session-clock.ts';
import { type MachineWeights, type Weights, weightsOf } from './weights.ts';

/** One simulated session: what a shop would have told the atlas, and by which seed and number it can be made again. */
export interface SimulatedSession {
  readonly simulated: { readonly seed: number; readonly number: number };
  readonly messages: readonly InspectionMessage[];
}

/** A machine that runs in a session. */
interface Running {
  readonly id: MachineId;
  readonly model: MachineModel;
  readonly weights: MachineWeights;
  readonly actor: AnyActor;
}

/** These run as long as the page is open; all others come with a screen and go with it. */
const STAYS: ReadonlySet<string> = new Set(['session', 'language', 'cart', 'navigation', 'wishlist', 'storage']);

/** An actor that a machine waits for answers within so many milliseconds, on average. */
const ANSWER_TIME = 300;

const DAY = 86_400_000;

const held = new Map<MachineId, ReturnType<typeof holdActors>>();

function heldMachine(id: MachineId): ReturnType<typeof holdActors> {
  const machine = held.get(id) ?? holdActors(machines[id], models[id].actors);
  held.set(id, machine);
  return machine;
}

/** What an actor that runs now could answer, as a step to take; undefined where none runs. */
function answerIn({ actor, model }: Running, chance: Chance, fails: number): (() => void) | undefined {
  const waiting = Object.entries<AnyActor | undefined>(actor.getSnapshot().children).flatMap(([id, child]) => {
    const source: unknown = child?.src;
    const replies = model.replies?.[id] ?? (typeof source === 'string' ? model.replies?.[source] : undefined) ?? [];
    return child?.getSnapshot().status === 'active' && replies.length > 0 ? [{ child, replies }] : [];
  });
  const one = chance.weighed(waiting, () => 1);
  if (one === undefined) return undefined;
  const reply = chance.weighed(one.replies, (answer) => ('done' in answer ? 1 - fails : fails));
  return reply === undefined ? undefined : () => one.child.send(settle(reply));
}

/** An event that the machine accepts now: its type by weight, then one of its payloads. Undefined where it accepts none. */
function eventIn({ actor, model, weights }: Running, chance: Chance): PlainEvent | undefined {
  const snapshot = actor.getSnapshot();
  const byType = new Map<string, PlainEvent[]>();
  for (const event of model.stimuli(snapshot)) byType.set(event.type, [...(byType.get(event.type) ?? []), event]);
  // To ask whether an event is accepted costs a step: so one after the other, not all.
  while (byType.size > 0) {
    const type = chance.weighed([...byType.keys()], (name) => weights.events[name] ?? 1);
    if (type === undefined) return undefined;
    const payloads = byType.get(type) ?? [];
    const [event] = payloads.splice(Math.floor(chance.next() * payloads.length), 1);
    if (payloads.length === 0) byType.delete(type);
    if (event !== undefined && snapshot.can(event)) return event;
  }
  return undefined;
}

/** XState counts all actors of a process. Here they are counted by session, and definitions have no words, as in a shop's build. */
function renaming(): (message: InspectionMessage) => InspectionMessage {
  const numbers = new Map<string, string>();
  const nameOf = (id: string): string => {
    const [tab = ''] = id.split('/', 1);
    const name = numbers.get(id) ?? `${tab}/x:${numbers.size}`;
    numbers.set(id, name);
    return name;
  };
  return (message) => {
    const { sessionId, rootId, causeId } = message;
    const own = {
      sessionId: nameOf(sessionId),
      rootId: nameOf(rootId),
      ...(causeId !== undefined && { causeId: nameOf(causeId) }),
    };
    if (message.type === '@xstate.event' && message.sourceId !== undefined)
      return { ...message, ...own, sourceId: nameOf(message.sourceId) };
    if (message.type !== '@xstate.actor') return { ...message, ...own };
    const { parentId, definition } = message;
    return {
      ...message,
      ...own,
      parentId: parentId === undefined ? parentId : nameOf(parentId),
      definition: definition === undefined ? definition : withoutWords(definition),
    };
  };
}

function inputOf(id: MachineId, language: string | undefined, chance: Chance): unknown {
  if (id === 'language') return { detected: language };
  return chance.weighed(models[id].inputs ?? [], () => 1);
}

/**
 * Simulates one session: machines are walked by chance and weights, each by itself, as bare actors on a clock of their own, and
 * the messages are written by what writes them in the shop, masks included. What a shopper does on one machine has no effect
 * on another one: what joins them is code of the app. The same seed and number make the same session.
 */
export function simulatedSession(weights: Weights, seed: number, number: number): SimulatedSession {
  const chance = chanceOf(seed, number);
  const clock = new SessionClock(Date.parse(weights.from) + Math.floor(chance.next() * weights.days * DAY));
  const messages: InspectionMessage[] = [];
  const target = Math.max(1, Math.round(weights.events * (0.5 + chance.next())));
  let events = 0;
  const goesOn = () => events < target;
  const serializer = new InspectionSerializer(`s${seed}-${number}`, () => clock.now);
  const tab = `Simulated ${seed}/${number}`;
  const renamed = renaming();
  const turn = new Turn((message) => messages.push({ ...renamed(message), tab }));
  const watch = watchActors(
    (report) => {
      const message = serializer.message(report);
      if (message?.type === '@xstate.event') events += 1;
      if (message !== null) turn.add(message);
    },
    ({ actor, rootId }, event) => turn.add(serializer.emitted(actor, rootId, event)),
  );
  const language = chance.weighed(Object.keys(weights.languages), (name) => weights.languages[name] ?? 0);
  // A machine without weights costs no chance: one that is new leaves the sessions of a seed as they are.
  const ids = (Object.keys(machines) as MachineId[]).filter((id) => {
    const own = weightsOf(weights, id);
    return own !== null && chance.isSo(own.share);
  });
  const running: Running[] = [];
  const start = (id: MachineId): void => {
    const own = weightsOf(weights, id);
    if (own === null) return;
    const input = inputOf(id, language, chance);
    const actor: AnyActor = createActor(heldMachine(id), { inspect: watch.inspect, clock, input });
    actor.subscribe({ error: () => {} });
    running.push({ id, model: models[id], weights: own, actor });
    actor.start();
    turn.flush();
  };
  const close = (one: Running): void => {
    running.splice(running.indexOf(one), 1);
    turn.add(serializer.stopped(one.actor, one.actor.sessionId));
    one.actor.stop();
    turn.flush();
  };
  const later = ids.filter((id) => !STAYS.has(id));
  for (const id of ids.filter((one) => STAYS.has(one))) start(id);
  while (goesOn()) {
    const next = chance.weighed([...running, ...later], (one) =>
      typeof one === 'string' ? (weightsOf(weights, one)?.weight ?? 0) : one.weights.weight,
    );
    if (next === undefined) break;
    if (typeof next === 'string') {
      later.splice(later.indexOf(next), 1);
      start(next);
      continue;
    }
    const answer = answerIn(next, chance, weights.fails);
    clock.passUntil(clock.now + chance.pause(answer === undefined ? next.weights.pause : ANSWER_TIME), goesOn);
    turn.flush();
    if (!goesOn()) break;
    const isOver = next.actor.getSnapshot().status !== 'active';
    if (isOver || (!STAYS.has(next.id) && chance.isSo(weights.late))) {
      close(next);
      continue;
    }
    const event = answer === undefined ? eventIn(next, chance) : undefined;
    if (answer !== undefined) answer();
    else if (event !== undefined) next.actor.send(event);
    else if (!STAYS.has(next.id)) close(next);
    turn.flush();
  }
  for (const { actor } of running) actor.stop();
  return { simulated: { seed, number }, messages };
}
