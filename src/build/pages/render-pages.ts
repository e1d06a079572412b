import { LANGUAGES, type Language } from '../../../machines/language/languages.ts';
import { composeDocument, type RenderedPage } from './document.ts';
import { withoutStyles } from './looks.ts';
import { type Page, pageFile, pages } from './page-table.ts';

/** The module that the bundler makes of `src/app/rendering/render-page.tsx`. */
export interface Renderer {
  readonly renderPage: (
    request: { readonly address: string; readonly language: Language; readonly texts: never },
    isAnyPath: boolean,
  ) => Promise<RenderedPage>;
}

/** What all documents of a build have in common. */
export interface Rendering {
  readonly renderer: Renderer;
  /** The parsed locale file of a language. */
  readonly textsOf: (language: Language) => unknown;
  readonly template: string;
  /** The address of the sheet with the styles of the pages. */
  readonly sheet: string;
  readonly origin: string;
}

/** Renders the document of a page in a language. `styles` gets what the sheet must hold. */
export async function renderDocument(
  { renderer, textsOf, ...common }: Rendering,
  { address, isAnyPath = false }: Page,
  language: Language,
  styles: Map<string, string>,
): Promise<string> {
  // The renderer checks texts as they come from a server, so whatever is handed over is fine here.
  const rendered = await renderer.renderPage({ address, language, texts: textsOf(language) as never }, isAnyPath);
  return composeDocument(rendered, { ...common, markup: withoutStyles(rendered.markup, styles) });
}

/** Renders every page in every language, as files below the folder of the build with their contents. */
export async function renderAll(rendering: Rendering, styles: Map<string, string>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const page of pages) {
      files.set(pageFile(page, language), await renderDocument(rendering, page, language, styles));
    }
  }
  return files;
}
