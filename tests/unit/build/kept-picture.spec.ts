import { expect, it } from 'vitest';
import { keptPicture } from '../../../src/build/offline/kept-picture.ts';

function at(file: string) {
  return `https://shop.example/pictures/${file}`;
}

const kept = [
  'fan-320.avif',
  'fan-800.avif',
  'view-fan-2-1000.avif',
  'coins-emberfall-1000-320.avif',
  'coins-emberfall-1000-800.avif',
].map(at);

it.each([
  ['A picture that is kept is its own', 'fan-320.avif', 'fan-320.avif'],
  ['One that is not has the widest of its kind in its place', 'fan-1600.avif', 'fan-800.avif'],
  ['and never a picture whose name only ends alike', 'view-fan-2-1600.avif', 'view-fan-2-1000.avif'],
  ['A number in a name is no width', 'coins-emberfall-1000-1600.avif', 'coins-emberfall-1000-800.avif'],
  ['Nothing stands for another format', 'fan-800.webp', 'fan-800.webp'],
  ['Nothing stands for a picture that is not there', 'mouse-800.avif', 'mouse-800.avif'],
])('%s', (_, asked, shown) => {
  expect(keptPicture(at(asked), kept)).toBe(at(shown));
});
