import { describe, expect, it } from 'vitest';
import { netlifyFile } from '../../../src/build/hosting/netlify.ts';

interface Rule {
  readonly from: string;
  readonly category?: string;
  readonly to: string;
  readonly status: number;
}

/** The rules of the file, in their order. */
function rulesOf(file: string): readonly Rule[] {
  return file
    .split('[[redirects]]')
    .slice(1)
    .map((lines) => {
      const value = (name: string) => new RegExp(`^  ${name} = "?([^"\\n]*)"?$`, 'mu').exec(lines)?.[1] ?? '';
      const [, category] = /category = "(\d+)"/u.exec(lines) ?? [];
      return { from: value('from'), to: value('to'), status: Number(value('status')), ...(category && { category }) };
    });
}

describe('netlify.toml', () => {
  const rules = rulesOf(netlifyFile());

  it('answers what is missing among the files as missing, before any page answers', () => {
    const scripts = rules.findIndex(({ from }) => from === '/static/*');
    expect(rules[scripts]).toEqual({ from: '/static/*', to: '/missing.txt', status: 404 });
    expect(scripts).toBeLessThan(rules.findIndex(({ status }) => status === 200));
  });

  it('has a page for each address, a category by its id, and home for any other', () => {
    expect(rules).toContainEqual({ from: '/SignUp', to: '/pages/en/SignUp.html', status: 200 });
    expect(rules).toContainEqual({
      from: '/ProductList/Keyboard',
      category: '2',
      to: expect.stringMatching(/^\/pages\/en\/.*\.html$/u),
      status: 200,
    });
    expect(rules.at(-1)).toEqual({ from: '/*', to: '/pages/en/unknown.html', status: 200 });
  });
});
