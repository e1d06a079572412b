import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { askedLanguage } from '../../src/build/pages/asked-language.ts';
import { pageFile, pageFor } from '../../src/build/pages/page-table.ts';
import { type Renderer, renderDocument } from '../../src/build/pages/render-pages.ts';
import { pseudoLocale } from '../facts/pseudo-locale.ts';

/** Where the build leaves what it renders the pages with. */
const FOLDER = fileURLToPath(new URL('../../dist-rendering/', import.meta.url));

/** Answers with the HTML that the build would send for an address to a browser with these cookies. */
export type DocumentFor = (url: URL, cookies: string) => Promise<string>;

/** The pages of a build as they are, in real words: the shop renders them anew in the pseudo-locale. */
export function pagesOfBuild(folder: string): DocumentFor {
  return (url, cookies) => readFile(join(folder, pageFile(pageFor(url), askedLanguage(cookies))), 'utf8');
}

/**
 * Renders the pages of the shop in the pseudo-locale, with the renderer of the build: each when it is asked for first. So
 * a walk begins with the HTML of the page as a shopper's does, and its words are keys like all others.
 *
 * @throws where there is no build
 */
export async function openPseudoPages(): Promise<DocumentFor> {
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const renderer: Renderer = await import(pathToFileURL(join(FOLDER, 'render-page.js')).href);
  const rendering = {
    renderer,
    textsOf: pseudoLocale,
    template: read('template.html'),
    sheet: read('sheet.txt'),
    origin: '',
  };
  const documents = new Map<string, Promise<string>>();
  return (url, cookies) => {
    const page = pageFor(url);
    const language = askedLanguage(cookies);
    const file = pageFile(page, language);
    const document = documents.get(file) ?? renderDocument(rendering, page, language, new Map());
    documents.set(file, document);
    return document;
  };
}
