/** Two members play a match of Ludo by clicking; purse and records say what it brought. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const balance = 1_000_000n;
/** Of the first table, with what the house keeps of two of them. */
const stake = 2_000n;
const rake = 200n;

const seats = [
  { language: 'sw', look: { ...phone, theme: 'dark' }, place: 0 },
  { language: 'en', look: { ...desktop, theme: 'light' }, place: 2 },
] as const;

type Player = Awaited<ReturnType<typeof sitDown>>;

const readGameId = async (): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT game_id AS id FROM games WHERE game_code = 'ludo' AND NOT is_under_maintenance`,
  );
  assert.ok(rows[0], 'the catalogue offers Ludo');
  return rows[0].id;
};

/** From the game's page to a chair, with the usual chips. */
const sitDown = async (gameId: string, { language, look, place }: (typeof seats)[number]) => {
  const member = await openPlayer({ browser, stack, language, look }, balance);
  const { page } = member;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${stack.origins.playerSite}/seamless?gameId=${gameId}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('.seats-room').first().click();
  await frame.locator(`.match-others [data-seat="${place}"] button`).click();
  await frame.locator('dialog footer button').click();
  await frame.locator('.match-plate[data-is-own]').waitFor();
  return { ...member, frame };
};

/** Throws the die or moves the first token that may be moved, twice at once as a thumb does. */
const playIfAsked = async ({ frame }: Player): Promise<void> => {
  const act = frame.locator('.ludo-die[data-may-throw], button.ludo-token').first();
  if ((await act.count()) > 0) await act.dblclick({ timeout: 2_000 }).catch(() => undefined);
};

const playUntil = (what: string, players: readonly Player[], isThere: () => Promise<boolean>) =>
  until(what, async () => {
    for (const player of players) await playIfAsked(player);
    return isThere();
  });

/** Who throws, how often each has, and where the tokens are, as the room has it. */
const readMatch = async () => {
  const { rows } = await database.query<{
    number: number;
    throws: number;
    tokens: string;
    isOver: boolean;
  }>(
    `SELECT h.number, h.over_at IS NOT NULL AS "isOver",
            jsonb_path_query_array(h.state, '$.players[*].tokens')::text AS tokens,
            (SELECT count(*)::int FROM games.hand_steps t
              WHERE t.hand_id = h.id AND t.act ->> 'kind' = 'throw') AS throws
       FROM games.hands h WHERE h.game_code = 'ludo' ORDER BY h.id DESC LIMIT 1`,
  );
  return rows[0];
};

const leave = async ({ frame }: Player): Promise<void> => {
  await frame.locator('.seats-tool').last().click();
  await frame.locator('dialog footer button').last().click();
  await frame.locator('.match-plate[data-is-own]').waitFor({ state: 'detached' });
};

/** The papers draw every throw again that was seen, from the seed that was promised. */
const checkThrows = async ({ frame }: Player): Promise<void> => {
  await frame.getByRole('button', { name: 'Provably fair' }).click();
  const papers = frame.getByRole('dialog');
  await papers.getByRole('button', { name: 'Check the last match' }).click();
  await papers.getByRole('status').filter({ hasText: 'draws you saw come from it' }).waitFor();
  await papers.getByRole('button', { name: 'Close' }).first().click();
};

const readPurse = async ({ id }: Player) => {
  const { rows } = await database.query<{ balance: string; stake: string; payout: string }>(
    `SELECT (SELECT balance::text FROM accounts
              WHERE owner_id = $1 AND kind = 'cash' AND currency = 'KES') AS balance,
            r.stake::text, r.payout::text
       FROM rounds r JOIN games g ON g.id = r.game_id
      WHERE r.member_id = $1 AND g.game_code = 'ludo'`,
    [id],
  );
  assert.equal(rows.length, 1, 'one sitting is one round');
  const [row] = rows;
  assert.ok(row);
  return {
    balance: BigInt(row.balance),
    won: BigInt(row.payout ?? 0) - BigInt(row.stake),
  };
};

test('two play a match, one of them through a reload, until one resigns, and the books agree', {
  timeout: 300_000,
}, async () => {
  const gameId = await readGameId();
  const players = await Promise.all(seats.map((seat) => sitDown(gameId, seat)));
  const [first, second] = players;
  assert.ok(first && second);
  try {
    await playUntil('six throws', players, async () => ((await readMatch())?.throws ?? 0) >= 6);
    await second.page.reload();
    await second.frame.locator('.match-plate[data-is-own]').waitFor();
    await second.frame.locator('.ludo').waitFor();
    const before = await readMatch();
    await playUntil('the match goes on', players, async () => {
      const now = await readMatch();
      return now !== undefined && now.number === before?.number && now.throws > before.throws + 3;
    });
    await first.frame.locator('.seats-tool').nth(2).click();
    await first.frame.locator('dialog footer button').last().click();
    for (const [at, { frame, page }] of players.entries()) {
      await frame.locator('.match-result').waitFor();
      await takePicture(page, `ludo-${at}`);
    }
    assert.equal(await second.frame.locator('.match-result[data-is="won"]').count(), 1);
    assert.equal(await first.frame.locator('.match-result[data-is="lost"]').count(), 1);
    await Promise.all(players.map(leave));
    await checkThrows(second);
    await until('both are paid', async () => {
      const { rows } = await database.query(
        "SELECT 1 FROM games.seats WHERE game_code = 'ludo' AND state <> 'left'",
      );
      return rows.length === 0;
    });
    const [lost, won] = await Promise.all([readPurse(first), readPurse(second)]);
    assert.deepEqual(lost, { balance: balance - stake, won: -stake });
    assert.deepEqual(won, { balance: balance + stake - rake, won: stake - rake });
    await until('the site shows what the wallet has', async () => {
      const shown = await second.page.locator('.game-balance').innerText();
      return shown.replaceAll(/[^\d.]/g, '').includes('10018.00');
    });
    assert.deepEqual(
      players.flatMap((player) => player.complaints),
      [],
    );
  } catch (error) {
    for (const [at, { page }] of players.entries()) await takePicture(page, `ludo-${at}-failed`);
    throw error;
  } finally {
    for (const player of players) await player.close();
  }
});
