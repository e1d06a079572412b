import type { Destination } from './destination.ts';

/** Number of a news slide, 1 to 6; its words are `news.${NewsId}.title`, `.text`, `.action` and `.alt`. */
export type NewsId = 1 | 2 | 3 | 4 | 5 | 6;

/** A news slide on the home page (§2). `picture` is the picture's base name. */
export interface NewsItem {
  readonly id: NewsId;
  readonly picture: `news-${NewsId}`;
  readonly leadsTo: Destination;
}

/** The six news slides (§9), in the order in which they rotate. */
export const news: readonly NewsItem[] = [
  { id: 1, picture: 'news-1', leadsTo: { kind: 'product', id: 2 } },
  { id: 2, picture: 'news-2', leadsTo: { kind: 'product', id: 1 } },
  { id: 3, picture: 'news-3', leadsTo: { kind: 'product', id: 3 } },
  { id: 4, picture: 'news-4', leadsTo: { kind: 'category', id: 2 } },
  { id: 5, picture: 'news-5', leadsTo: { kind: 'product', id: 4 } },
  { id: 6, picture: 'news-6', leadsTo: { kind: 'category', id: 6 } },
];
