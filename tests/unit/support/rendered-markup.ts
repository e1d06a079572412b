import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { hearConsole } from './hear-console.ts';

/** A class as its sheet names it: without what tells the sheets of one name apart, which is made from where they lie. */
function ownName(name: string): string {
  return name.replace(/^_(.+)_[\da-z]{5,6}$/u, '$1');
}

/** Markup in which the names are numbered that React and Mantine make up, so that only what a page says and shows counts. */
export function plain(markup: string): string {
  const names = new Map<string, string>();
  return markup
    .replaceAll(/(?<= class=")[^"]*/gu, (classes) => classes.split(' ').map(ownName).join(' '))
    .replaceAll(
      /_[Rr]_[\da-z]*_|(?<!-)mantine-[\da-z]{9}(?![\da-z])/gu,
      (name) => names.get(name) ?? names.set(name, `name${names.size}`).get(name) ?? name,
    );
}

/**
 * The markup of something once all of it has come, parts with a script of their own included.
 *
 * @throws what it throws, and what is said of it on the console: in the long form also by React, which is silent in a build
 */
export async function renderedMarkup(node: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const heard = hearConsole((text) => void faults.push(new Error(text)));
  // Without a bound on its size it comes in one piece.
  const options = { progressiveChunkSize: Infinity, onError: (error: unknown) => void faults.push(error) };
  const { prelude } = await prerender(node, options).finally(() => {
    for (const spy of heard) spy.mockRestore();
  });
  if (faults.length > 0) throw faults[0];
  return plain(await new Response(prelude).text());
}
