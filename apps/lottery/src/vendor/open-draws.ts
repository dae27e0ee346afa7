/** Of each game the draw that takes tickets now, as the platform tells it on. */
import type { OpenDraw } from '@bahati/contract/games-provider/draws.ts';
import type { Context } from '#lottery/context.ts';

export async function listOpenDraws({
  database,
}: Pick<Context, 'database'>): Promise<{ draws: OpenDraw[] }> {
  const { rows } = await database.query<{ gameCode: string; number: string; closesAt: Date }>(
    `SELECT DISTINCT ON (game_code) game_code AS "gameCode", number, closes_at AS "closesAt"
       FROM lottery.draws WHERE state = 'open' AND closes_at > now()
      ORDER BY game_code, closes_at LIMIT 1000`,
  );
  return {
    draws: rows.map((draw) => ({ ...draw, closesAt: draw.closesAt.toISOString() })),
  };
}
