import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../../src/catalogue/scenes/', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.py'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

/** Colour, roughness and share of metal of a material that a scene makes with numbers. */
const METAL = /material\([^()]*\([^()]*\), (?<rough>0\.\d+), 1\.0/gu;

it('The arrow keys of both keyboards carry arrows, not letters that look like them', () => {
  const layouts = sources.find(({ file }) => file === 'layouts.py')?.text ?? '';
  for (const arrow of '↑←↓→') expect(layouts.split(arrow), arrow).toHaveLength(3);
  expect(layouts).not.toMatch(/'\^'|'<|<v>/u);
});

it('Metal is rough enough for the darkroom to clean its grain', () => {
  const rough = sources.flatMap(({ text }) => [...text.matchAll(METAL)].map(({ groups }) => Number(groups?.['rough'])));
  expect(rough.length).toBeGreaterThan(5);
  // The renderer takes a surface for a mirror where the square of its roughness is below 0.075.
  for (const one of rough) expect(one ** 2).toBeGreaterThan(0.075);
});
