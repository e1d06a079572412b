import { createContext, useContext, useEffect, useRef } from 'react';
import { dataBlockText } from './data-block.ts';

export interface StructuredDataProps {
  /** A schema.org thing, as JSON-LD. Plain values only: it is written with `JSON.stringify`. */
  readonly data: object;
}

/** Where there is no browser, the data of a page is given to this, to be written into the head of its HTML. */
export const StructuredDataContext = createContext<((data: object) => void) | undefined>(undefined);

/** What the HTML of the build says in its head. It goes when a page brings its own. */
const IN_HEAD = 'head > script[type="application/ld+json"]';

/**
 * What the page is about, for search engines, as a JSON-LD data block. A browser reads it and never runs it.
 *
 * React would make the element through `innerHTML`, which throws where a content policy demands Trusted Types, and
 * would take the page with it. Here the element is made by script, and its text passes through a policy where the browser
 * has them.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const place = useRef<HTMLDivElement>(null);
  useContext(StructuredDataContext)?.(data);
  const json = JSON.stringify(data);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    const script = page?.createElement('script');
    const text = dataBlockText(json);
    if (!script || text === undefined) return;
    page?.querySelector(IN_HEAD)?.remove();
    script.type = 'application/ld+json';
    script.text = text;
    place.current?.replaceChildren(script);
  }, [json]);
  return <div ref={place} hidden />;
}
