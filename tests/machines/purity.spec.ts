import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const BROWSER = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'fetch'] as const;

const FORBIDDEN = vi.hoisted(() => (name: string) => () => {
  throw new Error(`${name} was imported`);
});

vi.mock('react', FORBIDDEN('react'));
vi.mock('react-dom', FORBIDDEN('react-dom'));
vi.mock('@xstate/react', FORBIDDEN('@xstate/react'));
vi.mock('@mantine/core', FORBIDDEN('@mantine/core'));
vi.mock('@mantine/form', FORBIDDEN('@mantine/form'));
vi.mock('@mantine/hooks', FORBIDDEN('@mantine/hooks'));
vi.mock('@tanstack/react-router', FORBIDDEN('@tanstack/react-router'));
vi.mock('i18next', FORBIDDEN('i18next'));
vi.mock('react-i18next', FORBIDDEN('react-i18next'));

const folder = new URL('../../machines/', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .toSorted();

/** Puts a trap in place of each global of a browser: whoever reads one throws. */
function trapGlobals(): void {
  for (const name of BROWSER) {
    const get = () => {
      throw new Error(`${name} was touched`);
    };
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
}

const before = BROWSER.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

describe('The machines', () => {
  it('are all here', () => {
    expect(files).toContain('index.ts');
    expect(files.filter((name) => name.endsWith('.machine.ts')).length).toBeGreaterThanOrEqual(9);
  });

  it.each(files)('need neither React nor i18next nor a browser to be imported: %s', async (name) => {
    vi.resetModules();
    trapGlobals();
    await expect(import(new URL(name, folder).href)).resolves.toBeTypeOf('object');
  });
});

describe('The proof', () => {
  it('throws on an import that a machine must not have', async () => {
    vi.resetModules();
    await expect(import('react')).rejects.toMatchObject({ cause: { message: 'react was imported' } });
    await expect(import('i18next')).rejects.toMatchObject({ cause: { message: 'i18next was imported' } });
  });

  it('throws on a global that only a browser has', () => {
    trapGlobals();
    expect(() => document).toThrow('document was touched');
    expect(() => localStorage).toThrow('localStorage was touched');
  });
});
