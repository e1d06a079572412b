import { readFileSync, writeFileSync } from 'node:fs';
import { type Book, parseBook } from '../walker/book.ts';
import type { Walk } from '../walker/walk.ts';

const addressOf = (id: string): URL => new URL(`${id}.book`, import.meta.url);

/** The committed book of a machine as text; empty where there is none yet. */
export function committedText(id: string): string {
  try {
    return readFileSync(addressOf(id), 'utf8');
  } catch {
    return '';
  }
}

/** The committed book of a machine. @throws where there is none, or it cannot be read */
export const committedBook = (id: string): Book => parseBook(committedText(id));

/** The walks of the committed book; none where there is no book yet. */
export const committedWalks = (id: string): readonly Walk[] => {
  const text = committedText(id);
  return text === '' ? [] : parseBook(text).walks;
};

/** Puts a book on the shelf. */
export const putBook = (id: string, text: string): void => writeFileSync(addressOf(id), text);
