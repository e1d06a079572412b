import type { Destination } from './destination.ts';

/** Number of an advert, 1 to 4; its words are `adverts.${AdvertId}.title`, `.text` and `.alt`. */
export type AdvertId = 1 | 2 | 3 | 4;

/** An advert on the home page (§2). `picture` is the picture's base name. */
export interface Advert {
  readonly id: AdvertId;
  readonly picture: `advert-${AdvertId}`;
  readonly leadsTo: Destination;
}

/** The four adverts, in the order in which they are shown: keyboards, mice, fans, coin packs. */
export const adverts: readonly Advert[] = [
  { id: 1, picture: 'advert-1', leadsTo: { kind: 'category', id: 2 } },
  { id: 2, picture: 'advert-2', leadsTo: { kind: 'category', id: 1 } },
  { id: 3, picture: 'advert-3', leadsTo: { kind: 'category', id: 4 } },
  { id: 4, picture: 'advert-4', leadsTo: { kind: 'category', id: 6 } },
];
