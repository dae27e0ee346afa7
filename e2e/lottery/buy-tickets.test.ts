/** Tickets of every kind of panel, bought in one order, drawn by the beacon and paid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { symbolWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openMember, openPlayer } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithLottery } from '#e2e/fixtures/stack.ts';
import { openLotteryOffice } from './lottery-office.ts';
import { atTheLottery } from './lottery-visitor.ts';

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

const office = await openLotteryOffice(stack, database);

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

/** Another member, who takes five shillings of a number in the draw that sells next when called. */
const readyRival = async (gameCode: string, betType: string, selection: string) => {
  const { token } = await plantMember(stack, { balance: 100_000n });
  const lotteryToken = await office.enter(token);
  const [drawId = ''] = await office.open(gameCode);
  const line = { drawId, betType, selection, unit: '1.00', multiple: 5 };
  return async (): Promise<void> => {
    const told = await office.buy(lotteryToken, [line]);
    assert.equal(Number(told['bought']), 1, JSON.stringify(told));
  };
};

const buyAll = async (person: Person, name: string): Promise<void> => {
  const member = await openPlayer(person, 100_000n);
  const { page, words, lookAt } = member;
  const lottery = atTheLottery(stack, page, words, person.language);
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

/** Its draws close an hour later: none of them closes before a journey ends that is about something else. */
const keepOpen = (gameCode: string) =>
  database.query(
    `UPDATE lottery.draws SET closes_at = closes_at + interval '1 hour',
            draws_at = draws_at + interval '1 hour' WHERE game_code = $1 AND state = 'open'`,
    [gameCode],
  );

test('a trial member bets play money on a draw, and sees the ticket win', async () => {
  const look = { ...desktop, theme: 'dark' } as const;
  const trial = await openMember({ browser, stack, language: 'en', look, isThorough: true });
  const { page, words, lookAt } = trial;
  const lottery = atTheLottery(stack, page, words, 'en');
  await watched('a trial at the lottery', [trial], async () => {
    await page.goto(`${stack.origins.playerSite}/login`);
    await page.getByRole('button', { name: words('free_play_start') }).click();
    await page.getByText(words('trial_strip')).waitFor();
    await lottery.open('lucky-28-5m');
    await lottery.main.getByText(words('lottery_play_money'), { exact: true }).waitFor();
    await lottery.choose('lucky-28.sum.size');
    await lottery.press(['big', 'small']);
    await lottery.add(1);
    const known = await newestTicket();
    await lottery.openBasket();
    await lookAt('basket of play money');
    await lottery.buy();
    await lottery.untilBought();
    await lottery.basket.getByText(/9,998\.00/).waitFor();
    await lookAt('receipt of play money');
    await lottery.basket.getByRole('link', { name: words('lottery_tickets') }).click();
    const ticket = lottery.main.getByRole('article');
    await ticket.getByText(words('lot_play_money')).waitFor();
    await ticket.getByText(words('lot_ticket_open'), { exact: true }).waitFor();
    await endDraws(known);
    await lottery.main.getByRole('tab', { name: words('lot_tickets_won'), exact: true }).click();
    await ticket.getByText(words('lot_ticket_won'), { exact: true }).waitFor();
    assert.equal(await ticket.locator('.chosen-symbol[data-won]').count(), 1);
    await lookAt('a win of play money');
  });
});

test('a number that sells out between basket and payment is told, marked, and changed for another', async () => {
  const look = { ...phone, theme: 'light' } as const;
  const member = await openPlayer({ browser, stack, language: 'sw', look, isThorough: true });
  const { page, words, lookAt } = member;
  const lottery = atTheLottery(stack, page, words, 'sw');
  const sold = words('lottery_sold_names', { names: symbolWords('03').sw });
  await keepOpen('racing-5m');
  // Six shillings on one car would pass it.
  await database.query(
    `INSERT INTO lottery.caps (game_code, key, most) VALUES ('racing-5m', '*', 5000)`,
  );
  const sellOut = await readyRival('racing-5m', 'racing.first-1.direct', '03');
  await watched('sold out', [member], async () => {
    await lottery.open('racing-5m');
    await lottery.choose('racing.first-1.direct');
    await lottery.press(['03', '07']);
    await lottery.add(1);
    const before = await lottery.balance();
    const known = await newestTicket();
    await lottery.openBasket();
    await sellOut();
    await lottery.buyAtOnce();
    await lottery.basket.getByText(sold).waitFor();
    await lookAt('sold out in the basket');
    assert.equal(await lottery.basket.getByRole('listitem').count(), 1);
    assert.equal(await lottery.balance(), before);
    await lottery.button(words('lottery_edit'), lottery.basket).click();
    const car = lottery.main.locator('.lot-panel').getByRole('button', { name: /^0?3(?: |$)/ });
    await car.getByText(words('lottery_sold_out')).waitFor();
    await lookAt('sold out on the panel');
    await car.click();
    await lottery.press(['04']);
    await lottery.button(words('lottery_edit_keep')).click();
    await lottery.openBasket();
    await lottery.basket.getByText(sold).waitFor({ state: 'detached' });
    await lottery.buy();
    await lottery.untilBought();
    const { rows } = await database.query<{ selection: string }>(
      'SELECT selection FROM lottery.tickets WHERE id > $1::bigint AND multiple = 1',
      [known],
    );
    assert.deepEqual(rows, [{ selection: '04,07' }]);
  });
});

test('a line whose draw closes before it is paid says which draw it is for now, and is bought there', async () => {
  const look = { ...desktop, theme: 'light' } as const;
  const member = await openPlayer({ browser, stack, language: 'en', look, isThorough: true });
  const { page, words, lookAt } = member;
  const lottery = atTheLottery(stack, page, words, 'en');
  await keepOpen('dice-three-5m');
  const { rows: draws } = await database.query<{ id: string; number: string }>(
    `SELECT id::text, number FROM lottery.draws
      WHERE game_code = 'dice-three-5m' AND state = 'open' ORDER BY closes_at LIMIT 2`,
  );
  const [closing, next] = draws;
  assert.ok(closing && next);
  const label = ({ number }: { number: string }): string =>
    words('lottery_draw_no', { number: number.slice(9) });
  await watched('a draw closes', [member], async () => {
    await lottery.open('dice-three-5m');
    await lottery.choose('dice-three.sum.size');
    await lottery.press(['big', 'odd']);
    await lottery.add(1);
    const known = await newestTicket();
    await lottery.openBasket();
    await lottery.basket.getByText(label(closing), { exact: true }).waitFor();
    const before = await lottery.balance();
    await database.query('UPDATE lottery.draws SET closes_at = now() WHERE id = $1', [closing.id]);
    await lottery.buyAtOnce();
    const moved = words('lottery_moved', { from: label(closing), to: label(next) });
    await lottery.basket.getByText(moved).waitFor();
    await lookAt('a line that moved');
    assert.equal(await lottery.balance(), before);
    await lottery.buy();
    await lottery.untilBought();
    const { rows } = await database.query<{ drawId: string; selection: string }>(
      `SELECT draw_id::text AS "drawId", selection FROM lottery.tickets WHERE id > $1::bigint`,
      [known],
    );
    assert.deepEqual(rows, [{ drawId: next.id, selection: 'big,odd' }]);
    await lottery.button(words('lottery_play_on'), lottery.basket).click();
    await until('the stake is gone once', async () => (await lottery.balance()) === before - 200);
  });
});
