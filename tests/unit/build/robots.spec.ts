import { describe, expect, it } from 'vitest';
import { headersFile } from '../../../src/build/hosting/headers-file.ts';
import { robotsFile, sitemapFile } from '../../../src/build/hosting/robots.ts';
import { listAddress } from '../../facts/categories.ts';

const ORIGIN = 'https://shop.example';

describe('What search engines are told', () => {
  it('lets them read every address, and names the sitemap where the build knows its origin', () => {
    expect(robotsFile('')).toBe('User-agent: *\nDisallow: /pages/\n');
    expect(robotsFile(ORIGIN)).toBe(`User-agent: *\nDisallow: /pages/\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('lists each address that shows the same to everybody, and no other', () => {
    const addresses = [...sitemapFile(ORIGIN).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address]) => address);
    expect(addresses).toContain(`${ORIGIN}/`);
    expect(addresses).toContain(`${ORIGIN}/ProductDetail/1`);
    expect(addresses).toContain(`${ORIGIN}${listAddress('Fan')}`);
    expect(addresses.filter((address) => /Cart|CheckOut|Profile|SignUp|Forget|any/u.test(address ?? ''))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('The files for hosts without rules of their own', () => {
  it('have the worker and the rest beside it asked for again each time', () => {
    for (const file of ['sw.js', 'robots.txt', 'atlas.html'])
      expect(headersFile("default-src 'none'")).toContain(`/${file}\n  Cache-Control: no-cache\n`);
  });
});
