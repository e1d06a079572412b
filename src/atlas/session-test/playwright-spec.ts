import {
  FALLBACK_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGES,
  languageTag,
} from '../../../machines/language/languages.ts';
import type { EventMessage, InspectionMessage, SnapshotMessage } from '../../../machines/recorder/messages.ts';
import { quoted } from '../exports/literal.ts';
import { machineIdOf } from '../page/charts.ts';
import type { Session } from '../page/live/session-file.ts';
import { tabOf } from '../page/live/tabs.ts';
import { isMasked } from '../traffic/conformance/recorded.ts';
import { addressOf, type Control, CONTROLS } from './controls.ts';
import { type ShopTexts, type Words, wordsIn } from './shop-texts.ts';

/** What XState itself sends: starts and ends, which are no steps, and what comes of timers and actors. */
const OWN = /^xstate\.(?:init|stop|promise\.)/u;
const BY_ITSELF = /^xstate\./u;

const MOST_SIGNS = 200;
/** Where the day and the time of the day stand in a time as ISO 8601 writes it. */
const [DAY, CLOCK] = [
  [0, 10],
  [11, 23],
] as const;

/** A text that ends no line of a comment. */
function inComment(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\u{2028}\u{2029}]/gu, ' ');
  return plain.length > MOST_SIGNS ? `${plain.slice(0, MOST_SIGNS)}…` : plain;
}

/** A part of the time of a message in UTC; what it says where that is no time. */
function timeOf({ createdAt }: InspectionMessage, [from, to]: readonly [number, number]): string {
  const time = new Date(Number(createdAt));
  return Number.isNaN(time.getTime()) ? createdAt : time.toISOString().slice(from, to);
}

function byName(role: string, name: string): string {
  return `getByRole('${role}', { name: ${quoted(name)}, exact: true })`;
}

function unitsIn({ snapshot: { context } }: Pick<SnapshotMessage, 'snapshot'>): number | null {
  const lines: unknown = Reflect.get(Object(context), 'lines');
  if (!Array.isArray(lines)) return null;
  const quantities = lines.map((line) => Number(Reflect.get(Object(line), 'quantity')));
  return quantities.every(Number.isInteger) ? quantities.reduce((sum, quantity) => sum + quantity, 0) : null;
}

/** One shop of the session: a page of the test. */
class Shop {
  readonly page: string;
  language: Language = FALLBACK_LANGUAGE;
  isOpened = false;
  /** In which turn a control was pressed last. */
  pressedIn: number | undefined;
  /** What the cart holds by the record, and by the last line that looked; null where that cannot be known. */
  units = 0;
  seenUnits: number | null = 0;
  seenLanguage: Language = FALLBACK_LANGUAGE;

  constructor(page: string) {
    this.page = page;
  }
}

/** Writes the steps of a session as lines of a test. */
class Writer {
  readonly #texts: ReadonlyMap<string, Words>;
  readonly #machines = new Map<string, string>();
  readonly #shops = new Map<string, Shop>();
  /** What carts of the recording held so far, and whether the test fills one so. */
  readonly #held = new Map<number, boolean>();
  readonly lines: string[] = [];
  locale: string | null = null;

  constructor({ actors }: Session, texts: ReadonlyMap<string, ShopTexts>) {
    this.#texts = new Map([...texts].map(([code, own]) => [code, wordsIn(own)]));
    for (const { sessionId, definition } of actors) this.#know(sessionId, definition);
  }

