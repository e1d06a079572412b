import { pages } from '../pages/page-table.ts';

/**
 * `robots.txt`: every address may be read. The HTML files behind the addresses are the same pages once more.
 *
 * @param origin the origin of the shop, `https://shop.example`; empty where the build does not know it
 */
export function robotsFile(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /pages/'];
  return [...lines, ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n');
}

/** `sitemap.xml`: each address that shows the same to everybody. Its addresses are full, so it needs the origin. */
export function sitemapFile(origin: string): string {
  const addresses = pages.filter(({ isAnyPath, isOwn }) => !isAnyPath && !isOwn).map(({ address }) => address);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${new URL(address, origin).href.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
