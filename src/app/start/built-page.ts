/**
 * What the HTML of the build says of itself, as attributes of its root element. They are written by the renderer of the
 * build, and read in the browser before a page is hydrated.
 */
export interface BuiltPage {
  /** The screen that it shows, with its category or product: `list 2`. */
  readonly screen: string;
  /** The fingerprint of the texts that it was rendered with. */
  readonly texts: string;
  /** The only path that it fits; undefined where it fits any that shows the screen. */
  readonly path: string | undefined;
}

/** The attribute that stands on the root element until the page answers. */
export const UNTIL_LIVE = 'data-until-live';

/** The property of the root element that holds the visitor's name, as a text of a style sheet, as long as it is not shown. */
export const STORED_NAME = '--stored-name';

/** The event of the document upon which the page answers. */
export const LIVE = 'live';

/** The attributes of a page of the build, for its root element. */
export function builtPageAttributes({ screen, texts, path }: BuiltPage): Readonly<Record<string, string>> {
  return {
    [UNTIL_LIVE]: '',
    'data-screen': screen,
    'data-texts': texts,
    ...(path !== undefined && { 'data-path': path }),
  };
}

/** The page of the build in a document; undefined where the document was not rendered, as on a server for development. */
export function builtPageOf({ documentElement: root }: Document): BuiltPage | undefined {
  if (!root.hasAttribute(UNTIL_LIVE)) return undefined;
  const { screen = '', texts = '', path } = root.dataset;
  return { screen, texts, path };
}
