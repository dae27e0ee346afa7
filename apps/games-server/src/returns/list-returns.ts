import type { BuildReturn } from '@bahati/contract/games-provider/returns.ts';
import type { Context } from '#games-server/context.ts';
import { findGame } from '#games-server/games/games.ts';

/** What changed after a revision, oldest change first. */
export async function listReturns(
  { database }: Pick<Context, 'database'>,
  { afterRevision, limit }: { afterRevision: string; limit: number },
): Promise<{ builds: BuildReturn[] }> {
  const { rows } = await database.query<Omit<BuildReturn, 'stated'>>(
    `SELECT game_code AS "gameCode", version, choice, currency, rounds::text, stake::text, payout::text,
            stake_squares::text AS "stakeSquares", revision::text
       FROM games.build_returns WHERE revision > $1 ORDER BY revision LIMIT $2`,
    [afterRevision, limit],
  );
  return { builds: rows.map((row) => ({ ...row, stated: statedOf(row) })) };
}

function statedOf({
  gameCode,
  version,
  choice,
}: Omit<BuildReturn, 'stated'>): BuildReturn['stated'] {
  const stated = findGame(gameCode)?.returnOf({ version, choice });
  if (!stated) return null;
  const { rtpPercent: returnPercent, standardDeviation } = stated;
  return { returnPercent, standardDeviation };
}
