import { type SeamMutant, nameOf, placeOf } from './mutant.ts';

/**
 * Views of the atlas with buttons, and with how many: the one form there is that of what can happen next in a trial.
 */
const WITH_BUTTONS = {
  Atlas: 1,
  Fault: 1,
  Panel: 1,
  'chart-pane/ZoomButtons': 7,
  'details/DetailsPanel': 1,
  'details/PartButton': 1,
  'export-panel/ExportButton': 1,
  'files/FileStatus': 1,
  'live/ActorList': 1,
  'live/RecorderBar': 6,
  'traffic/Conformance': 2,
  'traffic/SessionButton': 1,
  'traffic/TrafficPanel': 2,
  'trial/StartTrial': 1,
  'trial/TrialSteps': 2,
  'trial/TryFromHere': 1,
  'versions/VersionsPanel': 1,
  'walks/WalkButtons': 1,
  'walks/WalkList': 1,
  'walks/WalkPlayer': 5,
};

/** The names of all copies of a mutant: where there are more or fewer of them, none of these is there any more. */
function eachOf(name: string, count: number): string[] {
  return count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name} (${at + 1} of ${count})`);
}

/** A box of a style sheet hidden in each way that leaves its room. */
function hiddenWithRoom(sheet: string, box: string): string[] {
  return [
    `${sheet} transparent: .${box} → { opacity: 0 !important; }`,
    `${sheet} not visible: .${box} → { visibility: hidden !important; }`,
    `${sheet} outside the window: .${box} → { translate: -400vw 0 !important; }`,
  ];
}

/** The boxes of the frame without words that have no colour. */
const ROOM = ['bar', 'categories'].flatMap((box) => hiddenWithRoom('src/ui/page/FrameSkeleton.module.css', box));

const REST_SHEET = 'src/ui/long-list/LongList.module.css';

/** What stands for the part of a list that is not drawn yet, hidden in each way, and when it is drawn anew. */
const REST = [
  ...hiddenWithRoom(REST_SHEET, 'rest'),
  `${REST_SHEET} not laid out: .rest → { display: none !important; }`,
  ...[
    'wrong value: data-batch={batch} → another',
    'wrong value: data-items={items.length} → another',
    'opposite condition: isBuilt → !(isBuilt)',
    'list order: items.map((item) => wordsOf(item as never)) → reversed',
    'list cut: items.map((item) => wordsOf(item as never)) → without the last',
    ...eachOf('wrong field: before.items → before.wordsOf', 2),
    ...eachOf('wrong field: now.items → now.wordsOf', 2),
    'boundary: before.items.length === now.items.length → before.items.length !== now.items.length',
    'boundary: item === now.items[index] → item !== now.items[index]',
    'lost subscription: useEffect(() => { drawnAt.set(place, drawn); const element = list.curr… → nobody listens',
  ].map((fault) => `src/ui/long-list/LongList.tsx ${fault}`),
];

/** Mutants that have a reason in common. */
function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

/**
 * Mutants that no shopper can tell from the shop, each by its name without the line, with the reason. A name is that of one
 * mutant: of several in a file it says which one, of how many. One that is not among all mutants any more is an error.
 */
export const equivalent: Readonly<Record<string, string>> = {
  ...because(
    'The button stands in no form, and so submits none.',
    [
      ...Object.entries(WITH_BUTTONS).map(([view, count]) => [`atlas/page/${view}`, count] as const),
      ['features/home/rows/RowScroller', 2] as const,
      ['features/promotions/Promotions', 1] as const,
      ['app/texts/NoTexts', 1] as const,
    ].flatMap(([view, count]) => eachOf(`src/${view}.tsx wrong value: type="button" → another`, count)),
  ),
  'src/atlas/foreign/code-reader.ts effect order: places.set(key, (from ?? member).start ?? 0); object[key] = value; → object[key] = value; places.set(key, (from ?? member).start ?? 0);':
    'The place of a part is kept apart from the part.',
  'src/atlas/page/trial/open-trial.ts step left out: replays.set(subject, own); → nothing':
    'What is computed once is computed again, with the same outcome.',
  'src/ui/long-list/LongList.tsx list order: entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }… → reversed':
    'Which parts are drawn is a set, and nobody asks for its order.',
  'src/atlas/page/traffic/chart-numbers.ts list order: transitions.flatMap((one) => one.targets) → reversed':
    'It is asked only whether any of them is there.',
  'src/ui/fields/DigitsField.tsx effect order: input.setSelectionRange(caret, caret); field.onChange(text); → field.onChange(text); input.setSelectionRange(caret, caret);':
    'What the text makes of the page is drawn after the event, when the caret is set.',
  'src/app/storage/records.ts boundary: Number(v) > version → Number(v) >= version':
    'A record of that very version has been told before.',
  'src/catalogue/coin-packs.ts boundary: 2 * rest < coins → 2 * rest <= coins':
    'No pack costs just between two dollars for a thousand coins (§3).',
  "src/features/product/detail/specification/rows-of.ts list order: others.map((value) => ({ name: 'otherPack', label: t('specification.la… → reversed":
    'Each world sells two packs of coins, so that one has one other.',
  'src/app/start/early-input.ts list cut: TELLING.map((name) => one.getAttribute(name)) → without the last':
    'Fields that differ by their value alone are told apart by their place, and no page has more or fewer of them when it is rendered anew.',
  'src/atlas/layout/layout-cost.ts list order: starts.flatMap(({ id, dot }) => { const box = states.find((state) => s… → reversed':
    'Their mean is the same in whatever order they are summed.',
  "src/atlas/traffic/trail.ts effect order: this.#actors.set(sessionId, actor); this.#note('ran', version, ''); → this.#note('ran', version, ''); this.#actors.set(sessionId, actor);":
    'What is noted is not asked of the actors, and notes nothing in them.',
  "src/atlas/versions/differences.ts effect order: left.splice(place, 1); left[left.indexOf(removed)] = { kind: 'transiti… → left[left.indexOf(removed)] = { kind: 'transition moved', before: remo…":
    'One of the two is put in the place of another, which is found by what it is and not by its number.',
  'src/atlas/page/live/recording.ts effect order: this.#simulated = null; this.#notes.clear(); → this.#notes.clear(); this.#simulated = null;':
    'Each is kept apart from the other, and nobody is told of either.',
  ...because('A list of at most 24 is drawn whole, and the shop has sixteen products.', REST),
  ...because('The box draws nothing: it keeps room.', ROOM),
  "src/features/checkout/ConfirmDialog.tsx missed update: useSelector(checkout, (snapshot) => snapshot.matches('confirming')) → never told":
    'Whoever puts it on the page on demand asks the same, and draws it anew with each answer.',
  'src/app/texts/screen-texts.ts list order: products.map(({ id }) => id) → reversed':
    'The texts of all of them are asked for at once, and the screen waits until the last of them is there.',
  "src/app/texts/screen-texts.ts wrong event: { type: 'cart.opened' } → 'checkout.opened'":
    'Both show the products of the cart, and no more of it is asked.',
  ...because('Each is remembered for an actor of its own.', [
    'src/app/built-shop.ts effect order: rememberNow(wishlist); // A storage that throws was found out when the… → rememberBuilt( storage, once(() => getInitialSnapshot(storageMachine))…',
    'src/app/built-shop.ts effect order: rememberNow(session); rememberNow(cart); → rememberNow(cart); rememberNow(session);',
    'src/app/built-shop.ts effect order: rememberNow(cart); rememberNow(wishlist); → rememberNow(wishlist); rememberNow(cart);',
    'src/app/built-shop.ts effect order: rememberBuilt( storage, once(() => getInitialSnapshot(storageMachine))… → rememberBuilt( contents, once(() => getInitialSnapshot(contentsMachine…',
    'src/app/built-shop.ts effect order: rememberBuilt( contents, once(() => getInitialSnapshot(contentsMachine… → rememberBuilt( marquee, once(() => getInitialSnapshot(marqueeMachine, …',
    'src/app/built-shop.ts effect order: rememberBuilt( marquee, once(() => getInitialSnapshot(marqueeMachine, … → rememberBuilt( language, once(() => { const { shown, requested } = lan…',
  ]),
  ...because('Both are done before anything else runs, and neither reads what the other does.', [
    'src/atlas/page/live/recording.ts effect order: apply(this.#before, JSON.parse(text)); this.#size -= text.length; → this.#size -= text.length; apply(this.#before, JSON.parse(text));',
    'src/atlas/page/live/recording.ts effect order: this.#size += text.length; apply(this.#newest, message); → apply(this.#newest, message); this.#size += text.length;',
    'src/atlas/traffic/tally.ts effect order: funnel.starts = this.#entering(funnel.from); funnel.ends = this.#enter… → funnel.ends = this.#entering(funnel.to); funnel.starts = this.#enterin…',
    'src/atlas/traffic/tally.ts effect order: funnel.ends = this.#entering(funnel.to); funnel.known = this.#names.si… → funnel.known = this.#names.size; funnel.ends = this.#entering(funnel.t…',
    'src/app/chunks.ts effect order: unsubscribe(); underWay.delete(id); → underWay.delete(id); unsubscribe();',
    "src/app/inspect/line.ts effect order: button.type = 'button'; button.addEventListener('click', () => stop(wi… → button.addEventListener('click', () => stop(window)); button.type = 'b…",
    'src/app/inspect/line.ts effect order: say(); new MutationObserver(say).observe(document.documentElement, { a… → new MutationObserver(say).observe(document.documentElement, { attribut…',
    'src/app/inspect/line.ts effect order: new MutationObserver(say).observe(document.documentElement, { attribut… → line.append(words, button); new MutationObserver(say).observe(document…',
    'src/app/inspect/line.ts effect order: line.append(words, button); document.body.prepend(line); → document.body.prepend(line); line.append(words, button);',
    'src/app/router.ts effect order: isFocusMoved = environment.watchFocus(); environment.showLeaving(isAno… → environment.showLeaving(isAnotherPage(change)); isFocusMoved = environ…',
    "src/app/start/early-input.ts effect order: document.removeEventListener('click', keepPress, true); document.remov… → document.removeEventListener('input', keepValue, true); document.remov…",
    'src/app/storage/presses/press-log.ts effect order: stored.delete(name); folded.delete(name); → folded.delete(name); stored.delete(name);',
    'src/app/storage/safe-store.ts effect order: failing.add(what); hasFailed = true; → hasFailed = true; failing.add(what);',
    'src/app/theme/use-color-scheme-attribute.ts effect order: setChosen(scheme); manager.set(scheme); → manager.set(scheme); setChosen(scheme);',
    "src/ui/dialog/lock-page.ts effect order: page.style.setProperty('overflow', 'hidden'); page.style.setProperty('… → page.style.setProperty('padding-inline-end', `${scrollbar}px`); page.s…",
    "src/ui/long-list/LongList.tsx effect order: near.disconnect(); window.removeEventListener('resize', fit); → window.removeEventListener('resize', fit); near.disconnect();",
    "src/ui/structured-data/StructuredData.tsx effect order: script.type = 'application/ld+json'; script.text = text; → script.text = text; script.type = 'application/ld+json';",
  ]),
  "src/routes/ProductDetail/index.tsx wrong payload: { type: 'detail.opened', productId: null } → other productId":
    'Other than null is undefined, and no product has that number either.',
  'src/app/storage/presses/press-log.ts list order: keys.map((key) => key.slice(prefix.length)) → reversed':
    'A browser lists its keys in whatever order it likes: presses are sorted by their own time.',
  "src/ui/long-list/rests.ts list order: elements.map((element) => Number(element.getAttribute('data-batch'))) → reversed":
    'They are added to a set of which it is asked whether one is in it, and how many are.',
  "src/app/storage/presses/press-log.ts list order: [...stored].map((name) => parseKey(name)?.tab ?? '') → reversed":
    'It is asked whether a tab is among them.',
  'src/features/checkout/CardNumber.tsx effect order: field.onChange(text); inputs.current.at(-1)?.focus(); → inputs.current.at(-1)?.focus(); field.onChange(text);':
    'Both are done before the next paint, and neither reads the other.',
  "src/features/search/SearchBox.tsx effect order: search.send({ type: 'query.cleared' }); input.current?.focus(); → input.current?.focus(); search.send({ type: 'query.cleared' });":
    'The focus stays within the box, and nothing is asked of it meanwhile.',
  'src/routes/-search-params.ts boundary: id > 0 → id >= 0':
    'There is no category and no product 0: home, or the page that says so, stands there either way.',
  'src/features/checkout/CardForm.tsx wrong value: type="submit" → another':
    'A type of a button that HTML does not know is «submit».',
  'src/app/rendering/render-page.tsx effect order: router.update({ ...router.options, scrollRestoration: false }); await … → await waitFor(shop.language, ({ context }) => context.shown === reques…':
    'The router is at rest until it loads.',
  'src/atlas/foreign/xml.ts effect order: root ??= element; open.at(-1)?.children.push(element); → open.at(-1)?.children.push(element); root ??= element;':
    'The root stands in no other element.',
  'src/atlas/page/live/kept-moments.ts effect order: this.#recordings += 1; this.#isLost = false; → this.#isLost = false; this.#recordings += 1;':
    'Two fields, and nobody looks between.',
  "src/ui/structured-data/StructuredData.tsx effect order: page?.querySelector(IN_HEAD)?.remove(); script.type = 'application/ld+… → script.type = 'application/ld+json'; page?.querySelector(IN_HEAD)?.rem…":
    'The one is in the head, and the other on no page yet.',
  'src/app/browser.ts number: LOCK_HELD = 1000 → 1000 + 1': 'Nobody can tell a lock that is held a millisecond longer.',
  'src/atlas/layout/text-widths.ts number: ü: 611 → 611 + 1':
    'A thousandth of the size of a letter: nobody sees a hundredth of a pixel.',
  'src/app/texts/fingerprint.ts number: at = 0 → 0 + 1':
    'What is told apart are objects, whose texts all begin with the same brace.',
  'src/catalogue/categories.ts number: homeRow: 5 → 5 + 1': 'The last row stays the last.',
  "src/app/next-screens.ts effect order: router.subscribe('onRendered', () => void fetchLinked()); void fetchLi… → void fetchLinked(); router.subscribe('onRendered', () => void fetchLin…":
    'Nothing is rendered between the two.',
  'src/app/texts/translation.ts wrong field: response.status → response.ok':
    'What is thrown there is told in words of the shop, without the number.',
  "src/app/browser.ts effect order: port1.addEventListener('message', () => { port1.close(); callback(); }… → port1.start(); port1.addEventListener('message', () => { port1.close()…":
    'Nothing is posted before both are done.',
  'src/app/browser.ts effect order: port1.start(); port2.postMessage(null); → port2.postMessage(null); port1.start();':
    'What is posted waits for the port to start.',
  'src/app/browser.ts effect order: port1.close(); callback(); → callback(); port1.close();':
    'Nothing more comes through the port.',
  "src/app/browser.ts effect order: document.title = title; document.querySelector('meta[name=\"description… → document.querySelector('meta[name=\"description\"]')?.setAttribute('cont…":
    'Neither reads the other.',
  "src/app/inspect/stately.ts effect order: open(); window.addEventListener('message', ({ source, origin, data }: … → window.addEventListener('message', ({ source, origin, data }: MessageE…":
    'No message comes before the script goes on.',
  'src/app/idle.ts number: SETTLED = 5000 → 5000 + 1': 'Nobody can tell a wait that is a millisecond longer.',
  "src/app/inspect/watch.ts effect order: running.set(actorRef.sessionId, made); made.actor.on('*', (event) => o… → made.actor.on('*', (event) => onEmitted(made, event)); running.set(act…":
    'Nothing is emitted between the two.',
  'src/app/start/early-input.ts list order: TELLING.map((name) => one.getAttribute(name)) → reversed':
    'All controls are told by the same attributes in the same order, whichever it is.',
  'src/features/account/ListsPanel.tsx list not filtered: ids.map(productById).filter((product) => product !== undefined) → () => true':
    'What is no product is left out when hearts are read (R14, R17): the filter tells the types.',
  'src/features/product/list/ProductListScreen.tsx number: FEW = 4 → 4 + 1': 'No category has four products (§3).',
  'src/atlas/versions/differences.ts list order: after.states.map(({ id }) => id) → reversed':
    'It is only asked whether a state is there.',
  'src/features/search/SearchBox.tsx number: MOST_SUGGESTIONS = 24 → 24 + 1':
    'The shop has 16 products and six categories (§3).',
  'src/ui/picture/Picture.module.css outside the window: .picture → { translate: -400vw 0 !important; }':
    'What has no box of its own (`display: contents`) is not moved; the picture in it stays where it is.',
  "src/features/search/SearchBox.module.css covered: .input → ::after { content: ''; position: absolute; inset: 0; z-index: 9; backg…":
    'A field draws nothing after itself.',
  "src/app/inspect/line.ts effect order: button.className = classes['stop'] ?? ''; button.type = 'button'; → button.type = 'button'; button.className = classes['stop'] ?? '';":
    'Two attributes of a button that is on no page yet.',
  'src/app/storage/presses/press.ts number: LATEST = 253_402_300_799_999 → 253_402_300_799_999 + 1':
    'No clock shows a time between the two.',
  'src/app/texts/fingerprint.ts number: OFFSET = 0x811c9dc5 → 0x811c9dc5 + 1':
    'The build and the page begin with the same number: other fingerprints are equal where these were.',
  'src/app/texts/fingerprint.ts number: HEX = 16 → 16 + 1':
    'The build and the page write the same number to the same base.',
  ...because('Neither reads the other.', [
    'src/atlas/traffic/counting.ts effect order: languages.add(trail.language); days.push(trail.day); → days.push(trail.day); languages.add(trail.language);',
    'src/app/storage/presses/sequence.ts effect order: presses.splice(before + 1, 0, press); states.length = Math.min(states.… → states.length = Math.min(states.length, before + 2); presses.splice(be…',
    'src/app/storage/persisted-slice.ts effect order: onDamage(); store.write(key, normal); → store.write(key, normal); onDamage();',
  ]),
  ...because('What begins waits for its script before it looks at anything.', [
    'src/app/start/early-input.ts effect order: isLeaving = false; begin(); → begin(); isLeaving = false;',
    'src/app/start/early-input.ts effect order: pressed.push({ find: finder(control), detail }); stay(); → stay(); pressed.push({ find: finder(control), detail });',
    'src/app/start/early-input.ts effect order: typed.set(target, { find: typed.get(target)?.find ?? finder(target), v… → stay(); typed.set(target, { find: typed.get(target)?.find ?? finder(ta…',
  ]),
  ...because('Neither reads the other, and nothing is painted between them.', [
    "src/app/theme/show-color-scheme.ts effect order: document.documentElement.setAttribute('data-mantine-color-scheme', isD… → document.querySelector('meta[name=theme-color]')?.setAttribute('media'…",
    "src/app/theme/use-color-scheme-attribute.ts effect order: follow(); system.addEventListener('change', follow); → system.addEventListener('change', follow); follow();",
  ]),
  ...because('A layout effect runs before the others, wherever it stands.', [
    "src/app/theme/use-color-scheme-attribute.ts effect order: useEffect(() => { manager.subscribe(setColorScheme); return () => mana… → useLayoutEffect(() => { const system = window.matchMedia('(prefers-col…",
    'src/ui/long-list/LongList.tsx effect order: useLayoutEffect(() => { if (list.current && rests > 0) fitRests(list.c… → useEffect(() => { drawnAt.set(place, drawn); const element = list.curr…',
  ]),
  'src/app/texts/search-entries.ts list order: productLabels.flatMap((one) => [label?.[one], words?.labels[one]]) → reversed':
    'A word is looked for in all other names at once, wherever they stand.',
  'src/app/rendering/built-environment.ts number: length: 0 → 0 + 1': 'There is no key at any place of that store.',
  'src/app/idle.ts effect order: fetchNextScreens(window, router, environment); environment.later(SETTL… → environment.later(SETTLED, () => void keepOffline(window).catch(() => …':
    'Neither waits for the other.',
  'src/catalogue/suggestions.ts number: CATEGORIES_FROM = 1_000_000 → 1_000_000 + 1':
    'Any number above those of the products will do, and it is read in one place.',
  'src/features/cart/CartSummary.module.css not for pointers: .checkOutLabel → { pointer-events: none !important; }':
    'A press there is one of the link around it.',
  "src/features/checkout/use-card-form.ts wrong payload: { type: 'code.changed', text } → other text":
    'The other text has a letter more, and the machine keeps digits alone (R13).',
  'src/app/shop.ts list order: categories.map(({ id }) => id) → reversed':
    'The machine asks whether a category is among them.',
  'src/app/storage/presses/press-log.ts list order: unsaved.map(keyOf) → reversed':
    'It is asked whether a press is among them.',
  'src/app/storage/presses/press-log.ts effect order: sequence.insert(press); unsaved.push(press); → unsaved.push(press); sequence.insert(press);':
    'Two lists, and neither reads the other.',
  'src/app/storage/safe-store.ts effect order: hasFailed = true; onFailure(); → onFailure(); hasFailed = true;':
    'Who is told asks nothing of the store meanwhile.',
  'src/atlas/page/export-panel/export-formats.ts wrong field: response.status → response.ok':
    'What is thrown there is told in one sentence, without the number.',
  "src/features/product/detail/PurchasePanel.tsx wrong event: { type: 'addCart.pressed' } → 'buyNow.pressed' (1 of 2)":
    'It asks whether it can be pressed: in each state the machine takes both presses or none (R7).',
  ...because('Of every product there is something in stock (§3).', [
    'src/features/product/detail/product-data.ts boundary: product.inventory > 0 → product.inventory >= 0',
    "src/features/cart/CartLineItem.tsx wrong key: t('stock.outOfStock') → 'stock.inStock'",
    "src/features/product/card/StockNote.tsx wrong key: t('stock.outOfStock') → 'stock.inStock'",
  ]),
  'src/features/home/rows/RowHead.tsx part drawn always: rowPicture && ( <div className={classes.picture}> <Picture picture={pi… → ( <div className={classes.picture}> <Picture picture={pictureOf(rowPic…':
    'Every category with a row on the home page has a picture for it (§2).',
  'src/ui/long-list/rests.ts effect order: rest.style.blockSize = `${height}px`; rest.style.lineHeight = `${heigh… → rest.style.lineHeight = `${height / items}px`; rest.style.blockSize = …':
    'Nothing is laid out between the two.',
  'src/ui/page/when-painted.ts step left out: observer.disconnect(); → nothing':
    'The root of a page stays in view, and so is told of once.',
  'src/features/product/card/stock.ts number: LOW_STOCK = 5 → 5 + 1': 'No product has six in stock (§3).',
  'src/ui/dialog/Dialog.tsx wrong name: role="presentation" → nothing': 'An element of no meaning has none by itself.',
  'src/ui/structured-data/StructuredData.tsx effect order: script.text = text; place.current?.replaceChildren(script); → place.current?.replaceChildren(script); script.text = text;':
    'The block is no script that runs: it is read once both are done.',
  'src/app/storage/persistence.ts effect order: removeUnknown(STORE_KEYS.language, (code) => isLanguage(languageOfTag(… → removeUnknown(STORE_KEYS.colorScheme, isMantineColorScheme, access); r…':
    'Each looks at a key of its own.',
  'src/app/storage/presses/folding.ts number: SETTLE_TIME = 5000 → 5000 + 1':
    'Nobody can tell a wait that is a millisecond longer.',
  'src/app/idle.ts effect order: measureVitals().catch(() => undefined); fetchNextScreens(window, route… → fetchNextScreens(window, router, environment); measureVitals().catch((…':
    'Neither waits for the other.',
  "src/app/start/when-wanted.ts effect order: window.document.addEventListener('visibilitychange', callback, { once:… → new PerformanceObserver(callback).observe({ type: 'paint', buffered: t…":
    'Both call back later, and once.',
  'src/app/inspect/card-numbers.ts boundary: doubled > 9 → doubled >= 9':
    'A digit that is doubled is even: it is never nine.',
  'src/app/announcements/AnnouncerRegion.tsx wrong name: aria-live="polite" → nothing':
    'A status is polite by itself (WAI-ARIA).',
  'src/app/reload-once.ts effect order: environment.sessionStore().setItem(RELOAD_KEY, environment.buildId); e… → environment.reload(); environment.sessionStore().setItem(RELOAD_KEY, e…':
    'A page that is to be loaded anew runs to the end of what it does.',
  "src/features/account/AccountScreen.tsx effect order: shown.current = isNamed; screen.current?.querySelector('h1')?.focus(); → screen.current?.querySelector('h1')?.focus(); shown.current = isNamed;":
    'The focus is no part of what is kept there.',
  'src/features/account/FormPage.tsx wrong value: type="submit" → another':
    'A button of a type that is none submits its form.',
  'src/features/cart/CartSummary.tsx missed update: useSelector(cart, ({ context }) => totalOf(context.lines)) → never told':
    'The cart around it is drawn anew with its lines, and this with it.',
  'src/features/product/detail/comparison/Comparison.tsx list not filtered: productsOfType(productType).filter((one) => isGoods(one.id)) → () => true':
    'Either all products of a category are goods or none (§3).',
  'src/features/home/rows/RowScroller.tsx number: SLACK = 1 → 1 + 1':
    'A row overflows by much more than two pixels, or not at all (§2 Home).',
  'src/features/home/rows/RowScroller.tsx boundary: position >= furthest - SLACK → position > furthest - SLACK':
    'An arrow goes to the end of a row, and not to a pixel before it.',
  "src/features/product/list/ProductListScreen.tsx effect order: cart.send({ type: 'item.added', id }); notice.send({ type: 'item.added… → notice.send({ type: 'item.added', id }); cart.send({ type: 'item.added…":
    'The dialog is drawn after both.',
  ...because('No category has more products than a row shows whole (§3).', [
    'src/features/home/rows/ProductRow.tsx number: first: 6 → 6 + 1',
    'src/features/home/rows/ProductRow.tsx wrong field: SHOWN.first → SHOWN.whole',
  ]),
  'src/features/checkout/CardNumber.tsx effect order: previous.focus(); previous.setSelectionRange(GROUP_DIGITS, GROUP_DIGIT… → previous.setSelectionRange(GROUP_DIGITS, GROUP_DIGITS); previous.focus…':
    'A field that gets the focus from a script keeps the caret that it was given before.',
  "src/ui/dialog/lock-page.ts effect order: page.style.removeProperty('overflow'); page.style.removeProperty('padd… → page.style.removeProperty('padding-inline-end'); page.style.removeProp…":
    'Both are done before the next paint.',
  ...because(
    'Boxes without words say nothing.',
    ['nothing', '!("true")'].map(
      (after) => `src/ui/page/PageSkeleton.tsx state of a control: aria-hidden="true" → ${after}`,
    ),
  ),
  'src/ui/suggestions/SuggestionList.tsx part drawn always: isOpen && suggestions.slice(first, first + drawn).map((key, place) => … → suggestions.slice(first, first + drawn).map((key, place) => ( <Suggest…':
    'The list around them is hidden while it is closed.',
  'src/ui/page/when-painted.ts effect order: observer.disconnect(); callback(); → callback(); observer.disconnect();':
    'The observer tells nothing while it is being told.',
  "src/features/checkout/ConfirmDialog.tsx effect order: checkout.send({ type: 'confirmation.dismissed' }); onDismissed(); → onDismissed(); checkout.send({ type: 'confirmation.dismissed' });":
    'The page is drawn anew after both, and the event changes no field.',
  ...because('All parts are asked for at once, and waited for together.', [
    'src/app/texts/product-texts.ts list order: ids.flatMap((id) => blockOf.get(id) ?? []) → reversed',
    'src/app/texts/product-texts.ts list order: needed.flatMap((part) => load(language, part) ?? []) → reversed',
  ]),
  'src/atlas/page/trial/open-trial.ts step left out: subjects.set(chart, subject); → nothing':
    'It is made anew, from the same chart, and does the same.',
  'src/app/storage/presses/base.ts list order: unnamed.map(([, at]) => at) → reversed':
    'The greatest of them is taken.',
  'src/app/storage/persisted-slice.ts effect order: take(store.read(key)); slice.subscribe(() => { const text = slice.form… → slice.subscribe(() => { const text = slice.format(slice.current()); if…':
    'What is taken is known before the slice tells of it.',
  'src/atlas/exports/scxml/document.ts list order: [...transitionMap(machine)].map(([definition, { name }]) => [name, def… → reversed':
    'They are looked up by their names, and no two have the same.',
  'src/atlas/page/live/session-test.ts list order: languagesIn(session).map(textsOf) → reversed':
    'They are looked up by the codes of their languages.',
  'src/features/language/focus-step.ts boundary: step < 0 → step <= 0': 'A step is one, forward or back.',
  'src/app/App.tsx list order: actorsOf(app.shop).map((actor) => ( <Alive key={actor.id} actor={actor… → reversed':
    'They draw nothing, and each looks at one actor.',
  "src/ui/theme/theme.ts swapped constant: defaultRadius: 'md' → 'auto'":
    'The build has written it into the sheet, and the page reads it nowhere.',
};

/** The reasons for the equivalent ones among some mutants, by their full names. */
export function reasonsOf(mutants: readonly SeamMutant[]): Map<string, string> {
  return new Map(
    mutants.flatMap((mutant): [string, string][] => {
      const reason = equivalent[placeOf(mutant)];
      return reason === undefined ? [] : [[nameOf(mutant), reason]];
    }),
  );
}

/** Listed as equivalent, and not there any more. */
export function staleNames(all: readonly SeamMutant[]): string[] {
  const places = new Set(all.map(placeOf));
  return Object.keys(equivalent).filter((name) => !places.has(name));
}
