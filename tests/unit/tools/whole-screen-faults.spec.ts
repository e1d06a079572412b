import { describe, expect, it } from 'vitest';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { fieldFaults, type SeenField } from '../../page/screen/field-faults.ts';
import { headingFaults } from '../../page/screen/heading-faults.ts';
import { parseAria } from '../../page/screen/aria.ts';
import { iconFaults } from '../../page/screen/icon-faults.ts';
import { pictureFaults } from '../../page/screen/picture-faults.ts';
import { heardFaults } from '../../page/screen/heard-faults.ts';

const EMAIL: SeenField = {
  name: pseudo('form.email'),
  type: 'text',
  autocomplete: 'email',
  inputMode: 'email',
  required: true,
};
const PASSWORD: SeenField = {
  name: pseudo('form.password'),
  type: 'password',
  autocomplete: 'new-password',
  inputMode: '',
  required: true,
};
const REVEAL = pseudo('form.revealPassword');

describe('The fields of a page', () => {
  it('are as listed', () => {
    expect(fieldFaults([EMAIL, PASSWORD], [])).toEqual([]);
    expect(fieldFaults([{ ...PASSWORD, type: 'text' }], [REVEAL])).toEqual([]);
  });

  it.each([
    [{ ...EMAIL, required: false }, 'is not required'],
    [{ ...EMAIL, autocomplete: 'username' }, 'is filled in as «username»'],
    [{ ...EMAIL, inputMode: 'text' }, 'opens the keyboard «text»'],
    [{ ...EMAIL, type: 'email' }, 'is of the type email, not text'],
    [{ ...EMAIL, name: 'Age' }, 'is not in tests/facts/fields.ts'],
    [{ ...PASSWORD, type: 'text' }, 'is of the type text, not password'],
  ])('are found to differ', (field, words) => {
    expect(fieldFaults([field], [])).toEqual([`field «${field.name}» ${words}`]);
  });

  it('hold a password that stays hidden where its button is pressed in', () => {
    expect(fieldFaults([PASSWORD], [REVEAL])).toEqual([`field «${PASSWORD.name}» is of the type password, not text`]);
  });
});

describe('Words that are only heard', () => {
  const title = `text «${pseudo('cart.heading')}»`;
  const home = `text «${pseudo('home.heading')}»`;
  const heading = `heading "${pseudo('home.heading')}" [level=1]`;

  it('are those listed', () => {
    expect(heardFaults([home, `text «${pseudo('list.products')}»`], { main: [heading], dialog: [] })).toEqual([]);
  });

  it('are none that should be seen', () => {
    expect(heardFaults([title], { main: [], dialog: [] })).toEqual([`${title} is only heard`]);
  });

  it('are not seen where a look is enough, unless a dialog lies above', () => {
    expect(heardFaults([], { main: [heading], dialog: [] })).toEqual([
      'text «home.heading» is seen, and is there for screen readers alone',
    ]);
    expect(heardFaults([], { main: [heading], dialog: ['dialog'] })).toEqual([]);
  });
});

describe('The icon of a control', () => {
  const minus = { name: pseudo('cart.decrease', { product: 'Fan' }), isPressed: false };
  const shapes = '<path d="M5 12h14"></path>';

  it('is the one that is listed', () => {
    expect(iconFaults([{ ...minus, drawing: shapes }])).toEqual([]);
    expect(iconFaults([{ ...minus, name: pseudo('common.ok'), drawing: '' }])).toEqual([]);
  });

  it.each([
    [{ ...minus, drawing: '' }, 'is nothing, not 90a54f'],
    [{ ...minus, drawing: shapes.replace('14', '15') }, /^is [\da-f]{6}, not 90a54f$/u],
    [{ ...minus, name: pseudo('common.ok'), drawing: shapes }, 'is 90a54f, not nothing'],
    [{ ...minus, isPressed: true, drawing: shapes }, 'is 90a54f, not nothing'],
  ])('is found to be another', (icon, words) => {
    const [fault = ''] = iconFaults([icon]);
    expect(fault.replace(`the icon of «${icon.name}» `, '')).toMatch(words);
  });
});

describe('The files of a picture', () => {
  const avif = {
    type: 'image/avif',
    srcset: '/fan-320.avif 320w, /fan-800.avif 800w, /fan-1600.avif 1600w',
    beside: [],
  };
  const webp = { type: '', srcset: '/fan-320.webp 320w, /fan-800.webp 800w', beside: ['image/avif'] };

  it('are all that there are', () => {
    expect(pictureFaults([avif, webp])).toEqual([]);
    expect(pictureFaults([{ ...avif, srcset: '/fan-320.avif 320w, /fan-800.avif 800w' }])).toEqual([]);
  });

  it.each([
    [{ ...avif, srcset: '/fan-320.avif 320w' }, 'offers the widths 320 of 320, 800, 1600'],
    [{ ...webp, srcset: '/fan-320.webp 320w' }, 'offers the widths 320 of 320, 800'],
    [{ ...avif, srcset: avif.srcset.replace('1600w', '800w') }, 'says wrong widths'],
    [{ ...webp, srcset: webp.srcset.replaceAll('webp', 'avif') }, 'offers files that are no webp'],
    [{ ...webp, beside: [] }, 'is not offered as AVIF'],
  ])('are found to be others', (sources, words) => {
    expect(pictureFaults([sources])).toEqual([`picture «fan» ${words}`]);
  });
});

describe('The headings of a page', () => {
  const skipped = 'heading «Card» is of level 3, and the one before it of level 1';

  it.each([
    ['- heading "Checkout" [level=1]\n- heading "Card" [level=2]\n- heading "Cart" [level=1]', []],
    ['- heading "Checkout" [level=1]\n- region "Card":\n  - heading "Card" [level=3]', [skipped]],
    ['- heading "Card" [level=2]', ['heading «Card» is of level 2, and the one before it of level 0']],
  ])('skip no level: %j', (snapshot, faults) => {
    expect(headingFaults(parseAria(snapshot))).toEqual(faults);
  });
});
