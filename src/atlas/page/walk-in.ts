import type { OpenWalk } from '../../../machines/viewer/viewer.machine.ts';
import type { BookWalk } from './book.ts';

/** The walk of a book that is followed; undefined where the book holds it no more. */
export function walkIn(walks: readonly BookWalk[], { id }: OpenWalk): BookWalk | undefined {
  return walks.find((walk) => walk.id === id);
}
