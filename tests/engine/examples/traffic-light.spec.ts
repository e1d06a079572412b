import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from './traffic-light.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The code blocks of the README in one language. */
function blocksIn(language: string): string[] {
  return [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].flatMap(([, tag, code = '']) =>
    tag === language ? [code] : [],
  );
}

describe('The README of the engine', () => {
  it('shows the example as it stands in its file', () => {
    const file = readFileSync(new URL('traffic-light.ts', import.meta.url), 'utf8');
    expect(blocksIn('ts')).toEqual([file]);
  });

  it('shows what the example prints, and that it finds the fault', () => {
    const lines: string[] = [];
    expect(run({ say: (text) => lines.push(text) })).toBe(false);
    expect(blocksIn('text')).toEqual([`${lines.join('\n')}\n`]);
  });

  it('names files, functions and types that are there', () => {
    const named = [...readme.matchAll(/(`\w+`(?: and `\w+`)?) in `([\w/-]+\.ts)`/gu)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, functions = '', path = ''] of named) {
      const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      for (const name of functions.match(/\w+(?=`)/gu) ?? [])
        expect(code, path).toMatch(new RegExp(`export (?:async )?(?:function\\*?|class|interface) ${name}\\b`, 'u'));
    }
    for (const [, folder = ''] of readme.matchAll(/^\| `([\w-]+\/)`/gmu))
      expect(existsSync(new URL(`../${folder}`, import.meta.url)), folder).toBe(true);
  });
});
