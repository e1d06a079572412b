import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { policyOf } from '../../../src/build/hosting/build-policy.ts';
import { caddyfile } from '../../../src/build/hosting/caddy.ts';
import { encodingFor } from '../../../src/build/hosting/encodings.ts';
import { storeEncodings } from '../../../src/build/hosting/hosting.plugin.ts';
import { nginxConfig } from '../../../src/build/hosting/nginx.ts';
import { pageFile, pages } from '../../../src/build/pages/page-table.ts';
import { CODES } from '../../facts/languages.ts';
import { freePort } from '../../browser/support/free-port.ts';
import { serveBuild } from '../../pages/served.ts';

/** A page of the bundler, as far as hosts read it. */
function pageWith(hash: string): string {
  return `<p>the page of ${hash}</p><script src="/static/js/a.js" integrity="${hash}"></script>`;
}

const FILES: Readonly<Record<string, string>> = {
  'static/js/shop.0123456789.js': 'the shop',
  'locales/en/translation.json': '{"key":"text"}',
  'pictures/mouse-400.01234567.avif': 'a picture',
  'index.html': pageWith('sha256-c2hvcA=='),
  'atlas.html': pageWith('sha256-YXRsYXM='),
  'robots.txt': 'for robots',
  'sw.js': 'the worker',
  ...Object.fromEntries(
    CODES.flatMap((code) => pages.map((page) => [pageFile(page, code), `${page.name} in ${code}`] as const)),
  ),
};

let folder = '';

/** Something that serves a build. */
interface Host {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Whether a page has a tag of its own content. */
  readonly hasPageTags: boolean;
  /** Serves the build below the folder at a port, until the answer is called. */
  readonly serve: (port: number) => Promise<() => unknown>;
}

function isInstalled(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { timeout: 20_000 }).status === 0;
}

/** Runs a server with a configuration until it is told to end. It has started once it answers. */
async function startServer(port: number, command: string, args: readonly string[]): Promise<() => Promise<void>> {
  const running = spawn(command, args, { cwd: folder, stdio: 'ignore', env: { ...process.env, HOME: folder } });
  await vi.waitFor(() => ask(port, '/'), { timeout: 20_000, interval: 50 });
  return async () => {
    const ended = once(running, 'exit');
    running.kill();
    await ended;
  };
}

/** Who starts nginx as root must let its workers read a folder that only root can read. */
const asUser = process.getuid?.() === 0 ? 'user root;' : '';

/** A host that is not installed is not tried. */
const HOSTS: readonly Host[] = [
  {
    name: 'npm start',
    isInstalled: true,
    hasPageTags: true,
    serve: async (port) => (await serveBuild(join(folder, 'dist'), port)).close,
  },
  {
    name: 'nginx',
    isInstalled: isInstalled('nginx', '-v'),
    hasPageTags: false,
    serve: async (port) => {
      const site = nginxConfig({
        root: join(folder, 'dist'),
        listen: `127.0.0.1:${port}`,
        policy: policyOf(join(folder, 'dist')),
      });
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
      const http = `http { access_log off; ${paths.join(' ')}\n${site}}`;
      await writeFile(join(folder, 'nginx.conf'), `${asUser} daemon off; pid nginx.pid; events {}\n${http}`);
      return startServer(port, 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'nginx.log']);
    },
  },
  {
    name: 'Caddy',
    isInstalled: isInstalled('caddy', 'version'),
    hasPageTags: false,
    serve: async (port) => {
      const site = caddyfile({
        root: join(folder, 'dist'),
        listen: `http://127.0.0.1:${port}, http://localhost:${port}`,
        policy: policyOf(join(folder, 'dist')),
      });
      await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      return startServer(port, 'caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile']);
    },
  },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loadout-hosting-'));
  const build = join(folder, 'dist');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(build, name)), { recursive: true });
    await writeFile(join(build, name), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'a secret');
  await storeEncodings(build);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as it is written: a client of a higher level would tidy the path up. */
