/** Bets at the book from the search to the money, as the feed's events go. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext } from 'playwright-core';

import { openMemberPage } from '#e2e/fixtures/member.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { patternOf } from '#e2e/fixtures/words.ts';
import { dark, light, openBook } from './book-stack.ts';
import { openBettor, openGuest } from './bettor.ts';
import { atThePools } from './jackpot.ts';
import { addMatch, addPoolMatches } from './scripted-events.ts';

const { stack, database, browser } = await openBook();

/** Writes to the operator's number on a simulated phone; answers its page. */
const textFrom = async (context: BrowserContext, { origins }: Stack, text: string) => {
  const phone = await context.newPage();
  await phone.goto(`${origins.payments}/phone/254712004114?language=sw`);
  const form = phone.locator('form.text');
  await form.getByRole('textbox').fill(text);
  await form.getByRole('button').click();
  await phone.locator('.sms.own', { hasText: text }).waitFor();
  return phone;
};

const set = (name: string, value: object) =>
  database.query(
    `INSERT INTO book.settings (name, value) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, JSON.stringify(value)],
  );

/** A bonus that three legs have. */
await set('slips', { multipleBonus: [{ legs: 3, basisPoints: 500, leastOdds: 1_200 }] });

/** A pool whose results stand at once; it is made of its matches while the first tests go on. */
await set('jackpots', {
  series: [
    {
      size: 13,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromHour: 0,
      windowHours: 24,
      aheadHours: 48,
      price: '5000',
      seed: '10000000',
      tiers: [
        { wrong: 0, shareBasisPoints: 4_000 },
        { wrong: 1, shareBasisPoints: 1_500 },
      ],
      leastMatches: 10,
    },
  ],
  confirmSeconds: 0,
});
const poolMatches = await addPoolMatches(
  stack,
  Array.from({ length: 13 }, (_, at) => `Wenyeji ${at + 1}`),
);

test('an accumulator is found, placed, won and paid to the cent', async () => {
  const matches = [
    await addMatch(stack, 'Kisima Rovers', 'Tumbili Town'),
    await addMatch(stack, 'Mwezi Athletic', 'Jogoo Wanderers'),
    await addMatch(stack, 'Baobab Stars', 'Radi Albion'),
  ];
  const member = await openBettor({ browser, stack, language: 'sw', look: dark, isThorough: true });
  const { page, words, lookAt, slip, main } = member;
  await watched('accumulator', [member], async () => {
    await member.enter();
    const before = await member.balance();
    for (const match of matches) {
      if (match !== matches[0]) await page.goBack();
      await member.find(match, match.home.slice(0, 6));
      await member.pick(member.toWin(match.home));
    }
    await lookAt('event');
    await member.openSlip();
    await member.stake('200');
    await lookAt('slip of three');
    const net = centsIn(await slip.locator('.slip-total dd').last().innerText());
    const bonus = centsIn(await member.fact(slip, 'slip_bonus'));
    assert.ok(bonus > 0 && net > 20_000 + bonus, `${net} with a bonus of ${bonus}`);
    await member.place('KSh 200.00');
    const reference = await member.readReference();
    await lookAt('receipt');
    const bet = await member.openBets(reference);
    await member.untilBalance(before - 20_000);
    for (const match of matches) {
      await match.tell('start');
      await match.end([1, 0], [1, 1]);
    }
    await member.showSettled(bet);
    await bet.locator('.bet-head', { hasText: words('bets_outcome_won') }).waitFor();
    const paid = centsIn(await member.fact(bet, 'bets_paid'));
    assert.equal(paid, net);
    await member.untilBalance(before - 20_000 + paid);
    await bet.getByRole('button', { name: words('bets_history') }).click();
    await lookAt('settled bet');
    await openMemberPage(page, words, 'member_betting_record');
    const slips = main.getByRole('link', { name: patternOf(words('record_stake')) });
    await slips.first().click();
    const movements = main.locator('.bet-movements > li');
    await movements.filter({ hasText: words('bet_kind_reserve') }).waitFor();
    await movements.filter({ hasText: words('bet_kind_confirm') }).waitFor();
    const settled = movements.filter({ hasText: words('bet_kind_settle') });
    assert.equal(centsIn((await settled.innerText()).split('KSh').at(-1) ?? ''), paid);
    await lookAt('record of the slip');
  });
});

test('a visitor makes a booking code, has it by SMS, and a member types it in and places it', async () => {
  const match = await addMatch(stack, 'Pwani Mariners', 'Simba Borough');
  const guest = await openGuest({ browser, stack, language: 'sw', look: dark });
  const look = { ...dark, theme: 'light' } as const;
  const member = await openBettor({ browser, stack, language: 'en', look });
  await watched('booking-code', [guest, member], async () => {
    await guest.enter();
    await guest.find(match);
    await guest.pick(guest.toWin(match.away));
    await guest.openSlip();
    await guest.slip
      .getByRole('button', { name: guest.words('slip_code_make'), exact: true })
      .click();
    const made = guest.page.getByRole('dialog', { name: guest.words('slip_code'), exact: true });
    const code = await made.getByRole('status').innerText();
    await guest.lookAt('booking code');
    const phone = await textFrom(guest.context, stack, `mkeka ${code.toLowerCase()}`);
    const answer = phone.locator('.sms:not(.own)', { hasText: code });
    await answer.filter({ hasText: 'Pwani Mariners-Simba Borough 2 @' }).waitFor();
    await member.enter();
    await member.openEmptySlip();
    await member.slip.getByLabel(member.words('slip_code')).fill(code.toLowerCase());
    await member.slip.getByRole('button', { name: member.words('slip_code_load') }).click();
    await member.slip
      .getByRole('listitem', { name: match.away })
      .filter({ hasText: match.home })
      .waitFor();
    await member.stake('50');
    await member.place('KSh 50.00');
    assert.match(await member.readReference(), /^\w{4}-\w{4}$/);
  });
});

test('two selections of one match are put together, priced, placed and won', async () => {
  const match = await addMatch(stack, 'Nyota Harriers', 'Ziwa Central');
  const look = light;
  const member = await openBettor({ browser, stack, language: 'en', look, isThorough: true });
  const { words, lookAt, main } = member;
  await watched('bet-builder', [member], async () => {
    await member.enter();
    const before = await member.balance();
    await member.find(match);
    await main.getByRole('switch', { name: words('book_builder') }).click();
    await member.pick(member.toWin(match.home));
    await member.pick(member.outcome(words('book_market_btts'), words('book_outcome_yes')));
    const builder = main.getByRole('region', { name: words('book_builder') });
    const price = builder.getByRole('status').locator('b');
    const odds = await price.innerText();
    await lookAt('bet builder');
    await builder.getByRole('button', { name: words('book_builder_add') }).click();
    await member.openSlip();
    await member.stake('100');
    await member.place('KSh 100.00');
    const reference = await member.readReference();
    const bet = await member.openBets(reference);
    await match.tell('start');
    await match.end([1, 0], [1, 1]);
    await member.showSettled(bet);
    const paid = centsIn(await member.fact(bet, 'bets_paid'));
    assert.equal(paid, centsIn(odds) * 100);
    await member.untilBalance(before - 10_000 + paid);
    await lookAt('won bet of two');
  });
});

test('a jackpot is entered, twelve of thirteen are right, and what they won is paid', async () => {
  const look = light;
  const member = await openBettor({ browser, stack, language: 'sw', look, isThorough: true });
  const { words, lookAt, main } = member;
  const { entry, openPools, pickHomes, pay, openAccount } = atThePools(member);
  await watched('jackpot', [member], async () => {
    await openPools();
    // From the 28th on the best entry would win the top prize as well.
    await database.query('UPDATE book.jackpot_pools SET is_must_be_won = false');
    const before = await member.balance();
    await pickHomes(poolMatches);
    await lookAt('jackpot picked');
    await pay('KSh 50.00');
    await entry.getByText(words('jackpot_entry_open')).waitFor();
    await member.untilBalance(before - 5_000);
    await Promise.all(
      poolMatches.map(async ({ tell, end }, at) => {
        await tell('start');
        await end([0, 0], at === 7 ? [0, 2] : [1, 0]);
      }),
    );
    const right = words('jackpot_progress', { right: '12', decided: '13' });
    await entry.getByText(right, { exact: true }).waitFor();
    // The tier's share of the one line there is.
    await entry.getByText(words('jackpot_entry_won', { amount: 'KSh 7.50' })).waitFor();
    await member.untilBalance(before - 5_000 + 750);
    await main.locator('.jackpot-hero').getByText(words('jackpot_state_settled')).waitFor();
    const movesOf = await openAccount();
    await movesOf('jackpot_move_seed').getByText('KSh 100,000.00').first().waitFor();
    await movesOf('jackpot_move_win').getByText('7.50').waitFor();
    await lookAt('drawn jackpot');
  });
});
