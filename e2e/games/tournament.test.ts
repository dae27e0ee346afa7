/** Members register for a tournament of several tables by clicking and play it to its end; prizes are the buy-ins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, phone, sharedBrowser, takePicture, until } from '#e2e/fixtures/browser.ts';
import { openByName, untilGamesAreTold } from '#e2e/fixtures/game-frame.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

/** Turns last some seconds, and hands follow each other fast. */
const pace = '4';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ env: { TABLE_PACE: pace } }),
  sharedBrowser(),
]);
await untilGamesAreTold(database);

const balance = 1_000_000n;
const price = 5_500n;
const pool = 15_000n;

const looks = [
  { language: 'sw', look: { ...phone, theme: 'dark' } },
  { language: 'en', look: { ...desktop, theme: 'light' } },
  { language: 'en', look: { ...phone, theme: 'light' } },
] as const;

type Look = (typeof looks)[number];

const readGame = async () => {
  const { rows } = await database.query<{ id: string; en: string; sw: string }>(
    `SELECT game_id AS id, name_en AS en, name_sw AS sw FROM games
      WHERE game_code = 'holdem-tournament' AND NOT is_under_maintenance`,
  );
  return rows[0] ?? assert.fail('the catalogue offers tournaments');
};

const game = await readGame();

const arrive = async ({ language, look }: Look) => {
  const member = await openPlayer({ browser, stack, language, look }, balance);
  await member.page.goto(`${stack.origins.playerSite}/pvp`);
  await openByName(member.page, { gameId: game.id, name: game[language] });
  const frame = member.page.frameLocator('iframe');
  await frame.locator('.tour-row').first().waitFor();
  return { ...member, frame };
};

type Player = Awaited<ReturnType<typeof arrive>>;

/** The cheapest one that has most time yet, with tables for two. */
const chooseRoom = async (): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `UPDATE games.rooms SET settings = jsonb_set(settings, '{game,tableSeats}', '2')
      WHERE id = (SELECT room_id FROM games.tournaments WHERE series = 'sprint'
                     AND state = 'registering' AND currency = 'KES'
                   ORDER BY starts_at DESC LIMIT 1)
     RETURNING id::text`,
  );
  return rows[0]?.id ?? assert.fail('one may be entered');
};

const register = async ({ frame }: Player, room: string): Promise<void> => {
  await frame.locator(`.tour-row[data-room="${room}"]`).click();
  await frame.locator('.tour-entry .ui-button').click();
  await frame.locator('.tour-entry[data-is="in"]').waitFor();
};

const startNow = (room: string) =>
  database.query(
    `WITH start AS (UPDATE games.tournaments SET starts_at = now() WHERE room_id = $1)
     UPDATE games.rooms SET due_at = now() WHERE id = $1`,
    [room],
  );

/** Puts everything in, or calls; who was too slow comes back. */
const shove = async ({ frame }: Player): Promise<void> => {
  const patient = { timeout: 1_500 };
  const act = frame.locator('.seats-act[data-is="turn"]:not([data-is-asked])');
  const mostChips = act.locator('.seats-preset').last();
  const hasRaise = (await mostChips.count()) > 0;
  if (hasRaise) await mostChips.click(patient).catch(() => undefined);
  const word = act.locator(hasRaise ? '.seats-raise' : '.seats-call');
  if ((await word.count()) > 0) await word.click(patient).catch(() => undefined);
  const back = frame.locator('.seats-tool[aria-pressed="true"]');
  if ((await back.count()) > 0) await back.click(patient).catch(() => undefined);
};

const stateOf = async (room: string) => {
  const { rows } = await database.query<{ state: string; paid: number; sum: string }>(
    `SELECT g.state, count(s.id) FILTER (WHERE s.state = 'left')::int AS paid,
            coalesce(sum(s.payout), 0)::bigint AS sum
       FROM games.tournaments g JOIN games.seats s ON s.tournament_id = g.room_id
      WHERE g.room_id = $1 GROUP BY g.state`,
    [room],
  );
  return rows[0];
};

const readBalances = async (players: readonly Player[]): Promise<bigint> => {
  const { rows } = await database.query<{ sum: string }>(
    `SELECT sum(balance)::bigint AS sum FROM accounts
      WHERE owner_id = ANY($1) AND kind = 'cash' AND currency = 'KES'`,
    [players.map(({ id }) => id)],
  );
  return BigInt(rows[0]?.sum ?? 0);
};

test('three register in the lobby, are taken to two tables, moved to one, and paid', {
  timeout: 300_000,
}, async () => {
  const players = await Promise.all(looks.map(arrive));
  const [first, second] = players;
  assert.ok(first && second);
  for (const [at, { page }] of players.entries()) await takePicture(page, `tournament-lobby-${at}`);
  const room = await chooseRoom();
  for (const player of players) await register(player, room);
  await until('everybody is listed', async () => {
    return (await second.frame.locator('.tour-entrants li').count()) === players.length;
  });
  for (const [at, { page }] of players.entries()) await takePicture(page, `tournament-hall-${at}`);
  await startNow(room);
  await Promise.all(players.map(({ frame }) => frame.locator('.seats-pod[data-is-own]').waitFor()));
  for (const [at, { page }] of players.entries()) await takePicture(page, `tournament-table-${at}`);
  let isMoved = false;
  await until('it is over and paid', async () => {
    for (const player of players) {
      // Whoever says a word has read it.
      isMoved ||= (await player.frame.locator('.seats-note[data-is="moved"]').count()) > 0;
      await shove(player);
    }
    const state = await stateOf(room);
    return state?.state === 'over' && state.paid === players.length;
  });
  assert.ok(isMoved, 'somebody hears that he was moved');
  const won = players.map(({ frame }) => frame.locator('.sng-result[data-is="won"]'));
  await until('a winner sees his prize', async () => {
    const seen = await Promise.all(won.map((card) => card.count()));
    return seen.some((count) => count > 0);
  });
  for (const [at, { page }] of players.entries()) await takePicture(page, `tournament-end-${at}`);
  assert.equal(BigInt((await stateOf(room))?.sum ?? 0), pool);
  const count = BigInt(players.length);
  assert.equal(await readBalances(players), count * balance - count * price + pool);
  await stack.verify();
});
