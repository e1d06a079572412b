import { brotliCompressSync } from 'node:zlib';
import { createHandler } from '../../../src/build/hosting/handler.ts';
import { serve, type Served } from '../../pages/served.ts';

/** What is run or fetched as script. Data for search engines is none. */
const SCRIPTS =
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*(?:modulepreload|as="script"|as="fetch")[^>]*>/gu;

/** A page as it stands when it is ready, as plain HTML and CSS: the limit of what any shop can reach. */
export function withoutScript(html: string): string {
  return `<!doctype html>${html.replaceAll(SCRIPTS, '')}`;
}

/** Serves pages of plain HTML by their paths, and all that they show from a build. */
export async function servePages(html: ReadonlyMap<string, string>, folder: string): Promise<Served> {
  const handle = createHandler(folder);
  const pages = new Map([...html].map(([path, text]) => [path, brotliCompressSync(text)]));
  return serve((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page === undefined) return void handle(request, response);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': page.length,
    });
    return response.end(page);
  });
}
