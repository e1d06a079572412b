import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, createElement, useState } from 'react';
import { expect, it } from 'vitest';
import { onDemand } from '../../../src/ui/on-demand/on-demand.tsx';
import { MOMENT } from '../support/live-shop.ts';
import { openLivePage } from '../support/live-page.ts';

interface NotedProps {
  readonly isNeeded: boolean;
}

/** How somebody who has asked for the script is answered. */
interface Asked {
  readonly resolve: (script: ComponentType<NotedProps>) => void;
  readonly reject: (error: Error) => void;
}

let mounted = 0;

/** Shows which of all that were ever mounted it is. */
function Noted() {
  const [number] = useState(() => (mounted += 1));
  return `number ${number}`;
}

/** A script that is on its way to those who have asked for it, until it comes or fails to. */
function openServer() {
  const asked = new Set<Asked>();
  const answer = (give: (one: Asked) => void) => {
    for (const one of asked) give(one);
    asked.clear();
  };
  return {
    load: () => new Promise<ComponentType<NotedProps>>((resolve, reject) => void asked.add({ resolve, reject })),
    deliver: () => answer(({ resolve }) => resolve(Noted)),
    lose: () => answer(({ reject }) => reject(new Error('The script did not come.'))),
  };
}

function openScreens() {
  mounted = 0;
  const live = openLivePage('/', { patience: MOMENT, allowed: /The script did not come/u });
  const server = openServer();
  const Demanded = onDemand(server.load, ({ isNeeded }: NotedProps) => isNeeded);
  return {
    ...server,
    /** What is seen of a screen with the component once it is there. */
    show: async (screen: string, isNeeded: boolean, answer = server.deliver): Promise<string | null> => {
      await live.render(
        createElement(CatchBoundary, {
          getResetKey: () => screen,
          errorComponent: ({ error }) => String(error),
          // oxlint-disable-next-line react/no-children-prop -- the type of the boundary asks for it
          children: createElement(Demanded, { key: screen, isNeeded }),
        }),
      );
      await live.settle();
      answer();
      await live.settle();
      answer();
      await live.settle();
      return live.page.textContent;
    },
  };
}

it('A script that did not come when it was needed is fetched anew by the next screen, needed there or not (R19)', async () => {
  const { show, lose } = openScreens();
  expect(await show('first', false, lose)).toBe('');
  expect(await show('first', true, lose)).toBe('Error: The script did not come.');
  expect(await show('second', false)).toBe('number 1');
  expect(await show('third', true)).toBe('number 2');
});

it('What was needed before its script had come stays the same when that is there', async () => {
  const { show } = openScreens();
  expect(await show('first', true, () => undefined)).toBe('');
  expect(await show('first', true)).toBe('number 1');
  expect(await show('first', false)).toBe('number 1');
});
