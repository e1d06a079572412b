import { type BookWalk, readBook } from './book.ts';

/** Which book: the walks of the bare actor, or those of the browser. */
export type BookKind = 'actor' | 'page';

const books = new Map<string, Promise<readonly BookWalk[]>>();

async function load(address: string): Promise<readonly BookWalk[]> {
  const response = await fetch(address);
  return response.ok ? readBook(await response.text()) : [];
}

/** The walks of a machine, loaded once; none where the machine has no book. */
export function bookOf(kind: BookKind, machine: string): Promise<readonly BookWalk[]> {
  const address = `/atlas/books/${kind}/${encodeURIComponent(machine)}.book`;
  const book = books.get(address) ?? load(address).catch(() => []);
  books.set(address, book);
  return book;
}
