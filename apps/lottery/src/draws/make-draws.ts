/**
 * Making draws ahead of their time: with the prize table in force, and of a house draw with a fresh
 * seed, whose hash is published from then on, and the beacon's round that will join it, whose value
 * nobody knows until sales are over.
 */
import { createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { drawsAfter, type PlannedDraw } from '@bahati/lottery-rules/calendar/calendar.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { games } from '@bahati/lottery-rules/games/games.ts';
import type { Context } from '#lottery/context.ts';
import { roundAfter } from '#lottery/outside/beacon-client.ts';

/** As many as a chase may run over; of games by days as many as a month or two have. */
const aheadOf = ({ schedule }: Game): number => (schedule.kind === 'every' ? 125 : 8);

/** Between the cut-off and the value that decides the draw. */
const marginMs = 1_000;

/** Makes what is missing of every game; answers that there is nothing more to do now. */
export async function makeDraws(context: Context): Promise<boolean> {
  const { rows } = await context.database.query<{ code: string; count: number; newest: Date }>(
    `SELECT game_code AS code, count(*)::integer AS count, max(draws_at) AS newest
       FROM lottery.draws WHERE closes_at > now() GROUP BY game_code`,
  );
  const now = Date.now();
  const holidays = await readHolidays(context);
  const known = new Map(rows.map(({ code, count, newest }) => [code, { count, newest }]));
  for (const game of games) {
    const { count = 0, newest } = known.get(game.code) ?? {};
    const missing = aheadOf(game) - count;
    if (missing <= 0) continue;
    const after = Math.max(newest?.getTime() ?? 0, now + game.closesBeforeSeconds * 1_000);
    // Days of a fast game have no holidays: it is the house's own clock that draws.
    const isHoliday = (day: string) =>
      game.schedule.kind !== 'every' && holidays.has(`${game.schedule.zone} ${day}`);
    const planned = drawsAfter(game, after, missing, isHoliday);
    await addDraws(context, game, planned).catch((error: unknown) => {
      context.log.warn({ err: error, game: game.code }, 'draws are not made yet');
    });
  }
  return false;
}

/** Days without draws, each as its zone and day. */
async function readHolidays({ database }: Pick<Context, 'database'>): Promise<Set<string>> {
  const { rows } = await database.query<{ zone: string; day: string }>(
    `SELECT zone, day FROM lottery.holidays WHERE day >= to_char(now() - interval '2 days', 'YYYYMMDD')
      ORDER BY zone, day LIMIT 10000`,
  );
  return new Set(rows.map(({ zone, day }) => `${zone} ${day}`));
}

/** Adds draws of a game; those it has already stay as they are. */
export async function addDraws(
  context: Pick<Context, 'database' | 'beacon' | 'terms'>,
  game: Game,
  planned: readonly PlannedDraw[],
): Promise<void> {
  if (planned.length === 0) return;
  const version = await context.terms.newestVersion(game.code);
  const secrets = game.source === 'house' ? await drawSecrets(context, planned) : [];
  await context.database.query(
    `INSERT INTO lottery.draws (game_code, number, closes_at, draws_at, prize_version, server_seed,
       server_seed_hash, beacon_round)
     SELECT $1, n.number, n.closes_at, n.draws_at, $2, n.seed, n.hash, n.round
       FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[],
         $8::bigint[]) AS n (number, closes_at, draws_at, seed, hash, round)
     ON CONFLICT (game_code, number) DO NOTHING`,
    [
      game.code,
      version,
      planned.map(({ number }) => number),
      planned.map(({ closesAt }) => new Date(closesAt)),
      planned.map(({ drawsAt }) => new Date(drawsAt)),
      planned.map((_, at) => secrets[at]?.seed ?? null),
      planned.map((_, at) => secrets[at]?.hash ?? null),
      planned.map((_, at) => secrets[at]?.round ?? null),
    ],
  );
}

/** A seed for each, and the first round of the beacon after its cut-off. */
async function drawSecrets(
  { beacon }: Pick<Context, 'beacon'>,
  planned: readonly PlannedDraw[],
): Promise<{ seed: string; hash: string; round: number }[]> {
  const chain = await beacon.info();
  return Promise.all(
    planned.map(async ({ closesAt }) => {
      const seed = createServerSeed();
      const hash = await hashServerSeed(seed);
      return { seed, hash, round: roundAfter(chain, closesAt + marginMs) };
    }),
  );
}
