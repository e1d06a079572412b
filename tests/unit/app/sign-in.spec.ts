import { expect, it } from 'vitest';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { act } from '../support/act.ts';
import { controlsIn, fill, press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';

it.each(['Guest', 'gUEST', ' GUEST '])('Whoever signs in as «%s» keeps the form, which answers (R2)', async (name) => {
  const { page, settle } = await openLiveShop('/UserProfile', {}, { patience: MOMENT });
  const control = (wanted: string) => {
    const found = controlsIn(page).find((one) => one.name === wanted);
    if (found === undefined) throw new Error(`There is no «${wanted}».`);
    return found.element;
  };
  const answers = () =>
    [...page.querySelectorAll('form [role="status"]')].map(({ textContent }) => textContent).join('');
  const submit = async () => {
    await act(async () => void press(control(pseudo('account.signIn.submit'))));
    await settle();
  };
  expect(answers()).toBe('');
  await act(async () => {
    fill(control(pseudo('form.userName')), name);
    fill(control(pseudo('form.password')), 'a password');
  });
  await submit();
  expect(answers()).toBe(pseudo('header.greeting', { name }));
  expect(control(pseudo('form.userName'))).toHaveProperty('value', name);
});
