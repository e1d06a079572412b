import { expect, it } from 'vitest';
import environment from '../support/dom-environment.ts';

it('A document keeps what it stores itself, whatever this version of Node has of these names', async () => {
  const host: Record<string, unknown> = {};
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(host, name, { get: () => undefined, configurable: true });
  const { teardown } = await environment.setup(host, {});
  for (const storage of [host['localStorage'], host['sessionStorage']] as (Storage | undefined)[]) {
    storage?.setItem('kept', 'here');
    expect(storage?.getItem('kept')).toBe('here');
  }
  await teardown(host);
});
