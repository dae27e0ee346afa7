/** Bets whose matches go otherwise than was thought: odds that move, stops, an early end. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { until } from '#e2e/fixtures/browser.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { patternOf } from '#e2e/fixtures/words.ts';
import { dark, light, openBook, small } from './book-stack.ts';
import { openBettor, openGuest } from './bettor.ts';
import { addMatch, settledPair } from './scripted-events.ts';

const { stack, browser } = await openBook();
test('odds fall while a live bet waits: it is refused, and taken at the new ones', async () => {
  const match = await addMatch(stack, 'Upepo Rangers', 'Mlima County');
  await match.tell('start');
  const look = light;
  const member = await openBettor({ browser, stack, language: 'en', look, isThorough: true });
  const { words, lookAt, slip } = member;
  await watched('live-single', [member], async () => {
    await member.enter();
    const before = await member.balance();
    await member.find(match);
    await member.pick(member.toWin(match.home));
    await member.openSlip();
    await member.chooseAcceptance('better');
    await member.stake('100');
    await slip.getByText(words('slip_delay_other', { count: '5' })).waitFor();
    await member.place('KSh 100.00');
    await slip.getByRole('heading', { name: words('slip_waiting') }).waitFor();
    await match.price(600_000, 220_000, 180_000);
    await slip.getByRole('heading', { name: words('slip_refused') }).waitFor();
    await slip.getByText(words('bets_refused_odds_moved')).waitFor();
    await slip.getByText(words('slip_refused_stake')).waitFor();
    const old = centsIn(await member.fact(slip, 'slip_total_odds'));
    await lookAt('refused slip');
    await member.untilBalance(before);
    await slip.getByRole('button', { name: words('slip_back') }).click();
    await slip.getByRole('button', { name: words('slip_accept_all') }).click();
    await member.place('KSh 100.00');
    await member.readReference();
    const odds = centsIn(await member.fact(slip, 'slip_total_odds'));
    assert.ok(odds < old, `${odds} instead of ${old}`);
    await member.untilBalance(before - 10_000);
  });
});

test('at 320 px half of a bet is cashed out by a quote, the rest is settled', async () => {
  const match = await addMatch(stack, 'Mkuyu Olympic', 'Fahari United');
  const look = small;
  const member = await openBettor({ browser, stack, language: 'sw', look, isThorough: true });
  const { page, words, lookAt } = member;
  await watched('part-cash-out', [member], async () => {
    await member.enter();
    const before = await member.balance();
    await member.find(match);
    await member.pick(member.toWin(match.home));
    await member.openSlip();
    await member.stake('200');
    await member.place('KSh 200.00');
    const reference = await member.readReference();
    const bet = await member.openBets(reference);
    await bet.getByRole('button', { name: new RegExp(`^${words('bets_cash_out')}`) }).click();
    const sheet = page.getByRole('dialog', { name: words('bets_cash_out') });
    await sheet.getByRole('button', { name: '50 %', exact: true }).click();
    await sheet.getByText(words('bets_cash_out_of', { stake: 'KSh 100.00' })).waitFor();
    await sheet.getByRole('button', { name: patternOf(words('bets_cash_out_take')) }).click();
    await sheet.waitFor({ state: 'detached' });
    assert.equal(centsIn(await member.fact(bet, 'bets_running')), 10_000);
    const cashed = centsIn(await member.fact(bet, 'bets_cashed'));
    await member.untilBalance(before - 20_000 + cashed);
    await lookAt('bet cashed out in part');
    await match.tell('start');
    await match.end([1, 0], [1, 0]);
    await member.showSettled(bet);
    const paid = centsIn(await member.fact(bet, 'bets_paid'));
    assert.ok(paid > cashed, `${paid} in all, ${cashed} of it before`);
    await member.untilBalance(before - 20_000 + paid);
    await bet.getByRole('button', { name: words('bets_history') }).click();
    const history = bet.getByRole('list', { name: words('bets_history') });
    for (const step of ['placed', 'accepted', 'cashed_out', 'settled']) {
      await history
        .getByText(words(`bets_step_${step}`))
        .first()
        .waitFor();
    }
    await lookAt('history of the bet');
  });
});

test('of an abandoned match what is decided stands, and the rest comes back', async () => {
  const match = await addMatch(stack, 'Tembo Athletic', 'Chui Rovers');
  const member = await openBettor({ browser, stack, language: 'en', look: dark });
  const { words, lookAt, main, slip } = member;
  await watched('abandoned', [member], async () => {
    await member.enter();
    const before = await member.balance();
    await member.find(match);
    await member.pick(member.toWin(match.home));
    await member.pick(member.outcome(words('book_market_btts'), words('book_outcome_yes')));
    await member.openSlip();
    await slip.getByRole('tab', { name: words('slip_kind_singles') }).click();
    await member.stake('100', 'slip_stake_all');
    await member.place('KSh 200.00');
    const reference = await member.readReference();
    const bet = await member.openBets(reference);
    await match.tell('start');
    await match.tell('incident', { kind: 'goal', side: 'home', clock: 900 });
    await match.tell('incident', { kind: 'goal', side: 'away', clock: 1_800 });
    await match.tell('settle', { markets: [settledPair('btts:0:', ['yes', 'no'], 'won')] });
    await match.tell('abandon');
    await match.tell('cancel', { markets: ['1x2:0:'], reason: 'abandoned' });
    await member.showSettled(bet);
    await bet.locator('.bet-leg-state', { hasText: words('bets_leg_won') }).waitFor();
    await bet.locator('.bet-leg-state', { hasText: words('bets_leg_void') }).waitFor();
    const paid = centsIn(await member.fact(bet, 'bets_paid'));
    assert.ok(paid > 20_000, `${paid}: a stake back and a win`);
    await member.untilBalance(before - 20_000 + paid);
    await lookAt('bet on an abandoned match');
    await bet
      .getByRole('link', { name: new RegExp(match.home) })
      .first()
      .click();
    await main.getByText(words('book_state_abandoned'), { exact: true }).waitFor();
    await lookAt('abandoned match');
  });
});

/** What a browser notes of a server that is away. */
const away = /net::ERR_(?:CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET)/;

