/**
 * The trading room: a trader suspends, prices and asks for a result, another enters it from a source
 * of his own; a wrong one is put right, and of an abandoned match the stakes go back.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { ask } from '#e2e/fixtures/calls.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { centsIn } from '#e2e/fixtures/shown-figures.ts';
import { type Desk, openDesk, openReader } from '#e2e/fixtures/desk.ts';
import { type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithBook } from '#e2e/fixtures/stack.ts';
import { addMatch, type ScriptedEvent } from '#e2e/sportsbook/scripted-events.ts';

const { stack, database } = await openStack({
  parts: partsWithBook,
  env: { FEED_WORLD: 'off' },
});

const [home, away] = ['Mombasa Dhows', 'Nakuru Flamingos'];
const name = `${home} – ${away}`;

let member: PlantedMember;
let betId = '';
let abandoned: ScriptedEvent;
let abandonedBetId = '';

/** A member's session at the book, as the player site opens it. */
const openBook = async ({ token }: PlantedMember): Promise<string> => {
  const { playerSite, sportsbook } = stack.origins;
  const { rows } = await database.query<{ id: string }>(
    `SELECT g.game_id AS id FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE v.code = 'BSPORTS'`,
  );
  const body = { gameId: rows[0]?.id ?? '', language: 'en' };
  const { gameUrl = '' } = await ask(`${playerSite}/wps/relay/GCS_gameLaunchFB`, body, token);
  const launchToken = new URL(gameUrl, playerSite).searchParams.get('token') ?? '';
  const { bookToken = '' } = await ask(`${sportsbook}/book/v1/session`, { launchToken });
  return bookToken;
};

const placeBet = async (bookToken: string, eventId: string, stake: string): Promise<string> => {
  const odds = 1_500;
  const selection = { eventId, market: '1x2:0:', outcome: 'home', odds };
  const slip = {
    legs: [{ selections: [selection], odds }],
    shape: { kind: 'singles' },
    stakes: [stake],
    isEachWay: false,
    acceptance: 'any',
    idempotencyKey: randomUUID(),
  };
  const value = (await ask(`${stack.origins.sportsbook}/book/v1/bets`, slip, bookToken)) as {
    bet?: unknown;
  };
  const bet = value.bet as { id: string } | null;
  assert.ok(bet, JSON.stringify(value));
  return bet.id;
};

const stateOf = async (id: string): Promise<string | undefined> => {
  const { rows } = await database.query<{ state: string }>(
    'SELECT state FROM book.bets WHERE id = $1',
    [id],
  );
  return rows[0]?.state;
};

before(async () => {
  // The demo's book rests until staff open it.
  await database.query(
    `UPDATE games SET is_under_maintenance = false, is_ready = true
       FROM vendors v WHERE v.id = vendor_id AND v.code = 'BSPORTS'`,
  );
  const match = await addMatch(stack, home, away);
  abandoned = await addMatch(stack, 'Lamu Lanterns', 'Thika Tornadoes');
  member = await plantMember(stack, { balance: 10_000_000n });
  const bookToken = await openBook(member);
  // The platform refuses stakes until it has heard that the game is open.
  const placeOpen = (eventId: string, stake: string) =>
    until('a bet stands', async () => {
      const id = await placeBet(bookToken, eventId, stake);
      const state = await until('it is decided', async () => {
        const now = await stateOf(id);
        return now !== 'waiting' && now;
      });
      return state === 'open' && id;
    });
  // Above what one trader may move alone, and within it.
  betId = await placeOpen(match.id, '25000.00');
  abandonedBetId = await placeOpen(abandoned.id, '500.00');
});

test('a trader stops a market, takes it back, sets odds by hand and asks for a result', async () => {
  const desk = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/trading' });
  const { page, words, dialog } = desk;
  await desk.rowOf(name).getByText('25,000.00').first().waitFor();
  await desk.lookAround('trading events');
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const ofEvent = page.getByRole('switch', { name: words('trading.takes_bets', { about: name }) });
  await desk.rowOf(name).getByText(words('trading.state.by_hand')).waitFor();
  await desk.press('trading.undo');
  await page.locator('[role="switch"][aria-checked="true"]').first().waitFor();
  await page.getByRole('link', { name }).click();

  const title = words('trading.market.1x2');
  const market = page.getByRole('region', { name: title });
  const switchOf = (about: string) =>
    market.getByRole('switch', { name: words('trading.takes_bets', { about }), exact: true });
  await switchOf(title).click();
  await market.getByText(words('trading.state.by_hand')).waitFor();
  assert.equal(await ofEvent.getAttribute('aria-checked'), 'true');
  await desk.lookAround('trading event');
  await desk.press('trading.undo');
  await market.getByText(words('trading.market_state.open')).waitFor();

  await market.locator('.trading-odds').first().click();
  await dialog.getByLabel(words('trading.odds.new')).fill('2.60');
  await dialog.getByText('→').first().waitFor();
  await desk.lookAt('trading odds');
  await desk.confirm('trading.odds.set_odds', 'The away keeper is hurt');
  await market.getByRole('button', { name: /2\.60/ }).waitFor();
  await market.getByText(words('trading.control.odds')).waitFor();

  await page.getByRole('link', { name: words('trading.event.decide') }).click();
  await page.getByRole('radio', { name: words('trading.decide.result') }).check();
  await page.getByLabel(words('trading.decide.market'), { exact: true }).selectOption('1x2:0:');
  await page.getByLabel(away, { exact: true }).selectOption('won');
  await desk.press('trading.decide.look');
  await page.getByText(words('trading.decide.needs_two_result')).waitFor();
  await desk.lookAround('trading decision');
  await page.getByLabel(words('trading.decide.source_1')).fill('League site');
  await page.getByLabel(words('access.reason')).fill('The feed is silent');
  await desk.press('trading.decide.ask');
  await desk.button('trading.decide.withdraw').waitFor();
  assert.equal(await desk.button('trading.decide.approve').count(), 0);
  assert.equal(await stateOf(betId), 'open');
  await desk.end();
});

