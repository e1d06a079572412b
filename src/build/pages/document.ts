/** A page as the renderer of the build hands it over; `src/app/rendering/render-page.tsx` says what each part is. */
export interface RenderedPage {
  readonly markup: string;
  readonly head: { readonly title: string; readonly description: string; readonly canonical: string };
  readonly lang: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly data: readonly object[];
  readonly scriptless: string;
}

/** What a document needs beside its page. */
export interface DocumentParts {
  /** The HTML file that the bundler has written: head with scripts and sheets, and an empty root. */
  readonly template: string;
  /** The markup of the page, without inline styles. */
  readonly markup: string;
  /** The address of the sheet with those styles. */
  readonly sheet: string;
  /** The origin of the shop, `https://shop.example`; empty where the build does not know it. */
  readonly origin: string;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${written(attributes)}>`;
}

/** The first picture that is loaded ahead of all others, which is the largest on the first screen. */
const FIRST_PICTURE =
  /<source type="image\/avif" srcSet="(?<srcset>[^"]*)" sizes="(?<sizes>[^"]*)"\/><img[^>]*fetchPriority="high"/u;

function picturePreload(markup: string): string {
  const { srcset, sizes } = FIRST_PICTURE.exec(markup)?.groups ?? {};
  if (srcset === undefined || sizes === undefined) return '';
  // The attributes are written in the markup already, and so are escaped.
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcset}" imagesizes="${sizes}">`;
}

function dataBlock(thing: object): string {
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** React asks for every picture ahead that is not lazy. Only the largest of the first screen is worth it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/u;

/**
 * Nothing is painted before the browser has read the page up to its footer (HTML, `rel=expect`): what is read piece by piece
 * on a slow device would move as its neighbours come. The whole page comes with the first packets.
 */
const WHOLE_AT_ONCE = tag('link', { rel: 'expect', href: '#footer', blocking: 'render' });

/** @throws where the template has no such place, or more than one */
function put(document: string, place: RegExp, text: string): string {
  if (document.match(new RegExp(place, 'gu'))?.length !== 1)
    throw new Error(`The template has not one ${place.source}.`);
  return document.replace(place, () => text);
}

/**
 * The document of a page of the build.
 *
 * @throws where the template has no place for a part, or the page brings a script or a style of its own
 */
export function composeDocument(page: RenderedPage, { template, markup, sheet, origin }: DocumentParts): string {
  if (/<(?:script|style)[\s>]|\sstyle=/u.test(markup))
    throw new Error('A page of the build has an inline script or style.');
  const { head, lang, attributes, data, scriptless } = page;
  const body = markup.replace(PRELOADS, '');
  const first = [
    `<title>${escaped(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    // Networks show and open what the page names here, in place of the address that was shared.
    origin && tag('link', { rel: 'canonical', href: origin + head.canonical }),
    origin && tag('meta', { property: 'og:url', content: origin + head.canonical }),
    WHOLE_AT_ONCE,
    picturePreload(markup),
  ];
  const last = [tag('link', { href: sheet, rel: 'stylesheet' }), ...data.map(dataBlock), '</head>'];
  const parts: readonly (readonly [RegExp, string])[] = [
    [
      /<html[^>]*>/u,
      tag('html', { lang, 'data-mantine-color-scheme': 'light', 'data-respect-reduced-motion': 'true', ...attributes }),
    ],
    [/<meta name="description"[^>]*>/u, ''],
    // The template previews the home page.
    [/<meta property="og:title"[^>]*>/u, tag('meta', { property: 'og:title', content: head.title })],
    [/<meta property="og:description"[^>]*>/u, tag('meta', { property: 'og:description', content: head.description })],
    [/<title>[^<]*<\/title>/u, first.join('')],
    [/<\/head>/u, last.join('')],
    [/<div id="root"><\/div>/u, `<noscript><p>${escaped(scriptless)}</p></noscript><div id="root">${body}</div>`],
  ];
  return parts.reduce((document, [place, text]) => put(document, place, text), template);
}
