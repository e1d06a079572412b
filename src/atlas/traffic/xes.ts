import type { InspectionMessage } from '../../../machines/recorder/messages.ts';
import { allowedInXml } from '../exports/xml-signs.ts';
import { stateIn } from '../page/active.ts';
import { isoTime } from '../page/live/iso-time.ts';
import type { Session } from '../page/live/session-file.ts';
import { versionIn } from './version.ts';

/** The parts of the standard whose attributes are used, by their prefixes. */
const EXTENSIONS: readonly (readonly [string, string])[] = [
  ['Concept', 'concept'],
  ['Time', 'time'],
  ['Lifecycle', 'lifecycle'],
  ['Organizational', 'org'],
];

function escaped(text: string): string {
  return allowedInXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;');
}

function attribute(kind: 'string' | 'date' | 'boolean', key: string, value: string): string {
  return `<${kind} key="${key}" value="${escaped(value)}"/>`;
}

/** What the log declares to stand for a time that is not known: every event has to have one. */
const NO_TIME = '1970-01-01T00:00:00.000Z';

/**
 * The beginning of a log of event data in XES (IEEE 1849). Traces follow, and then its end. The schema of the standard has no
 * namespace, so the log has none: with the one that many tools write it is not valid.
 */
export const XES_START = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<log xes.version="1849.2016" xes.features="">',
  ...EXTENSIONS.map(
    ([name, prefix]) =>
      `<extension name="${name}" prefix="${prefix}" uri="http://www.xes-standard.org/${prefix}.xesext"/>`,
  ),
  `<global scope="trace">${attribute('string', 'concept:name', 'unknown')}</global>`,
  `<global scope="event">${attribute('string', 'concept:name', 'unknown')}${attribute('date', 'time:timestamp', NO_TIME)}${attribute('string', 'lifecycle:transition', 'complete')}</global>`,
  '<classifier name="Event" scope="event" keys="concept:name lifecycle:transition"/>',
  '',
].join('\n');

/** The end of a log. */
export const XES_END = '</log>\n';

/** One step of one actor: the event that it answered, when, and where that led. */
function eventOf(message: InspectionMessage, machine: string, took: readonly string[]): string {
  if (message.type !== '@xstate.snapshot') return '';
  const { event, snapshot, createdAt, sessionId } = message;
  return [
    '<event>',
    attribute('string', 'concept:name', `${machine}: ${event.type}`),
    attribute('date', 'time:timestamp', isoTime(Number(createdAt)) ?? NO_TIME),
    attribute('string', 'lifecycle:transition', 'complete'),
    attribute('string', 'org:resource', sessionId),
    attribute('string', 'state', stateIn(snapshot)),
    ...(took.length === 0 ? [] : [attribute('string', 'transitions', took.join(', '))]),
    '</event>\n',
  ].join('');
}

/** A session as a trace: an event for each step of an actor that runs a machine. Payloads and contexts are not in it. */
export function traceOf({ actors, messages, simulated }: Session, name: string): string {
  const machines = new Map<string, string>();
  const took = new Map<string, string[]>();
  for (const { sessionId, definition, name: machine } of actors)
    if (versionIn(definition) !== null) machines.set(sessionId, machine);
  const events = messages.map((message) => {
    const { sessionId } = message;
    if (message.type === '@xstate.actor' && versionIn(message.definition) !== null)
      machines.set(sessionId, message.name);
    if (message.type === '@xstate.microstep')
      took.set(sessionId, [...(took.get(sessionId) ?? []), ...(message.transitions ?? [])]);
    const machine = machines.get(sessionId);
    if (message.type !== '@xstate.snapshot' || machine === undefined) return '';
    const taken = took.get(sessionId) ?? [];
    took.delete(sessionId);
    return eventOf(message, machine, taken);
  });
  const head = [
    attribute('string', 'concept:name', name),
    attribute('boolean', 'simulated', String(simulated !== null)),
  ];
  return `<trace>${head.join('')}\n${events.join('')}</trace>\n`;
}
