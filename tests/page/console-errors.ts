import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

const LOUD: ReadonlySet<string> = new Set(['error', 'warning', 'assert']);

/** The browser of the tests loads no pictures, and complains of each that a page asks for ahead. */
const NO_PICTURES = /image loading is disabled|\/pictures\/\S+ was preloaded using link preload but not used/u;

/** What Playwright says where a test lets no worker in. */
const NO_WORKERS = 'Service Worker registration blocked by Playwright';

const FIRST_FAILURE = 400;

/** What the shop says of the script of a screen that did not come. */
export const LOST_CHUNK = /^(?:console|page) error: ChunkLoadError: Loading chunk/u;

/**
 * What is said of a screen's script, or of a file of texts, that a walk lets fail. It names no other line, so that what such a
 * script itself says of a fault is heard.
 */
export const LOST_FILE =
  /^(?:response \d+: GET |console error: Failed to load resource: .*\()\S*\/(?:static\/js\/async\/[\w.-]+\.js|locales\/\w+\/translation\.json)\)?$/u;

function ofConsole(message: ConsoleMessage): string | undefined {
  return LOUD.has(message.type()) && !NO_PICTURES.test(message.text()) && message.text() !== NO_WORKERS
    ? `console ${message.type()}: ${message.text()} (${message.location().url})`
    : undefined;
}

function abroad(address: string, origin: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).host !== new URL(origin).host;
}

function ofRequest(request: Request, origin: string): string | undefined {
  return abroad(request.url(), origin) ? `request abroad: ${request.method()} ${request.url()}` : undefined;
}

function ofResponse(response: Response, origin: string): string | undefined {
  return response.status() >= FIRST_FAILURE && !abroad(response.url(), origin)
    ? `response ${response.status()}: ${response.request().method()} ${response.url()}`
    : undefined;
}

/**
 * Collects, from every page of a context, what a healthy shop never does, each as a line of words:
 *
 * - `console error: …` and `console warning: …`, with the address of the script or file at its end;
 * - `page error: …`, an exception that nobody caught;
 * - `request abroad: …`, a request to any other origin;
 * - `response 404: …`, an answer of 400 or more from the shop's own origin.
 */
export function collectConsoleErrors(context: BrowserContext, origin: string): string[] {
  const consoleErrors: string[] = [];
  const note = (line: string | undefined) => {
    if (line) consoleErrors.push(line);
  };
  const watch = (page: Page) => {
    page.on('websocket', (socket) => {
      if (abroad(socket.url(), origin)) note(`request abroad: ${socket.url()}`);
    });
  };
  context.on('console', (message) => note(ofConsole(message)));
  context.on('weberror', (failure) => note(`page error: ${failure.error().message}`));
  context.on('request', (request) => note(ofRequest(request, origin)));
  context.on('response', (response) => note(ofResponse(response, origin)));
  context.pages().forEach(watch);
  context.on('page', watch);
  return consoleErrors;
}
