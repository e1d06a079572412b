import type { Page } from '@playwright/test';
import { open, partsOf } from '../support/shop.ts';
import { fetchFor } from '../../page/held-requests.ts';
import { expect, test } from '../support/test.ts';

const ELSEWHERE = 'https://elsewhere.example';

/** What somebody would try who has put a script into the page, and what comes of it. */
function attempts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async (elsewhere) => {
    const outcome = (attempt: () => unknown): string => {
      try {
        return String(attempt());
      } catch (error) {
        return `refused: ${error instanceof Error ? error.name : String(error)}`;
      }
    };
    const inline = document.createElement('script');
    const frame = document.createElement('iframe');
    const style = document.createElement('style');
    style.append('html { display: none !important }');
    document.head.append(style);
    return {
      markup: outcome(() => {
        document.body.innerHTML += '<img src=x onerror="window.isStolen = true">';
        return 'written';
      }),
      text: outcome(() => {
        inline.text = 'window.isStolen = true';
        return 'written';
      }),
      address: outcome(() => {
        inline.src = `${elsewhere}/script.js`;
        return 'written';
      }),
      frame: outcome(() => {
        frame.srcdoc = '<script>parent.isStolen = true</script>';
        return 'written';
      }),
      style: getComputedStyle(document.documentElement).display === 'none' ? 'hides the page' : 'is not applied',
      request: await fetch(elsewhere).then(
        () => 'sent',
        () => 'refused',
      ),
      isStolen: String(Reflect.get(window, 'isStolen')),
    };
  }, ELSEWHERE);
}

test.describe('The content policy', () => {
  for (const address of ['/', '/CheckOut', '/atlas.html'])
    test(`of ${address} lets no script, style or request in that is not the shop's own`, async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/Content Security Policy|Refused to|TrustedHTML|TrustedScript|violates/u);
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await attempts(page)).toEqual({
        markup: 'refused: TypeError',
        text: 'refused: TypeError',
        address: 'refused: TypeError',
        frame: 'refused: TypeError',
        style: 'is not applied',
        request: 'refused',
        isStolen: 'undefined',
      });
    });

  test('stands in the page, too, for hosts that send no headers', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(/Content Security Policy/u);
    await page.route('**/SignUp', async (route) => {
      const response = await fetchFor(route);
      const { 'content-security-policy': policy, ...headers } = response.headers();
      expect(policy).toContain("frame-ancestors 'none'");
      await route.fulfill({ response, headers });
    });
    await open(page, '/SignUp');
    await expect(partsOf(page).heading).toHaveText('Create account');
    expect(await page.evaluate((elsewhere) => fetch(elsewhere).then(String, () => 'refused'), ELSEWHERE)).toBe(
      'refused',
    );
  });
});
