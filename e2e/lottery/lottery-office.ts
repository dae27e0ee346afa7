/** The lottery as tests arrange it: draws that end when they say, results by two people of the office. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import type { LotteryDecision } from '@bahati/contract/lottery-office/office.ts';
import type { OrderLine } from '@bahati/contract/lottery/shapes.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

const plantOfficer = async (database: Pool, name: string): Promise<string> => {
  const token = `o${randomBytes(32).toString('base64url')}`;
  await database.query(
    `INSERT INTO lottery.office_sessions (token_hash, staff_id, name, permissions, expires_at)
     VALUES ($1, $2, $3, ARRAY['lottery.decide'], now() + interval '15 minutes')`,
    [createHash('sha256').update(token).digest(), randomUUID(), name],
  );
  return token;
};

export const openLotteryOffice = async (stack: Stack, database: Pool) => {
  const { lottery } = stack.origins;
  const [first, second] = await Promise.all(
    ['zawadi', 'tumaini'].map((name) => plantOfficer(database, name)),
  );
  const stateOf = async (drawId: string): Promise<string> => {
    const { rows } = await database.query<{ state: string }>(
      'SELECT state FROM lottery.draws WHERE id = $1',
      [drawId],
    );
    return rows[0]?.state ?? '';
  };
  const untilState = (drawId: string, state: string) =>
    until(`draw ${drawId} is ${state}`, async () => (await stateOf(drawId)) === state);
  return {
    untilState,

    /** The draws of a game that sell now, the next one first. */
    async open(gameCode: string): Promise<string[]> {
      const { rows } = await database.query<{ id: string }>(
        `SELECT id::text FROM lottery.draws
          WHERE game_code = $1 AND state = 'open' AND closes_at > now() + interval '20 seconds'
          ORDER BY closes_at LIMIT 5`,
        [gameCode],
      );
      return rows.map(({ id }) => id);
    },

    /** Sales of an external draw are over and it is time for its result. */
    async endSales(drawId: string): Promise<void> {
      await database.query(
        `UPDATE lottery.draws SET closes_at = now(), draws_at = now(), due_at = now() WHERE id = $1`,
        [drawId],
      );
      await untilState(drawId, 'closed');
    },

    /** A house draw takes place in a few seconds, by a round of the beacon that is still to come. */
    async drawSoon(drawId: string): Promise<void> {
      const answer = await fetch(`${stack.origins.drawFeed}/beacon/v1/info`);
      const { value } = (await answer.json()) as {
        value: { genesis: string; periodSeconds: number };
      };
      const round =
        Math.floor((Date.now() - Date.parse(value.genesis)) / (value.periodSeconds * 1_000)) + 3;
      await database.query(
        `UPDATE lottery.draws SET closes_at = now(), draws_at = now(), due_at = now(),
                beacon_round = $2 WHERE id = $1`,
        [drawId, round],
      );
      await untilState(drawId, 'settled');
    },

    async decide(decision: LotteryDecision): Promise<void> {
      const url = `${lottery}/lottery-office/v1/decisions`;
      const { id } = await ask(url, { decision, reason: 'tried in a test' }, first);
      await ask(`${url}/${id}`, { answer: 'approve' }, second);
    },

    /** A session at the lottery for a member of the site. */
    async enter(siteToken: string): Promise<string> {
      const { rows } = await database.query<{ id: string }>(
        `SELECT game_id AS id FROM games WHERE game_code = 'sg-4d'`,
      );
      const launch = { gameId: rows[0]?.id ?? '', language: 'en' };
      const { playerSite } = stack.origins;
      const { gameUrl = '' } = await ask(
        `${playerSite}/wps/relay/GCS_gameLaunchFB`,
        launch,
        siteToken,
      );
      const launchToken = new URL(gameUrl, playerSite).searchParams.get('token') ?? '';
      return (await ask(`${lottery}/lottery/v1/session`, { launchToken }))['lotteryToken'] ?? '';
    },

    buy: (token: string, lines: readonly OrderLine[]) =>
      ask(`${lottery}/lottery/v1/orders`, { idempotencyKey: randomUUID(), lines }, token),
  };
};

/** Numbers of a 4D draw with this first prize. */
export const fourD = (first: string) => {
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => String(from + at));
  return {
    kind: 'prizes' as const,
    prizes: {
      first: [first],
      second: ['7002'],
      third: ['7003'],
      starter: many(10, 5_000),
      consolation: many(10, 6_000),
    },
  };
};