  #know(sessionId: string, definition: string | undefined): void {
    const machine = machineIdOf(definition);
    if (machine !== null) this.#machines.set(sessionId, machine);
  }

  #shopOf(message: InspectionMessage): Shop {
    const tab = tabOf(message.sessionId);
    const known = this.#shops.get(tab);
    if (known !== undefined) return known;
    // What it holds at first, a page before it has filled: not before that shows it.
    for (const before of this.#shops.values()) this.#look(before);
    const number = this.#shops.size + 1;
    const shop = new Shop(number === 1 ? 'page' : `page${number}`);
    this.#shops.set(tab, shop);
    if (number > 1) this.lines.push(`const ${shop.page} = await page.context().newPage();`);
    return shop;
  }

  add(message: InspectionMessage): void {
    if (message.type === '@xstate.actor') this.#know(message.sessionId, message.definition);
    const machine = this.#machines.get(message.sessionId);
    if (machine === undefined) return;
    const shop = this.#shopOf(message);
    if (message.type === '@xstate.event') this.#step(shop, machine, message);
    else if (message.type !== '@loadout.emitted') this.#follow(shop, machine, message);
  }

  /** Keeps what the record shows of the cart and the language. */
  #follow(shop: Shop, machine: string, message: Pick<SnapshotMessage, 'snapshot'>): void {
    if (machine === 'cart') {
      shop.units = unitsIn(message) ?? shop.units;
      if (shop.pressedIn === undefined && shop.units > 0 && shop.seenUnits !== null) this.#find(shop);
      this.#held.set(shop.units, shop.seenUnits !== null || this.#held.get(shop.units) === true);
    }
    const shown: unknown = Reflect.get(Object(message.snapshot.context), 'shown');
    if (machine !== 'language' || !isLanguage(shown)) return;
    this.locale ??= languageTag(shown);
    if (shop.pressedIn === undefined) shop.seenLanguage = shown;
    shop.language = shown;
  }

  /** Keeps what a shop finds in its cart at first: what was in storage before it, where no page of the recording filled that. */
  #find(shop: Shop): void {
    const isFilled = this.#held.get(shop.units);
    shop.seenUnits = isFilled === true ? shop.units : null;
    if (isFilled === undefined)
      this.lines.push(`// MISSING: the cart held ${shop.units} already. Fill it before these steps.`);
  }

  #words(shop: Shop): Words {
    return this.#texts.get(shop.language) ?? (() => null);
  }

  /** What the page must show by now: lines that wait for it. */
  #look(shop: Shop): void {
    if (shop.pressedIn === undefined) return;
    if (shop.language !== shop.seenLanguage) {
      const tag = quoted(languageTag(shop.language));
      this.lines.push(`await expect(${shop.page}.locator('html')).toHaveAttribute('lang', ${tag});`);
      shop.seenLanguage = shop.language;
    }
    if (shop.seenUnits === null || shop.units === shop.seenUnits) return;
    shop.seenUnits = shop.units;
    const name = this.#cartName(shop);
    if (name !== null)
      this.lines.push(`await expect(${shop.page}.getByRole('banner').${byName('link', name)}).toBeVisible();`);
  }

  #step(shop: Shop, machine: string, message: EventMessage & InspectionMessage): void {
    const { event, sourceId, causeId } = message;
    if (OWN.test(event.type)) return;
    const { type, ...payload } = event;
    const brought = Object.keys(payload).length === 0 ? '' : ` ${JSON.stringify(payload)}`;
    const said = inComment(`${timeOf(message, CLOCK)} ${machine}: ${type}${brought}`);
    if (BY_ITSELF.test(type)) {
      this.lines.push(`// ${said}: comes by itself, not by hand.`);
      return;
    }
    // What one actor sends another follows by itself.
    if (sourceId !== undefined || causeId !== undefined) return;
    this.#look(shop);
    const missing = Object.keys(payload).filter((key) => isMasked(payload[key]));
    const control = CONTROLS.get(`${machine} ${type}`);
    const lost =
      control?.needs.filter((key) => missing.includes(key) || payload[key] === undefined || payload[key] === null) ??
      [];
    if (control !== undefined && lost.length > 0 && machine !== 'navigation') {
      this.lines.push(
        `// ${said}`,
        `// MISSING: the record does not tell ${inComment(lost.join(', '))}. Do this step by hand.`,
      );
      return;
    }
    const done = machine === 'navigation' ? this.#opened(shop, message, control) : this.#press(shop, message, control);
    if (done !== null) {
      this.lines.push(`// ${said}`, ...done);
      shop.pressedIn = message.turn ?? -1;
      return;
    }
    const isSame = shop.pressedIn !== undefined && shop.pressedIn === message.turn;
    const masked = missing.length === 0 ? '' : ` The record masks ${inComment(missing.join(', '))}.`;
    this.lines.push(
      isSame ? `// ${said}: by the same press.` : `// ${said}: no control is known that causes it by hand.${masked}`,
    );
  }

  /** The lines that press a control; null where none is known. */
  #press(shop: Shop, { event }: EventMessage, control: Control | undefined): string[] | null {
    const words = this.#words(shop);
    const name = control?.name(words, event) ?? null;
    if (control === undefined || name === null) return null;
    const within = {
      main: `getByRole('main')`,
      banner: `getByRole('banner')`,
      dialog: `getByRole('dialog')`,
      categories: byName('navigation', words('header.categories') ?? ''),
    }[control.within];
    const one = `${byName(control.role, name)}${control.isOneOf === true ? '.first()' : ''}`;
    const does =
      control.sets === undefined ? 'click()' : `${control.sets.by}(${quoted(String(event[control.sets.field]))})`;
    const opened = shop.isOpened
      ? []
      : [`// MISSING: the record began later. Open the page that it began on.`, `await ${shop.page}.goto('/');`];
    shop.isOpened = true;
    return [...opened, `await ${shop.page}.${within}.${one}.${does};`];
  }

  /** The lines that open a screen: by a link that is on every page, else by its address. */
  #opened(shop: Shop, message: EventMessage, control: Control | undefined): string[] | null {
    const address = addressOf(message.event);
    if (address === null) return null;
    const pressed = shop.isOpened ? (this.#pressCart(shop, message) ?? this.#press(shop, message, control)) : null;
    const line = pressed ?? [
      ...(shop.isOpened ? ['// By which link is not in the record: by its address.'] : []),
      `await ${shop.page}.goto(${quoted(address)});`,
    ];
    shop.isOpened = true;
    return line;
  }

  /** The name of the link to the cart, which says how much is in it. */
  #cartName(shop: Shop): string | null {
    const words = this.#words(shop);
    return shop.units === 0 ? words('header.cart') : words('header.cartWithItems', { count: shop.units });
  }

  /** The line that presses the link to the cart, where its name is known. */
  #pressCart(shop: Shop, { event }: EventMessage): string[] | null {
    const name = event.type === 'cart.opened' && shop.seenUnits !== null ? this.#cartName(shop) : null;
    return name === null ? null : [`await ${shop.page}.getByRole('banner').${byName('link', name)}.click();`];
  }

  /** Looks once more at what the last step led to. */
  close(): void {
    for (const shop of this.#shops.values()) this.#look(shop);
  }
}

