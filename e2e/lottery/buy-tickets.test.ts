/** Tickets of every kind of panel, bought in one order, drawn by the beacon and paid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';

import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { betTypeWords, symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { openStack, partsWithLottery } from '#e2e/fixtures/stack.ts';
import type { Language, Words } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: partsWithLottery }),
  sharedBrowser(),
]);
await until('the catalogue has the lottery, and its draws are made', async () => {
  const { rowCount } = await database.query(
    `SELECT 1 FROM games WHERE game_code = 'keno-5m' AND EXISTS (
       SELECT 1 FROM lottery.draws WHERE game_code = 'th-glo')`,
  );
  return (rowCount ?? 0) > 0;
});

/** Of each kind of panel a type of bet, and what is pressed on it; the last ones cannot lose. */
const choices: readonly (readonly [game: string, betType: string, symbols: readonly string[]])[] = [
  ['three-digit-5m', 'three-digit.three.direct', []],
  ['keno-5m', 'keno.spots-1.pick', ['07', '42']],
  ['racing-5m', 'racing.first-1.direct', ['03']],
  ['lucky-28-5m', 'lucky-28.sum.direct', ['13', '14']],
  ['dice-three-5m', 'dice-three.sum.size', ['big', 'small']],
  ['lucky-28-5m', 'lucky-28.sum.size', ['big', 'small']],
];

/** Panels that look like no other. */
const looked = ['three-digit.three.direct', 'racing.first-1.direct', 'lucky-28.sum.direct'];

/** A member at the lottery, by what he sees and clicks. */
const atTheLottery = (page: Page, words: Words, language: Language) => {
  const main = page.getByRole('main');
  const button = (name: string, within: Locator | Page = main): Locator =>
    within.getByRole('button', { name, exact: true });
  const basket = page.getByRole('dialog', { name: words('lottery_basket'), exact: true });
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
    openBasket: async (): Promise<void> => {
      await main.locator('.lot-basket-button').click();
      await basket.waitFor();
    },
    balance: async (): Promise<number> =>
      centsIn(await page.locator('.balance .ui-amount').first().innerText()),
  };
};

const newestTicket = async (): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    'SELECT coalesce(max(id), 0)::text AS id FROM lottery.tickets',
  );
  return rows[0]?.id ?? '0';
};

/** Ends the sales of draws with tickets after one; a round of the beacon that is over decides. */
const endDraws = async (after: string): Promise<void> => {
  await database.query(
    `UPDATE lottery.draws SET closes_at = now(), draws_at = now(), due_at = now(),
            beacon_round = beacon_round - ceil(extract(epoch FROM draws_at - now()) / 3)::bigint - 3
      WHERE state = 'open' AND id IN (
        SELECT draw_id FROM lottery.tickets WHERE id > $1::bigint)`,
    [after],
  );
};

/** What those tickets won, in minor units, once all is paid. */
const paidAfter = async (after: string): Promise<number> => {
  let paid = 0;
  await until('every draw is settled', async () => {
    const { rows } = await database.query<{ open: number; paid: string }>(
      `SELECT count(*) FILTER (WHERE d.state <> 'settled')::integer AS open,
              coalesce(sum(w.payout), 0)::text AS paid
         FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id
         LEFT JOIN lottery.wins w ON w.ticket_id = t.id
        WHERE t.id > $1::bigint`,
      [after],
    );
    paid = Number(rows[0]?.paid);
    return rows[0]?.open === 0;
  });
  return paid;
};

const buyAll = async (person: Person, name: string): Promise<void> => {
  const member = await openPlayer(person, 100_000n);
  const { page, words, lookAt } = member;
  const lottery = atTheLottery(page, words, person.language);
  await watched(name, [member], async () => {
    await page.goto(`${stack.origins.playerSite}/lottery`);
    await lottery.main.getByRole('timer').first().waitFor();
    await lookAt('hall');
    const known = await newestTicket();
    let count = 0;
    for (const [game, betType, symbols] of choices) {
      await lottery.open(game);
      await lottery.choose(betType);
      if (symbols.length > 0) await lottery.press(symbols);
      else await lottery.button(words('lottery_quick_pick')).click();
      if (looked.includes(betType)) await lookAt(betType);
      await lottery.add((count += 1));
    }
    await lottery.open('three-digit-5m');
    await lottery.choose('three-digit.three.entry');
    await lottery.typeNumbers();
    await lottery.add((count += 1));
    const before = await lottery.balance();
    await lottery.openBasket();
    await lookAt('basket');
    const lines = lottery.basket.getByRole('listitem');
    assert.equal(await lines.count(), count);
    // Each number, car, sum, size and typed number is a line of a shilling.
    const stake = 100 * (1 + 2 + 1 + 2 + 2 + 2 + 2);
    await lottery.basket
      .getByRole('button', { name: words('lottery_buy', { amount: 'KSh 12.00' }), exact: true })
      .click();
    await lottery.basket.getByRole('heading', { name: words('lottery_bought') }).waitFor();
    await lookAt('receipt');
    await lottery.button(words('lottery_play_on'), lottery.basket).click();
    await until('the stake is gone', async () => (await lottery.balance()) === before - stake);
    await endDraws(known);
    const paid = await paidAfter(known);
    assert.ok(paid > 0, `${paid}`);
    await until('what was won is there', async () => {
      return (await lottery.balance()) === before - stake + paid;
    });
    await lookAt('after the draw');
  });
};

test('a member on a phone buys a ticket of every panel, and what wins is paid', () =>
  buyAll(
    { browser, stack, language: 'sw', look: { ...phone, theme: 'dark' }, isThorough: 'in turn' },
    'tickets on a phone',
  ));

test('a member at a desk does the same in English', () =>
  buyAll(
    { browser, stack, language: 'en', look: { ...desktop, theme: 'light' }, isThorough: 'in turn' },
    'tickets at a desk',
  ));
