/** The trading room: a trader suspends, prices and asks for a result, another approves it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { ask } from '#e2e/fixtures/calls.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { openDesk } from '#e2e/fixtures/desk.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithBook } from '#e2e/fixtures/stack.ts';

const { stack, database } = await openStack({
  parts: partsWithBook,
  env: { FEED_WORLD: 'off' },
});

const feedKey = 'demo-feed-key-not-for-production';
const [home, away] = ['Mombasa Dhows', 'Nakuru Flamingos'];
const name = `${home} – ${away}`;

let eventId = '';
let betId = '';

type Session = { token: string };

/** A member's session at the book, as the player site opens it. */
const openBook = async ({ token }: Session): Promise<string> => {
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

/** A single above what one trader may move alone. */
const placeBet = async (bookToken: string): Promise<string> => {
  const odds = 1_500;
  const selection = { eventId, market: '1x2:0:', outcome: 'home', odds };
  const slip = {
    legs: [{ selections: [selection], odds }],
    shape: { kind: 'singles' },
    stakes: ['25000.00'],
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
  const made = await ask(
    `${stack.origins.oddsFeed}/control/v1/events`,
    { sport: 'football', participants: [home, away], strengths: { home: 1.5, away: 1.1 } },
    feedKey,
  );
  eventId = made['eventId'] ?? '';
  await until('the book holds the event', async () => {
    const answer = await fetch(`${stack.origins.sportsbook}/book/v1/events/${eventId}`);
    return answer.ok;
  });
  const bookToken = await openBook(await plantMember(stack, { balance: 10_000_000n }));
  // The platform refuses stakes until it has heard that the game is open.
  betId = await until('a bet stands', async () => {
    const id = await placeBet(bookToken);
    const state = await until('it is decided', async () => {
      const now = await stateOf(id);
      return now !== 'waiting' && now;
    });
    return state === 'open' && id;
  });
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
  await page.getByLabel(home, { exact: true }).selectOption('won');
  await desk.press('trading.decide.look');
  await page.getByText(words('trading.decide.needs_two')).waitFor();
  await desk.lookAround('trading decision');
  await page.getByLabel(words('access.reason')).fill('The result sheet says home');
  await desk.press('trading.decide.ask');
  await desk.button('trading.decide.withdraw').waitFor();
  assert.equal(await desk.button('trading.decide.approve').count(), 0);
  assert.equal(await stateOf(betId), 'open');
  await desk.end();
});

test('another trader sees who is touched, approves it, and the bet is settled', async () => {
  const desk = await openDesk({ stack, language: 'sw', staff: 'rehema', at: '/trading/decisions' });
  await desk.press('trading.decide.approve');
  await desk.dialog.getByText('25,000.00').first().waitFor();
  await desk.lookAt('trading approval');
  await desk.press('trading.decide.approve', desk.dialog);
  await desk.dialog.waitFor({ state: 'detached' });
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
  await desk.end();
});
