import type { Promised } from './promised.ts';

const REDACT = 'src/app/inspect/redact.ts';
const POLICY = 'src/build/hosting/content-policy.ts';

/** What shoppers may rely on of what they type and of who else may run code. */
export const PRIVATE_PROMISES: readonly Promised[] = [
  {
    says: 'Card number, expiry and code are told to nobody, not even to an inspector.',
    test: 'tests/unit/app/inspect.spec.ts',
    title: 'Secrets of the card are in no message',
    broken: 'every field of an event is public',
    file: REDACT,
    change: ["key === 'type' || open.has(key)", "key === 'type' || !open.has(key)"],
  },
  {
    says: 'A field that nobody has declared as public is masked.',
    test: 'tests/unit/app/inspect.spec.ts',
    title: 'of a name nobody thought of are masked',
    broken: 'the fields of a snapshot are told as they are',
    file: REDACT,
    change: ['fields(part, (field) => open.has(field))', 'fields(part, () => true)'],
  },
  {
    says: 'A card number that was typed into the wrong field is masked, too.',
    test: 'tests/unit/app/inspect.spec.ts',
    title: 'that look like a card number are masked wherever they stand: 4929 8713 0265 5541',
    broken: 'a number with blanks counts as none',
    file: 'src/app/inspect/card-numbers.ts',
    change: ['(?:[ .-]?[0-9０-９]){11,}', '(?:[0-9０-９]){11,}'],
  },
  {
    says: 'No page sends anything to another site, and no script of another site runs.',
    test: 'tests/unit/build/hosting.spec.ts',
    title: 'guards / by its common headers',
    broken: 'pages may connect to any address',
    file: POLICY,
    change: [`'connect-src': "'self'"`, "'connect-src': '*'"],
  },
  {
    says: 'No other site can show the shop in a frame of its own.',
    test: 'tests/unit/build/hosting.spec.ts',
    title: 'guards / by its common headers',
    broken: 'the policy names no ancestors',
    file: POLICY,
    change: [`'frame-ancestors': "'none'"`, `'frame-ancestors': "'self'"`],
  },
  {
    says: 'No text can end its place in a page and begin a script.',
    test: 'tests/unit/catalogue/product-data.spec.ts',
    title: 'holds no character that could end its element',
    broken: 'the data for search engines are written as they are',
    file: 'src/ui/structured-data/data-block.ts',
    change: ["json.replaceAll('<', String.raw`\\u003c`)", 'json'],
  },
  {
    says: 'No file that somebody sends an analyst can break the atlas.',
    test: 'tests/unit/app/injection.spec.ts',
    title: 'of a session is shown or refused',
    broken: 'a file may be nested without end',
    file: 'src/atlas/page/live/session-file.ts',
    change: ['|| !isShallow(json)', ''],
  },
  {
    says: 'Nothing that is stored is believed to be a visitor unless the shop wrote it so.',
    test: 'tests/unit/app/injection.spec.ts',
    title: 'is no cart, no heart, no press and no visitor where it is stored',
    broken: 'a record without a version is read',
    file: 'src/app/storage/records.ts',
    change: ['if (v === version) return value;', 'if (v === version || v === undefined) return value;'],
  },
  {
    says: 'The host gives out the files of the shop and no others.',
    test: 'tests/unit/build/hosting.spec.ts',
    title: 'sends nothing from outside of the build for /locales/..%2f..%2fsecret.txt',
    broken: 'a path may lead out of the folder',
    file: 'src/build/hosting/handler.ts',
    change: ['return full.startsWith(folder + sep) ? full : folder;', 'return full;'],
  },
  {
    says: 'Signing out in one tab closes the cart in all.',
    test: 'tests/unit/app/open-screen.spec.ts',
    title: 'leaves the cart, once, when the visitor signs out elsewhere',
    broken: 'the address of a screen that closed stays',
    file: 'src/app/visitor.ts',
    change: ['if (to !== undefined) redirect(to);', ''],
  },
  {
    says: 'A name that stands for nobody opens no account.',
    test: 'tests/machines/session/session.spec.ts',
    title: 'takes GUEST as a name that still counts as signed out',
    broken: 'only «Guest» in just these letters is nobody',
    file: 'machines/session/name.ts',
    change: ['plain !== GUEST_NAME.toLowerCase()', 'name.trim() !== GUEST_NAME'],
  },
];
