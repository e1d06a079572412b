import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { askedLanguage } from '../../src/build/pages/asked-language.ts';
import { pageFile, pageFor } from '../../src/build/pages/page-table.ts';
import { type Renderer, renderDocument } from '../../src/build/pages/render-pages.ts';
import { pseudoLocale } from '../facts/pseudo-locale.ts';

/** Where the build leaves what it renders the pages with. */
const FOLDER = fileURLToPath(new URL('../../dist-rendering/', import.meta.url));

/** Answers with the HTML that the build would send for an address to a browser that asks with these headers. */
export type DocumentFor = (url: URL, headers: IncomingHttpHeaders) => Promise<string>;

/**
 * Renders the pages of the shop in the pseudo-locale, with the renderer of the build: each when it is asked for first. So
 * a walk begins with the HTML of the page as a shopper's does, and its words are keys like all others.
 *
 * @param folder where the build has left what it renders the pages with
 * @param copy names a renderer of its own, whose modules are run anew
 * @throws where there is no build
 */
export async function openPseudoPages(folder = FOLDER, copy = ''): Promise<DocumentFor> {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const module = pathToFileURL(join(folder, 'render-page.js'));
  module.search = copy;
  const renderer: Renderer = await import(module.href);
  const rendering = {
    renderer,
    textsOf: pseudoLocale,
    template: read('template.html'),
    sheet: read('sheet.txt'),
    origin: '',
  };
  const documents = new Map<string, Promise<string>>();
  return (url, { cookie = '' }) => {
    const page = pageFor(url);
    const language = askedLanguage(cookie);
    const file = pageFile(page, language);
    const document = documents.get(file) ?? renderDocument(rendering, page, language, new Map());
    documents.set(file, document);
    return document;
  };
}
