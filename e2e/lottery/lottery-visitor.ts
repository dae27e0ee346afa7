/** Somebody at the lottery, by what he sees and clicks. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { betTypeWords, symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { type Language, patternOf, type Words } from '#e2e/fixtures/words.ts';

export const atTheLottery = (stack: Stack, page: Page, words: Words, language: Language) => {
  const main = page.getByRole('main');
  const button = (name: string, within: Locator | Page = main): Locator =>
    within.getByRole('button', { name, exact: true });
  const basket = page.getByRole('dialog', { name: words('lottery_basket'), exact: true });
  const buyButton = basket.getByRole('button', { name: patternOf(words('lottery_buy')) });
  return {
    main,
    basket,
    button,
    open: async (gameCode: string): Promise<void> => {
      await page.goto(`${stack.origins.playerSite}/lottery?gameCode=${gameCode}`);
      await main.getByRole('timer').waitFor();
    },
    choose: async (id: string): Promise<void> => {
      const betType = betTypeOf(id);
      assert.ok(betType);
      const { place, way } = betTypeWords(betType);
      const groups = { place: 'lottery_bet_on', way: 'lottery_bet_way' } as const;
      const chip = (kind: keyof typeof groups, name: string) =>
        button(name, main.getByRole('group', { name: words(groups[kind]), exact: true }));
      await chip('place', place[language]).click();
      const ways = chip('way', way[language]);
      if ((await ways.count()) > 0) await ways.click();
    },
    press: async (symbols: readonly string[]): Promise<void> => {
      for (const symbol of symbols) {
        // What it pays stands behind its name; cars have one digit.
        const said = symbolWords(symbol)[language].replace(/^0(?=\d$)/, '0?');
        const name = new RegExp(`^${said}(?: |$)`);
        await main.locator('.lot-panel').getByRole('button', { name }).first().click();
      }
    },
    add: async (count: number): Promise<void> => {
      await button(words('lottery_add')).click();
      await main.locator('.lot-basket-button b', { hasText: String(count) }).waitFor();
    },
    typeNumbers: async (): Promise<void> => {
      const field = main.getByRole('textbox').first();
      await field.fill('123 12x 456 123');
      const faults = main.locator('.lot-entry-faults');
      await faults.getByText('12x').waitFor();
      await button(words('lottery_entry_clean')).click();
      await faults.waitFor({ state: 'detached' });
      assert.equal(await field.inputValue(), '123 456');
    },
    /** Buys what stands in the open basket. */
    buy: () => buyButton.click(),
    /** Presses at once, also where the page has just heard why it will not do. */
    buyAtOnce: () => buyButton.click({ force: true }),
    untilBought: () => basket.getByRole('heading', { name: words('lottery_bought') }).waitFor(),
    openBasket: async (): Promise<void> => {
      await main.locator('.lot-basket-button').click();
      await basket.waitFor();
    },
    balance: async (): Promise<number> =>
      centsIn(await page.locator('.balance .ui-amount').first().innerText()),
  };
};