function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe.each(HOSTS.filter(({ isInstalled: isThere }) => isThere))('A build on $name', ({ hasPageTags, serve }) => {
  let port = 0;
  let stop: () => unknown = () => undefined;

  beforeAll(async () => {
    port = await freePort();
    stop = await serve(port);
  });

  afterAll(() => stop());

  it.each(pages)('sends the page of $address in the language of the cookie, English without one', async (page) => {
    const bodies = await Promise.all(
      ['', ...CODES].map(async (code) =>
        (await ask(port, page.address, { cookie: `i18next=${code}` })).body.toString(),
      ),
    );
    expect(bodies).toEqual(['en', ...CODES].map((code) => `${page.name} in ${code}`));
  });

  it('has pages asked for again, and told apart by cookie and encoding', async () => {
    const { status, headers } = await ask(port, '/');
    expect([status, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      'Cookie, Accept-Encoding',
    ]);
    expect(headers.etag !== undefined).toBe(hasPageTags);
    if (!hasPageTags) return;
    const again = await ask(port, '/', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask(port, '/', { 'if-none-match': headers.etag ?? '', cookie: 'i18next=cn' })).status).toBe(200);
  });

  it('has files with a hash in their names kept for good, and others asked for again', async () => {
    for (const path of ['/static/js/shop.0123456789.js', '/pictures/mouse-400.01234567.avif'])
      expect((await ask(port, path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const texts = await ask(port, '/locales/en/translation.json');
    expect([texts.headers['cache-control'], texts.headers['content-type']]).toEqual(['no-cache', 'application/json']);
    expect(
      (await ask(port, '/locales/en/translation.json', { 'if-none-match': texts.headers.etag ?? '' })).status,
    ).toBe(304);
  });

  it('sends what is accepted: brotli, gzip, or as it is', async () => {
    const path = '/static/js/shop.0123456789.js';
    const brotli = await ask(port, path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(port, path, { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await ask(port, path);
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const texts = [brotliDecompressSync(brotli.body), gunzipSync(gzip.body), plain.body].map(String);
    expect(texts).toEqual(['the shop', 'the shop', 'the shop']);
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const picture = await ask(port, '/pictures/mouse-400.01234567.avif', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/robots.txt', 'for robots', 'text/plain; charset=utf-8'],
    ['/sw.js', 'the worker', 'text/javascript; charset=utf-8'],
    ['/pages/cn/home.html', 'home in cn', 'text/html; charset=utf-8'],
  ])('sends %s as the file that it is, asked for again each time', async (path, body, type) => {
    const answer = await ask(port, path, { cookie: 'i18next=tw' });
    expect([answer.body.toString(), answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      body,
      type,
      'no-cache',
    ]);
  });

  it.each(['/sitemap.xml', '/favicon.svg'])('misses %s even for who opens it as a page', async (path) => {
    const answer = await ask(port, path, { accept: 'text/html', 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, undefined]);
    expect(answer.body.toString()).not.toContain('<');
  });

  it.each([
    ['i18next=zh-Hans', 'cn'],
    ['a=1; i18next=ZH-hant-HK; b=2', 'tw'],
    ['i18next=zh-CN', 'cn'],
    ['i18next=zh', 'en'],
    ['I18NEXT=cn', 'en'],
    ['xi18next=cn', 'en'],
  ])('reads the cookie «%s» as %s, as the shop does', async (cookie, code) => {
    expect((await ask(port, '/', { cookie })).body.toString()).toBe(`home in ${code}`);
  });

  it.each(['/static/js/gone.js', '/locales/fr/translation.json', '/pictures/', '/static/js/shop.0123456789.js.map'])(
    'misses %s, and sends no page in its place',
    async (path) => {
      expect((await ask(port, path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it.each(['/static/js/gone.js', '/static/', '/static/js', '/pictures/a.gif', '/locales/en', '/atlas/'])(
    'shows the shop to whoever opens %s as a page, as there is no such file',
    async (path) => {
      const { status, headers, body } = await ask(port, path, { accept: 'text/html' });
      expect([status, body.toString()]).toEqual([200, 'unknown in en']);
      expect(headers['content-security-policy']).toBeDefined();
    },
  );

  it('has the atlas at its address', async () => {
    expect((await ask(port, '/atlas.html')).body.toString()).toContain('the page of sha256-YXRsYXM=');
  });

  it.each([
    '/static/../../secret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/locales/..%2f..%2fsecret.txt',
    '/%E0%A4%A',
  ])('sends nothing from outside of the build for %s', async (path) => {
    const { status, body } = await ask(port, path, { accept: '*/*' });
    expect(body.toString()).not.toContain('secret');
    expect([200, 400, 404]).toContain(status);
  });

  it.each(['//', '///', '//?a=1', '//SignUp', '//evil.example/SignUp'])('takes %s for a path', async (path) => {
    const { status, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(body.toString()).toMatch(/^(?:home|SignUp|unknown) in en$/u);
  });

  it('says the same without a body when only the head is asked for', async () => {
    const [head, whole] = [await ask(port, '/SignUp', {}, 'HEAD'), await ask(port, '/SignUp')];
    expect([head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
      0,
      whole.headers['content-length'],
      whole.headers.etag,
    ]);
  });

  it.each(['/', '/static/js/shop.0123456789.js', '/static/js/gone.js'])(
    'guards %s by its common headers',
    async (path) => {
      const { headers } = await ask(port, path);
      const policy = (headers['content-security-policy'] ?? '').toString().split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "frame-ancestors 'none'",
          "script-src 'sha256-c2hvcA==' 'sha256-YXRsYXM=' 'strict-dynamic'",
        ]),
      );
      expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
      expect(policy.join(' ')).not.toMatch(/unsafe|https?:|\*/u);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
    },
  );
});

describe('A request for what is no address', () => {
  it.each(['http://[', String.raw`/\\`, '*'])('is no fault of the server: %s', async (path) => {
    const port = await freePort();
    const { close } = await serveBuild(join(folder, 'dist'), port);
    const { status } = await ask(port, path);
    await close();
    expect(status).toBe(path.includes('[') ? 400 : 200);
  });
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
