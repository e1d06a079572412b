import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingFor } from '../../../src/build/hosting/encodings.ts';
import { createHandler } from '../../../src/build/hosting/handler.ts';
import { storeEncodings } from '../../../src/build/hosting/hosting.plugin.ts';
import { pageFile, pages } from '../../../src/build/pages/page-table.ts';
import { CODES } from '../../facts/languages.ts';

const FILES: Readonly<Record<string, string>> = {
  'static/js/shop.0123456789.js': 'the shop',
  'locales/en/translation.json': '{"key":"text"}',
  'pictures/mouse-400.avif': 'a picture',
  'atlas.html': 'the atlas',
  ...Object.fromEntries(
    CODES.flatMap((code) => pages.map((page) => [pageFile(page, code), `${page.name} in ${code}`] as const)),
  ),
};

let folder = '';
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loadout-hosting-'));
  const build = join(folder, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'a secret');
  await storeEncodings(build);
  const handle = createHandler(build);
  server.on('request', (asked, answer) => void handle(asked, answer));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is written: a client of a higher level would tidy the path up. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('The server of a build', () => {
  it.each(pages)('sends the page of $address in the language of the cookie, English without one', async (page) => {
    const bodies = await Promise.all(
      ['', ...CODES].map(async (code) => (await ask(page.address, { cookie: `i18next=${code}` })).body.toString()),
    );
    expect(bodies).toEqual(['en', ...CODES].map((code) => `${page.name} in ${code}`));
  });

  it('has pages asked for again, and told apart by cookie and encoding', async () => {
    const { status, headers } = await ask('/');
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      'Cookie, Accept-Encoding',
    ]);
    const again = await ask('/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask('/', { 'if-none-match': headers.etag ?? '', cookie: 'i18next=cn' })).status).toBe(200);
  });

  it('has files with a hash in their names kept for good, and others asked for again', async () => {
    const script = await ask('/static/js/shop.0123456789.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const texts = await ask('/locales/en/translation.json');
    expect([texts.headers['cache-control'], texts.headers['content-type']]).toEqual([
      'no-cache',
      'application/json; charset=utf-8',
    ]);
    expect((await ask('/locales/en/translation.json', { 'if-none-match': texts.headers.etag ?? '' })).status).toBe(304);
  });

  it('sends what is accepted: brotli, gzip, or as it is', async () => {
    const path = '/static/js/shop.0123456789.js';
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await ask(path);
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(brotli.body), gunzipSync(gzip.body), plain.body].map(String);
    expect(texts).toEqual(['the shop', 'the shop', 'the shop']);
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const picture = await ask('/pictures/mouse-400.avif', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/static/js/gone.js', '/locales/fr/translation.json', '/pictures/', '/static/js/shop.0123456789.js.map'])(
    'misses %s, and sends no page in its place',
    async (path) => {
      expect((await ask(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('shows the shop to whoever opens a missing file as a page, and the atlas at its address', async () => {
    expect((await ask('/static/js/gone.js', { accept: 'text/html' })).body.toString()).toBe('unknown in en');
    expect((await ask('/atlas.html')).body.toString()).toBe('the atlas');
  });

  it.each([
    '/static/../../secret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/locales/..%2f..%2fsecret.txt',
    '/%E0%A4%A',
  ])('sends nothing from outside of the build for %s', async (path) => {
    const { status, body } = await ask(path, { accept: '*/*' });
    expect(body.toString()).not.toContain('secret');
    expect([200, 404]).toContain(status);
  });

  it('says the same without a body when only the head is asked for', async () => {
    const [head, whole] = [await ask('/SignUp', {}, 'HEAD'), await ask('/SignUp')];
    expect([head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
      0,
      whole.headers['content-length'],
      whole.headers.etag,
    ]);
  });

  it.each(['/', '/static/js/shop.0123456789.js', '/static/js/gone.js'])(
    'guards %s by its common headers',
    async (path) => {
      const { headers } = await ask(path);
      expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
    },
  );
});

describe('The encoding', () => {
  it.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('for «%s» is %s', (accepted, name) => {
    expect(encodingFor(accepted)?.name).toBe(name);
  });
});
