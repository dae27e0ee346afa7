import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';

/**
 * What a winner would get now, level by level; none for a game without pools. Never more than the
 * wallet has taken and the seed.
 */
export async function tellPools(
  { database }: Pick<Context, 'database'>,
  { gameCode, currency }: FrameSession,
) {
  const rule = gameByCode(gameCode).progressive;
  if (!rule) return { levels: [] };
  const { rows } = await database.query<{ level: string; amount: bigint }>(
    'SELECT level, amount FROM games.jackpot_pools WHERE game_code = $1 AND currency = $2',
    [gameCode, currency],
  );
  const held = new Map(rows.map(({ level, amount }) => [level, amount]));
  const levels = rule.levels.map(({ level, seed }) => ({
    level,
    amount: toDecimal((held.get(level) ?? 0n) + seed[currency], currency),
  }));
  return { levels };
}
