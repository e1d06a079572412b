import { expect, it } from 'vitest';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { heldBy } from '../../page/stored/stored-presses.ts';
import { STORED, storedVisitor } from '../../page/stored/stored.ts';
import { act } from '../support/act.ts';
import { controlNamed, fill, press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';

/** The sign-in form, and what it answers; `stored`: what the browser has kept. */
async function openForm(stored: Readonly<Record<string, string>> = {}) {
  const shop = await openLiveShop('/UserProfile', stored, { patience: MOMENT });
  const control = (wanted: string) => controlNamed(wanted, shop.page);
  const done = async (deed: () => void) => {
    await act(async () => deed());
    await shop.settle();
  };
  return {
    control,
    answer: () =>
      [...shop.page.querySelectorAll('form [role="status"]')].map(({ textContent }) => textContent).join(''),
    submit: async (name: string, password = 'a password') => {
      await act(async () => {
        fill(control(pseudo('form.userName')), name);
        fill(control(pseudo('form.password')), password);
      });
      await done(() => void press(control(pseudo('account.signIn.submit'))));
    },
    /** Another tab stores who is shopping. */
    hear: (name: string, login: boolean) =>
      done(() => {
        const text = heldBy(storedVisitor(name, login), Object.entries(window.localStorage), STORED.session);
        shop.hear(STORED.session, text);
      }),
  };
}

function greeting(name: string): string {
  return pseudo('header.greeting', { name });
}

it.each(['Guest', 'gUEST', ' GUEST '])('Whoever signs in as «%s» keeps the form, which answers (R2)', async (name) => {
  const { control, answer, submit } = await openForm();
  expect(answer()).toBe('');
  await submit(name);
  expect(answer()).toBe(greeting(name));
  expect(control(pseudo('form.userName'))).toHaveProperty('value', name);
});

it.each(['Guest', 'gUEST'])(
  'What was answered to «%s» does not stand beside an error, and comes again (R2)',
  async (name) => {
    const { answer, submit } = await openForm();
    await submit(name);
    await submit(name, '');
    expect(answer()).toBe('');
    await submit(name);
    expect(answer()).toBe(greeting(name));
  },
);

it('Nothing is answered to who has submitted nothing, whatever name is kept or another tab takes', async () => {
  const { answer, hear } = await openForm({ [STORED.session]: storedVisitor('gUEST', true) });
  expect(answer()).toBe('');
  await hear('GUEST', true);
  expect(answer()).toBe('');
});

it('The answer follows the last choice of all tabs, and goes where another one signs out (R30)', async () => {
  const { answer, submit, hear } = await openForm();
  await submit('Guest');
  await hear('gUEST', true);
  expect(answer()).toBe(greeting('gUEST'));
  await hear('Guest', false);
  expect(answer()).toBe('');
});

it.each(['', ' \t', '\u200b', '\u2800', '\u3164 '])(
  'A stored name of which nothing is seen greets a guest: %j (R2)',
  async (name) => {
    await openForm({ [STORED.session]: storedVisitor(name, true) });
    const names = [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
    expect(names).toContain(greeting(pseudo('header.guest')));
  },
);
