import { readFileSync } from 'node:fs';
import type { HtmlTag } from '@rsbuild/core';

/** The words of the home page in the language that every visitor can fall back to. */
const { home }: { readonly home: { readonly documentTitle: string; readonly documentDescription: string } } =
  JSON.parse(readFileSync(new URL('../../locales/en/translation.json', import.meta.url), 'utf8'));

/** What the social picture shows, for readers that run no scripts. */
const ALT = 'A desk with a headset, a lit keyboard, a mouse and a fan under the name Loadout in light';

interface Preview {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The tags by which social networks preview the shop. They want the picture's address in full, so a build for a known
 * place names its origin, `https://shop.example`; without one the address is the shop's own. Each page adds its own
 * address (`pages/document.ts`).
 */
export function socialTags({ file, width, height }: Preview, origin = ''): HtmlTag[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Loadout',
    'og:title': home.documentTitle,
    'og:description': home.documentDescription,
    'og:image': `${origin}/pictures/${file}`,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': ALT,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ tag: 'meta', attrs: { property, content } })),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