/** The languages that the shop showed in a session, and English, which stands in every shop. */
export function languagesIn({ actors, messages }: Session): readonly string[] {
  const shown = [...actors, ...messages].map((one) =>
    'snapshot' in one ? Reflect.get(Object(one.snapshot.context), 'shown') : null,
  );
  return LANGUAGES.filter((code) => code === FALLBACK_LANGUAGE || shown.includes(code));
}

/**
 * A session as a Playwright test that stands by itself: it presses the controls that caused what was recorded, by role and name, and
 * says in a comment for each other step why it does not.
 *
 * @param texts of the shop, by the code of the language
 */
export function playwrightSpec(session: Session, texts: ReadonlyMap<string, ShopTexts>): string {
  const writer = new Writer(session, texts);
  for (const message of session.messages) writer.add(message);
  writer.close();
  const [first] = session.messages;
  const day = first === undefined ? '' : inComment(timeOf(first, DAY));
  return [
    "import { expect, test } from '@playwright/test';",
    '',
    `// A session that was recorded on ${day} (UTC)${session.simulated === null ? '' : '. It is simulated: no shopper was there'}.`,
    '// It begins in an empty shop. What one machine sends another follows by itself and is not told.',
    ...(session.actors.length === 0
      ? []
      : ['// MISSING: the record begins in the middle. What the shop held before is not in it.']),
    `test.use({ baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000', locale: ${quoted(writer.locale ?? languageTag(FALLBACK_LANGUAGE))} });`,
    '',
    "test('a recorded session', async ({ page }) => {",
    ...writer.lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
