/** Finding a game in the list of slots, as somebody does who knows its name. */
import type { Page } from 'playwright-core';
import { until } from '#e2e/fixtures/browser.ts';

export const tileOn = (page: Page) => page.getByRole('main').locator('.game-card a').first();

export async function findGame(
  page: Page,
  { playerSite }: { playerSite: string },
  name: string,
): Promise<void> {
  await page.goto(`${playerSite}/rng`);
  await page.getByRole('searchbox').fill(name);
  await until(`the search finds ${name}`, async () => {
    const label = await tileOn(page).getAttribute('aria-label');
    return (label ?? (await tileOn(page).innerText())).includes(name);
  });
}
