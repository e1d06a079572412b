import type { HtmlTag } from '@rsbuild/core';

/** What a shared link says, for readers that run no scripts: so in the language that every visitor can fall back to. */
const words = {
  title: 'Loadout: gaming mice, keyboards, fans and more',
  description: 'Loadout is a shop for gaming gear: mice, keyboards, headsets, fans, keycaps and in-game coin packs.',
  alt: 'A desk with a headset, a lit keyboard, a mouse and a fan under the name Loadout in light',
};

interface Preview {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The tags by which social networks preview the shop. They want the picture's address in full, so a build for a known
 * place names its origin, `https://shop.example`; without one the address is the shop's own.
 */
export function socialTags({ file, width, height }: Preview, origin = ''): HtmlTag[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Loadout',
    'og:title': words.title,
    'og:description': words.description,
    ...(origin && { 'og:url': `${origin}/` }),
    'og:image': `${origin}/pictures/${file}`,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': words.alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ tag: 'meta', attrs: { property, content } })),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
