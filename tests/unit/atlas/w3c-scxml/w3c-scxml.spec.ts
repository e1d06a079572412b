import { readFileSync, readdirSync } from 'node:fs';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
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

/** The states and transitions of a document, counted by another reader. One of two events is two, as in XState. */
function countedIn(text: string): { states: number; transitions: number } {
  using document = XmlDocument.fromString(text);
  // A document can hold others, for actors and as data.
  const own = 'count(ancestor::*[local-name()="scxml"])=1';
  const states = document.find(
    `//*[local-name()="state" or local-name()="parallel" or local-name()="final" or local-name()="history"][${own}]`,
  );
  const transitions = document
    .find(
      `//*[local-name()="transition"][parent::*[local-name()="state" or local-name()="parallel" or local-name()="scxml"]][${own}]`,
    )
    .map((node) => (node instanceof XmlElement ? (node.attr('event')?.content ?? '') : ''));
  return {
    states: states.length,
    transitions: transitions.reduce(
      (sum, events) => sum + (events.trim() === '' ? 1 : events.trim().split(/\s+/u).length),
      0,
    ),
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
      expect({ states: statesWithin(chart.root).length - 1, transitions: chart.transitions.length }).toEqual(
        countedIn(textOf(name)),
      );
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
