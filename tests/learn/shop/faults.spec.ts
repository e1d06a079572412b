import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS, withFaults } from './faults.ts';

function sourceOf(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

describe('The faults of wiring', () => {
  it.each(FAULTS)(
    '$name has its place in the source exactly once, and keeps the right way beside the wrong',
    (fault) => {
      const source = sourceOf(fault.file);
      const switched = withFaults(source, [fault]);
      expect(switched).toContain(`=== '${fault.name}' ? (${fault.faulty}) : (${fault.place[1]})`);
      expect(switched.replace(/\(globalThis\.loadoutFault [^]*? : \(/u, '').length).toBeLessThan(switched.length);
    },
  );

  it('are eight of different names, and touch no machine', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(8);
    expect(FAULTS.filter(({ file }) => file.startsWith('machines/'))).toEqual([]);
  });

  it('are an error where their place is gone or not the only one', () => {
    const [fault] = FAULTS;
    if (fault === undefined) throw new Error('There is no fault.');
    expect(() => withFaults('', [fault])).toThrow('«deaf-heart» is 0 times');
    const source = sourceOf(fault.file);
    expect(() => withFaults(source + source, [fault])).toThrow('«deaf-heart» is 2 times');
  });
});
