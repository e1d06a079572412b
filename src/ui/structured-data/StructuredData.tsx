import { useEffect, useRef } from 'react';
import { dataBlockText } from './data-block.ts';

export interface StructuredDataProps {
  /** A schema.org thing, as JSON-LD. Plain values only: it is written with `JSON.stringify`. */
  readonly data: object;
}

/**
 * What the page is about, for search engines, as a JSON-LD data block. A browser reads it and never runs it.
 *
 * React would make the element through `innerHTML`, which throws where a content policy demands Trusted Types, and
 * would take the page with it. Here the element is made by script, and its text passes through a policy where the browser
 * has them.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const place = useRef<HTMLDivElement>(null);
  const json = JSON.stringify(data);
  useEffect(() => {
    const script = place.current?.ownerDocument.createElement('script');
    const text = dataBlockText(json);
    if (!script || text === undefined) return;
    script.type = 'application/ld+json';
    script.text = text;
    place.current?.replaceChildren(script);
  }, [json]);
  return <div ref={place} hidden />;
}