/** The second person enters the result in the open dialog, sees who is touched, and approves. */
const approveResult = async (desk: Desk, winner: string, shown: string): Promise<void> => {
  const { dialog, words } = desk;
  await desk.press('trading.decide.approve');
  await dialog.getByLabel(winner, { exact: true }).selectOption('won');
  await dialog.getByLabel(words('trading.decide.source_2')).fill('Match report');
  await dialog.getByText(shown).first().waitFor();
  await desk.lookAt(`trading approval of ${winner}`);
  await desk.press('trading.decide.approve', dialog);
  await dialog.waitFor({ state: 'detached' });
};

test('another trader enters the result from a second source, and the bet is settled', async () => {
  const desk = await openDesk({ stack, language: 'sw', staff: 'rehema', at: '/trading/decisions' });
  await approveResult(desk, away, '25,000.00');
  await until('the bet is settled', async () => (await stateOf(betId)) === 'settled');
  for (const place of ['queue', 'controls', 'members', 'feed', 'report', 'settings'] as const) {
    await desk.go(`/trading/${place}`);
    await desk.page.locator('.trading-tab[aria-current="page"]').waitFor();
    await until(
      'it is read',
      async () => (await desk.page.locator('[aria-busy="true"]').count()) === 0,
    );
    await desk.lookAt(`trading ${place}`);
  }
  await desk.go('/trading/report?by=jackpot');
  await desk.page.getByText(desk.words('trading.pools.empty')).waitFor();
  await desk.end();
});

test('a wrong result is put right: who is touched is seen, and the member is paid', async () => {
  const asking = await openDesk({ stack, language: 'en', staff: 'zawadi', at: '/trading' });
  const { page, words } = asking;
  await page.getByRole('searchbox', { name: words('trading.events.search') }).fill(home);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: words('trading.event.decide') }).click();
  await page.getByRole('radio', { name: words('trading.decide.result') }).check();
  await page.getByLabel(words('trading.decide.market'), { exact: true }).selectOption('1x2:0:');
  const lost = words('trading.decide.stands', { result: words('trading.result.lost') });
  await page.getByText(lost).first().waitFor();
  await page.getByLabel(home, { exact: true }).selectOption('won');
  await asking.press('trading.decide.look');
  const touched = page.getByRole('region', { name: words('trading.touched.list') });
  await touched.getByText('25,000.00').first().waitFor();
  await asking.lookAt('trading resettlement');
  await page.getByLabel(words('trading.decide.source_1')).fill('League site');
  await page.getByLabel(words('access.reason')).fill('The sides were mixed up');
  await asking.press('trading.decide.ask');
  await asking.button('trading.decide.withdraw').waitFor();
  await asking.end();

  const desk = await openDesk({ stack, language: 'sw', staff: 'rehema', at: '/trading/decisions' });
  await approveResult(desk, home, '25,000.00');
  await desk.end();
  const paid = await until('the bet is paid', async () => {
    const { rows } = await database.query<{ payout: string }>(
      'SELECT settled_payout::text AS payout FROM book.bets WHERE id = $1 AND settled_payout > 0',
      [betId],
    );
    return rows[0] && Number(rows[0].payout);
  });

  const reader = await openReader({ stack, language: 'en', member, at: '/sports?bets=settled' });
  const bet = reader.page.getByRole('article').filter({ hasText: home });
  await bet.getByText(reader.words('bets_outcome_won')).first().waitFor();
  const fact = bet
    .locator('dt', { hasText: reader.words('bets_paid') })
    .first()
    .locator('xpath=following-sibling::dd[1]');
  assert.equal(centsIn(await fact.innerText()), paid);
  await bet.getByRole('button', { name: reader.words('bets_history') }).click();
  await bet.getByText(reader.words('bets_step_resettled')).first().waitFor();
  await reader.lookAt('resettled bet');
  await reader.end();
});

test('of an abandoned match a trader gives the stakes back, and the member reads why', async () => {
  await abandoned.tell('start');
  await abandoned.tell('abandon');
  const desk = await openDesk({
    stack,
    language: 'en',
    staff: 'zawadi',
    at: '/trading?when=unsettled',
  });
  const { page, words } = desk;
  await desk.rowOf(abandoned.home).getByText(words('trading.state.abandoned')).waitFor();
  await desk.rowOf(abandoned.home).getByRole('link').first().click();
  await page.getByRole('link', { name: words('trading.event.decide') }).click();
  await desk.press('trading.decide.look');
  const touched = page.getByRole('region', { name: words('trading.touched.list') });
  await touched.getByText('500.00').first().waitFor();
  await page.getByLabel(words('access.reason')).fill('Abandoned in the rain');
  await desk.press('trading.decide.do_void');
  await desk.rowOf(abandoned.home).getByText(words('trading.decide.state_done')).first().waitFor();
  await desk.end();
  await until('it is void', async () => (await stateOf(abandonedBetId)) === 'cancelled');
  const reader = await openReader({ stack, language: 'sw', member, at: '/sports?bets=settled' });
  const bet = reader.page.getByRole('article').filter({ hasText: abandoned.home });
  await bet.getByRole('button', { name: reader.words('bets_history') }).click();
  await bet.getByText(reader.words('bets_step_cancelled')).first().waitFor();
  await reader.lookAt('voided bet');
  await reader.end();
});
