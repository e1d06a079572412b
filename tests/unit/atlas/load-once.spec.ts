import { describe, expect, it, vi } from 'vitest';
import { forgetFailures, loadOnce } from '../../../src/atlas/page/load-once.ts';

describe('what is loaded once', () => {
  it('is asked for once by each key, and can be read at once when it is there', async () => {
    const load = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key.toUpperCase()));
    const loaded = loadOnce(new Map(), load);
    const first = loaded('a');
    expect(loaded('a')).toBe(first);
    expect(await loaded('b')).toBe('B');
    expect(load).toHaveBeenCalledTimes(2);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'A' });
  });

  it('stays failed until failures are forgotten, and what did not fail is kept', async () => {
    const load = vi.fn<(key: string) => Promise<string>>((key) =>
      key === 'a' ? Promise.reject(new Error('offline')) : Promise.resolve(key),
    );
    const loaded = loadOnce(new Map(), load);
    await expect(loaded('a')).rejects.toThrow('offline');
    await loaded('b');
    await expect(loaded('a')).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(2);
    forgetFailures();
    load.mockImplementation((key) => Promise.resolve(key));
    expect(await loaded('a')).toBe('a');
    await loaded('b');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
