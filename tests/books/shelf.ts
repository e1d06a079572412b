import { readFileSync, writeFileSync } from 'node:fs';
import { type Book, parseBook } from '../walker/book.ts';
import type { Walk } from '../walker/walk.ts';

function addressOf(id: string): URL {
  return new URL(`${id}.book`, import.meta.url);
}

/** The committed book of a machine as text; empty where there is none yet. */
export function committedText(id: string): string {
  try {
    return readFileSync(addressOf(id), 'utf8');
  } catch {
    return '';
  }
}

/** The committed book of a machine. @throws where there is none, or it cannot be read */
export function committedBook(id: string): Book {
  return parseBook(committedText(id));
}

/** The walks of the committed book; none where there is no book yet. */
export function committedWalks(id: string): readonly Walk[] {
  const text = committedText(id);
  return text === '' ? [] : parseBook(text).walks;
}

/** Puts a book on the shelf. */
export function putBook(id: string, text: string): void {
  writeFileSync(addressOf(id), text);
}
