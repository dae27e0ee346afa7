/** Bets at the book from the search to the money, as the feed's events go. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { watched } from '#e2e/fixtures/person.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { dark, light, openBook } from './book-stack.ts';
import { openBettor, openGuest } from './bettor.ts';
import { addMatch } from './scripted-events.ts';

const { stack, database, browser } = await openBook();

/** A bonus that three legs have. */
await database.query(
  `INSERT INTO book.settings (name, value) VALUES ('slips', $1)
   ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  [JSON.stringify({ multipleBonus: [{ legs: 3, basisPoints: 500, leastOdds: 1_200 }] })],
);

test('an accumulator is found, placed, won and paid to the cent', async () => {
  const matches = [
    await addMatch(stack, 'Kisima Rovers', 'Tumbili Town'),
    await addMatch(stack, 'Mwezi Athletic', 'Jogoo Wanderers'),
    await addMatch(stack, 'Baobab Stars', 'Radi Albion'),
  ];
  const member = await openBettor({ browser, stack, language: 'sw', look: dark, isThorough: true });
  const { page, words, lookAt, slip } = member;
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
  });
});

test('a visitor makes a booking code, a member types it in and places it', async () => {
  const match = await addMatch(stack, 'Pwani Mariners', 'Simba Borough');
  const guest = await openGuest({ browser, stack, language: 'sw', look: dark });
  const member = await openBettor({ browser, stack, language: 'en', look: light });
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
    await member.enter();
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
