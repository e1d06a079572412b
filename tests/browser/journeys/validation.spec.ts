import { expect, test } from '../support/test.ts';
import { COINS, COMPACT_KEYBOARD, MOUSE } from '../../facts/products.ts';
import { fillCard, open, partsOf, putIntoCart } from '../support/shop.ts';

test.describe('§5 Sign-in', () => {
  test('with an empty field shows *Required beside it and does nothing else', async ({ page }) => {
    await open(page, '/UserProfile');
    const userName = page.getByRole('textbox', { name: 'UserName' });
    const password = page.getByLabel('Password', { exact: true });
    const submit = page.getByRole('button', { name: 'Log in' });
    await submit.click();
    await expect(userName).toHaveAccessibleDescription(/\*Required/);
    await expect(password).toHaveAccessibleDescription(/\*Required/);
    await expect(userName).toBeFocused();
    await userName.fill('Ann');
    await expect(page.getByText('*Required')).toHaveCount(0);
    await submit.click();
    await expect(page.getByText('*Required')).toHaveCount(1);
    await expect(password).toBeFocused();
    await userName.fill('   ');
    await password.fill('secret');
    await password.press('Enter');
    await expect(userName).toHaveAccessibleDescription(/\*Required/);
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, Guest');
  });
});

test.describe('§5 Sign-up', () => {
  test('marks empty and wrong fields; phone and address are free; nothing is submitted (R9)', async ({ page }) => {
    await open(page, '/SignUp');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const submit = page.getByRole('button', { name: 'Submit' });
    await field('Email').fill('not an email');
    await submit.click();
    await expect(field('UserName')).toHaveAccessibleDescription(/\*Required/);
    await expect(field('Email')).toHaveAccessibleDescription(/\*Error mail/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/\*Required/);
    await field('Phone Number').fill('+886 12-34');
    await expect(field('Phone Number')).toHaveValue('8861234');
    await field('UserName').fill('<b>Ann</b> 😀');
    await field('Email').fill('ann@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await submit.click();
    await expect(page.getByText(/^\*/)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'nothing was sent' })).toBeVisible();
    await expect(page).toHaveURL('/SignUp');
    await expect(partsOf(page).greeting).toHaveAccessibleName('Hello, Guest');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Ann|secret|8861234/);
  });
});

test.describe('§5 Forget-password', () => {
  test('asks for an email and submits nothing (R9)', async ({ page }) => {
    await open(page, '/ForgetPassword');
    const email = page.getByRole('textbox', { name: 'Email' });
    const submit = page.getByRole('button', { name: 'Submit' });
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/\*Required/);
    await email.fill('ann@');
    await expect(page.getByText('*Required')).toHaveCount(0);
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/\*Error mail/);
    await email.fill('ann@example.com');
    await email.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'no email was sent' })).toBeVisible();
    await expect(page).toHaveURL('/ForgetPassword');
  });
});

test.describe('§5 Checkout', () => {
  test('strips non-digits: four in each group, three in the code', async ({ page }) => {
    await open(page, '/CheckOut');
    await fillCard(page, ['a1b2c3d4e5', '<1>', '٣', '１２'], '98x76');
    const values = await Promise.all(
      [1, 2, 3, 4].map((group) => page.getByRole('textbox', { name: `Card number, group ${group}` }).inputValue()),
    );
    expect(values).toEqual(['1234', '1', '', '12']);
    await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveValue('987');
  });

  test('with any one of the five fields empty opens the dialog', async ({ page }) => {
    await putIntoCart(page, MOUSE);
    await open(page, '/CheckOut');
    const dialog = page.getByRole('dialog', { name: 'Please confirm whether the information is correct' });
    for (const empty of [0, 1, 2, 3, 4]) {
      await fillCard(
        page,
        [0, 1, 2, 3].map((group) => (group === empty ? '' : '1')),
        empty === 4 ? '' : '1',
      );
      await expect(page.getByText('*Required')).toHaveCount(0);
      await page.getByRole('button', { name: 'Checkout', exact: true }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('*Required')).toHaveCount(1);
      await expect(page).toHaveURL('/CheckOut');
    }
  });

  test('with one digit in each nothing further happens, and a line says that no order is placed (R10)', async ({
    page,
  }) => {
    await putIntoCart(page, MOUSE, 2);
    await open(page, '/CheckOut');
    await fillCard(page, ['1', '1', '1', '1'], '1');
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'no order is placed and nothing is charged' }),
    ).toBeVisible();
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect(page).toHaveURL('/CheckOut');
    await expect(partsOf(page).cartLink).toHaveAccessibleName('Cart, 2 items');
    await page.reload();
    for (const name of ['Card number, group 1', 'Security code']) {
      await expect(page.getByRole('textbox', { name })).toHaveValue('');
    }
  });

  test('sixteen pasted digits fill all four groups; typing moves on and Backspace moves back', async ({ page }) => {
    await open(page, '/CheckOut');
    const group = (number: number) => page.getByRole('textbox', { name: `Card number, group ${number}` });
    await group(3).fill('1111 2222 3333 4444');
    for (const [number, digits] of [
      [1, '1111'],
      [2, '2222'],
      [3, '3333'],
      [4, '4444'],
    ] as const) {
      await expect(group(number)).toHaveValue(digits);
    }
    await open(page, '/CheckOut');
    await group(1).pressSequentially('12345');
    await expect(group(1)).toHaveValue('1234');
    await expect(group(2)).toHaveValue('5');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(group(1)).toBeFocused();
  });
});

test.describe('§5 Quantity', () => {
  for (const [goods, last] of [
    [COMPACT_KEYBOARD, 2],
    [MOUSE, 10],
    [COINS, 20],
  ] as const) {
    test(`${goods.name} offers 1 to ${last}, the first selected`, async ({ page }) => {
      await open(page, `/ProductDetail/${goods.id}`);
      const quantity = page.getByRole('combobox', { name: 'Quantity', exact: true });
      await expect(quantity).toHaveValue('1');
      const options = await quantity.getByRole('option').allInnerTexts();
      expect(options.map((text) => Number(text))).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    });
  }
});
