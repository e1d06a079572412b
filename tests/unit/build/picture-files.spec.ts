import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashesOf, servedName } from '../../../src/build/catalogue/picture-files.ts';

let folder = '';

function put(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-pictures-'));
  put({ 'fan-320.avif': 'small', 'fan-800.avif': 'large', 'view-fan-2-320.avif': 'a side' });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('The hash of a picture', () => {
  it('is one for all its files, in eight hexadecimal digits', () => {
    const hashes = hashesOf(folder);
    expect(Object.keys(hashes)).toEqual(['fan', 'view-fan-2']);
    expect(Object.values(hashes).join()).toMatch(/^[\da-f]{8},[\da-f]{8}$/u);
    expect(hashesOf(folder)).toEqual(hashes);
  });

  it.each([
    ['one of its files changes', { 'fan-800.avif': 'another' }],
    ['it has a file more', { 'fan-1600.avif': 'larger' }],
    ['two of its files change places', { 'fan-320.avif': 'large', 'fan-800.avif': 'small' }],
  ])('is another one where %s, and that of others stays', (_, change) => {
    const before = hashesOf(folder);
    put(change);
    const after = hashesOf(folder);
    expect(after['fan']).not.toBe(before['fan']);
    expect(after['view-fan-2']).toBe(before['view-fan-2']);
  });
});

describe('The name by which a picture is served', () => {
  it('has the hash after the width', () => {
    expect(servedName('view-fan-2-320.avif', { 'view-fan-2': '01234567' })).toBe('view-fan-2-320.01234567.avif');
  });

  it('is refused where the file is not named as a picture, or has no hash', () => {
    expect(() => servedName('fan.avif', { fan: '01234567' })).toThrow('fan.avif is not named as a picture');
    expect(() => servedName('fan-320.avif', {})).toThrow('The picture fan has no hash.');
  });
});
