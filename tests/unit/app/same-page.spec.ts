import { expect, it, vi } from 'vitest';
import { act } from '../support/act.ts';
import { press } from '../support/gestures.ts';
import { MOMENT, openLiveShop } from '../support/live-shop.ts';

it('A link to the page that is open begins it anew; one within it or to another page does not', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  // The router itself, after a change of page, says it in another way.
  const tops = () => scrollTo.mock.calls.filter((call) => call.length === 2);
  const { page, history, settle } = await openLiveShop('/ShoppingCart', {}, { patience: MOMENT });
  const pressed = async (href: string) => {
    scrollTo.mockClear();
    const link = page.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (link === null) throw new Error(`No link leads to ${href}.`);
    link.focus();
    await act(async () => void press(link));
    await settle();
    return { places: history.length, focus: document.activeElement?.tagName, at: history.location.href };
  };
  expect(tops()).toEqual([]);

  expect(await pressed('/ShoppingCart')).toEqual({ places: 1, focus: 'H1', at: '/ShoppingCart' });
  expect(tops()).toEqual([[0, 0]]);

  await act(async () => history.push('/ShoppingCart#main'));
  await act(async () => history.push('/ShoppingCart#main'));
  await settle();
  expect(tops()).toHaveLength(1);

  expect(await pressed('/')).toMatchObject({ focus: 'H1', at: '/' });
  expect(tops()).toEqual([]);
});
