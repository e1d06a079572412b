import { format } from 'node:util';
import { type MockInstance, vi } from 'vitest';

/** From now on hands each error and warning to a listener, in words, and none to the console. The spies take that back. */
export function hearConsole(listener: (text: string) => void): readonly MockInstance[] {
  return (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => listener(format(...said))),
  );
}
