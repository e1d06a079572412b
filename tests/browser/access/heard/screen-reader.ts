import { createRequire } from 'node:module';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';

/** What stands in a page under the name of the package. */
interface InPage {
  readonly Virtual: new () => Virtual;
  /** Listens since the page was opened. */
  listener: Virtual;
  /** How many phrases of the listener were taken. */
  taken: number;
  /** The id of the option that was said last; null where the box marks none. */
  marked: string | null;
}

/** The name under which the package stands in a page. */
const NAME = 'virtualScreenReader';

let code: Promise<string> | undefined;

/** The package as a plain script, made once in a process. */
function script(): Promise<string> {
  return (code ??= (async () => {
    const input = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
    const bundle = await rolldown({ input, logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'iife', name: NAME });
    return `${output[0].code};globalThis.${NAME} = ${NAME};0`;
  })());
}

/** The options of a dropdown that is not open, and live regions that fell silent: nothing that is heard. */
const UNHEARD = /^(?:option, .*|polite:|assertive:)$/u;

/**
 * One phrase after another, without the same one twice in a row. The year of the calendar, which the checkout begins with
 * (R28), is no part of them.
 */
function phrasesOf(log: readonly string[]): string[] {
  const year = `, ${new Date().getFullYear()},`;
  return log
    .map((phrase) => phrase.trim().replaceAll(year, ', this year,'))
    .filter((phrase) => !UNHEARD.test(phrase))
    .filter((phrase, place, all) => phrase !== all[place - 1]);
}

/**
 * A screen reader in a page of the shop (@guidepup/virtual-screen-reader): it hears focus and live regions, and reads. To be
 * started anew where the page was loaded anew.
 */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to listen on the whole page. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.evaluate(await script());
    await page.evaluate(async (name) => {
      const reader: InPage = Reflect.get(globalThis, name);
      Reflect.set(globalThis, name, {
        Virtual: reader.Virtual,
        listener: new reader.Virtual(),
        taken: 1,
        marked: null,
      });
      await Reflect.get(globalThis, name).listener.start({ container: document.body });
    }, NAME);
    return new ScreenReader(page);
  }

  /**
   * What was said since this was asked last: what got the focus, what live regions announced, and the option that the box
   * with the focus has marked since. The package does not listen to marks (aria-activedescendant), as readers do: the
   * option is read by a listener of its own.
   */
  async heard(): Promise<string[]> {
    const { news, mark } = await this.#page.evaluate(async (name) => {
      const reader: InPage = Reflect.get(globalThis, name);
      const log = await reader.listener.spokenPhraseLog();
      const said = log.slice(reader.taken);
      reader.taken = log.length;
      const marked = document.activeElement?.getAttribute('aria-activedescendant') ?? null;
      const option = marked === null || marked === reader.marked ? null : document.getElementById(marked);
      reader.marked = marked;
      if (option === null) return { news: said, mark: [] };
      const other = new reader.Virtual();
      await other.start({ container: option });
      const phrases = [...(await other.spokenPhraseLog())];
      await other.stop();
      return { news: said, mark: phrases };
    }, NAME);
    return [...phrasesOf(news), ...mark.map((phrase) => `marked: ${phrase}`)];
  }

  /** All that is said of the page itself, from top to bottom. */
  async read(): Promise<string[]> {
    const phrases = await this.#page.evaluate(async (name) => {
      const { Virtual }: InPage = Reflect.get(globalThis, name);
      const main = document.querySelector('main');
      if (main === null) throw new Error('There is no page.');
      const reader = new Virtual();
      await reader.start({ container: main });
      const first = await reader.lastSpokenPhrase();
      for (let step = 0; step < 1000 && (await reader.lastSpokenPhrase()) !== `end of ${first}`; step += 1)
        await reader.next();
      const log = [...(await reader.spokenPhraseLog())];
      await reader.stop();
      return log;
    }, NAME);
    return phrasesOf(phrases);
  }
}
