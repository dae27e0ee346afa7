/** What of a round counts as turnover, from the games server's rules to what its player reads. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import { openReader } from '#e2e/fixtures/desk.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { plantMember } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }] = await Promise.all([openStack({ isShared: true }), sharedBrowser()]);
await untilGamesAreTold(database);

/** One round of European roulette, asked for as its frame does. */
const play = async (token: string, choice: string): Promise<void> => {
  const site = stack.origins.playerSite;
  const { rows } = await database.query<{ gameId: string }>(
    `SELECT game_id AS "gameId" FROM games WHERE game_code = 'european-roulette'`,
  );
  const launch = await ask(
    `${site}/wps/relay/GCS_gameLaunchFB`,
    { gameId: rows[0]?.gameId },
    token,
  );
  const url = new URL(launch['gameUrl'] ?? '');
  const opening = { launchToken: url.searchParams.get('token') };
  const { frameToken } = await ask(`${url.origin}/frame/v1/session`, opening);
  const spin = { idempotencyKey: randomUUID(), stake: '10.00', choice };
  await ask(`${url.origin}/frame/v1/spin`, spin, frameToken);
};

test('red and black at once are turnover, and only their difference is valid turnover', async () => {
  const member = await plantMember(stack, { balance: 1_000_000n });
  await play(member.token, 'chips:red=10,black=4');
  await play(member.token, 'chips:red=5,black=5');
  const reader = await openReader({ stack, language: 'sw', member });
  const { page, words, lookAround } = reader;
  const sumOf = (key: string) =>
    page.locator('.records-sum').filter({ has: page.getByText(words(key), { exact: true }) });
  await page.goto(`${stack.origins.playerSite}/member/personalHistoryCopy`);
  await until('both sums are there', async () =>
    /240[.,]00/.test(await sumOf('records_turnover').innerText()),
  );
  assert.match(await sumOf('records_valid_bet').innerText(), /60[.,]00/);
  await lookAround('betting record with valid turnover');
  // Rows move while the page comes, so the round is gone to by its own link.
  const round = page
    .getByRole('main')
    .locator('.rows a')
    .filter({ hasText: /\b100[.,]00/ });
  await round.first().waitFor();
  const link = await round.first().getAttribute('href');
  await page.goto(`${stack.origins.playerSite}${link}`);
  const valid = page.locator('dt', { hasText: words('bet_valid_stake') });
  await valid.waitFor();
  assert.match(await valid.locator('xpath=following-sibling::dd[1]').innerText(), /\b0[.,]00/);
  await lookAround('round of which nothing counts');
  await page.goto(`${stack.origins.playerSite}/member/personalProfit`);
  await until('profit and loss tells both', async () =>
    /60[.,]00/.test(await sumOf('records_valid_bet').innerText()),
  );
  await lookAround('profit and loss with valid turnover');
  await reader.end();
});