test('a stop locks the odds at once, a goal is shown, and a lost connection freezes them', async () => {
  const match = await addMatch(stack, 'Kasuku Wanderers', 'Bahari Town');
  await match.tell('start');
  const guest = await openGuest({ browser, stack, language: 'sw', look: light });
  const { words, main, page, lookAt } = guest;
  const seen = {
    ...guest,
    get complaints() {
      return guest.complaints.filter((complaint) => !away.test(complaint));
    },
  };
  await watched('bet-stop', [seen], async () => {
    await guest.enter();
    await guest.find(match);
    const odds = main.locator('.market-block button.odds').first();
    const isOpen = (is: boolean) =>
      until(
        is ? 'the odds are open' : 'the odds are locked',
        async () => (await odds.isEnabled()) === is,
      );
    await isOpen(true);
    await match.tell('stop');
    await isOpen(false);
    await main.getByText(words('book_suspended')).waitFor();
    await match.tell('resume');
    await isOpen(true);
    await match.tell('incident', { kind: 'goal', side: 'home', clock: 1_200 });
    await isOpen(false);
    const goal = words('book_incident_of', { what: words('book_incident_goal'), side: match.home });
    await main.locator('.tracker-last', { hasText: goal }).waitFor();
    await until(
      'the score is shown',
      async () => (await main.locator('.event-score').innerText()).replaceAll(/\s/g, '') === '1–0',
    );
    await lookAt('goal');
    await match.tell('resume');
    await isOpen(true);
    await stack.servers.sportsbook.kill();
    await page.getByText(words('book_lost')).waitFor();
    await isOpen(false);
    await lookAt('connection lost');
    await stack.servers.sportsbook.start();
    await page.getByText(words('book_lost')).waitFor({ state: 'hidden' });
    await isOpen(true);
  });
});
