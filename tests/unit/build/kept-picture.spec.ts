import { expect, it } from 'vitest';
import { keptPicture } from '../../../src/build/offline/kept-picture.ts';

function at(file: string) {
  return `https://shop.example/pictures/${file}`;
}

const kept = [
  'fan-320.0a.avif',
  'fan-800.0a.avif',
  'view-fan-2-1000.0b.avif',
  'coins-emberfall-1000-320.0c.avif',
  'coins-emberfall-1000-800.0c.avif',
].map(at);

it.each([
  ['A picture that is not kept has the widest of its kind in its place', 'fan-1600.0a.avif', 'fan-800.0a.avif'],
  ['and so has one of another build', 'fan-320.0d.avif', 'fan-800.0a.avif'],
  ['and never a picture whose name only ends alike', 'view-fan-2-1600.0b.avif', 'view-fan-2-1000.0b.avif'],
  ['A number in a name is no width', 'coins-emberfall-1000-1600.0c.avif', 'coins-emberfall-1000-800.0c.avif'],
  ['Nothing stands for another format', 'fan-800.0a.webp', 'fan-800.0a.webp'],
  ['Nothing stands for a picture that is not there', 'mouse-800.0e.avif', 'mouse-800.0e.avif'],
])('%s', (_, asked, shown) => {
  expect(keptPicture(at(asked), kept)).toBe(at(shown));
});
