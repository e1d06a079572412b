import { readFileSync, readdirSync } from 'node:fs';
import { XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../../src/atlas/chart/chart.ts';
import { chartOf } from '../../../../src/atlas/chart/chart-of.ts';
import { statesWithin } from '../../../../src/atlas/chart/chart.ts';
import { scxmlText } from '../../../../src/atlas/exports/scxml/scxml.ts';
import { readMachine } from '../../../../src/atlas/foreign/read-machine.ts';
import { layoutOf } from '../../../../src/atlas/layout/layout.ts';
import { clashes } from '../clashes.ts';
import { LEFT_OUT } from './left-out.ts';

const FOLDER = 'tests/unit/atlas/w3c-scxml/documents';
const names = readdirSync(FOLDER);

function textOf(name: string): string {
  return readFileSync(`${FOLDER}/${name}`, 'utf8');
}

const MS_PER_SECOND = 1000;

/** A delay as CSS writes it, in milliseconds. */
function millisecondsIn(delay: string): number {
  return Number.parseFloat(delay) * (delay.trim().endsWith('ms') ? 1 : MS_PER_SECOND);
}

/** What a document says, by another reader. */
interface Counted {
  readonly states: number;
  /** One of two events is two, as in XState. */
  readonly transitions: number;
  /** After how many milliseconds transitions are taken whose event the state has sent to itself on the way in. */
  readonly delays: readonly number[];
}

/** The events of a transition, none where it waits for none. */
function eventsOf(transition: XmlNode): string[] {
  const events = transition instanceof XmlElement ? (transition.attr('event')?.content ?? '') : '';
  return events.split(/\s+/u).filter((event) => event !== '');
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Counts what a document says. */
function countedIn(text: string): Counted {
  using document = XmlDocument.fromString(text);
  // A document can hold others, for actors and as data.
  const own = 'count(ancestor::*[local-name()="scxml"])=1';
  const states = document.find(
    `//*[local-name()="state" or local-name()="parallel" or local-name()="final" or local-name()="history"][${own}]`,
  );
  const transitions = document.find(
    `//*[local-name()="transition"][parent::*[local-name()="state" or local-name()="parallel" or local-name()="scxml"]][${own}]`,
  );
  const delays = transitions.flatMap((transition) => {
    const events = new Set(eventsOf(transition));
    return transition
      .find('../*[local-name()="onentry"]/*[local-name()="send"][@delay][not(@target) or @target="#_internal"]')
      .filter((send): send is XmlElement => send instanceof XmlElement)
      .filter((send) => events.has(send.attr('event')?.content ?? ''))
      .map((send) => millisecondsIn(send.attr('delay')?.content ?? ''));
  });
  return {
    states: states.length,
    transitions: transitions.reduce((sum, transition) => sum + Math.max(1, eventsOf(transition).length), 0),
    delays: delays.toSorted(byNumber),
  };
}

/** What of a chart is its graph. */
function graphOf({ root, transitions }: Chart) {
  return {
    states: statesWithin(root)
      .map(({ id, kind }) => `${id} ${kind}`)
      .toSorted(),
    transitions: transitions
      .map(({ source, targets, trigger, guard, reenters }) => [source, trigger, guard, targets, reenters].join(' | '))
      .toSorted(),
  };
}

describe('The test documents of the W3C', () => {
  it('are all here or left out with a reason, each once', () => {
    expect(names).toHaveLength(202);
    expect(names.filter((name) => Object.hasOwn(LEFT_OUT, name.replace('.scxml', '')))).toEqual([]);
    expect(Object.keys(LEFT_OUT)).toHaveLength(6);
  });

  it.each(names)(
    '%s is drawn with all its states and transitions, and is the same when written and read again',
    (name) => {
      const json = readMachine(textOf(name), name);
      const chart = chartOf(json);
      expect({
        states: statesWithin(chart.root).length - 1,
        transitions: chart.transitions.length,
        delays: chart.transitions
          .filter(({ kind }) => kind === 'after')
          .map(({ trigger }) => Number(trigger.replace('after ', '')))
          .toSorted(byNumber),
      }).toEqual(countedIn(textOf(name)));
      expect(graphOf(chartOf(readMachine(scxmlText(json), name)))).toEqual(graphOf(chart));
    },
  );

  // A drawing takes half a second: every twentieth.
  it.each(names.filter((_, place) => place % 20 === 0))(
    '%s is drawn whole, and nothing on it covers another',
    async (name) => {
      const layout = await layoutOf(chartOf(readMachine(textOf(name), name)));
      expect(layout.states.length - 1).toBe(countedIn(textOf(name)).states);
      expect(clashes(layout)).toEqual([]);
    },
  );
});
