/**
 * What a new round does to its game's pools, fixed in the transaction that fixes the round. What
 * its stake adds is carried to the wallet in whole minor units, and what is left of one waits for
 * the next bet, to the millionth. A winner is promised what the wallet has taken so far, and the
 * seed; what is taken from then on is for the next.
 */
import { contributionOf, partsOfMinorUnit } from '@bahati/game-rules/slots/progressive.ts';
import type { Jackpot } from '@bahati/game-rules/slots/definition.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { DrawnJackpots } from '#games-server/games/game.ts';

/** In minor units, but for `parts`: millionths of one. */
export type RoundJackpot = {
  level: Jackpot;
  parts: bigint;
  contribution: bigint;
  won: bigint | null;
  seed: bigint | null;
};

type Pool = { level: Jackpot; amount: bigint; carried: bigint };

type Stake = { gameCode: string; currency: Currency; stake: bigint };

/** Locks the pools until the transaction ends, so rounds that win at once come one by one. */
export async function fixJackpots(
  transaction: Transaction,
  { gameCode, currency, stake }: Stake,
  { rule, won }: DrawnJackpots,
): Promise<RoundJackpot[]> {
  const pools = await lockPools(transaction, gameCode, currency);
  const jackpots = rule.levels.map((level): RoundJackpot => {
    const pool = pools.get(level.level);
    if (!pool) throw new Error(`The pool ${level.level} of ${gameCode} is missing.`);
    const parts = contributionOf(level, stake);
    const owed = pool.carried + parts;
    // Rounded down: the rest stays owed.
    const contribution = owed > 0n ? owed / partsOfMinorUnit : 0n;
    const seed = level.seed[currency];
    const isWon = won === level.level;
    pool.carried = owed - contribution * partsOfMinorUnit;
    const promised = isWon ? pool.amount + seed : null;
    if (isWon) pool.amount = 0n;
    return { level: level.level, parts, contribution, won: promised, seed: isWon ? seed : null };
  });
  await transaction.query(
    `UPDATE games.jackpot_pools p SET amount = i.amount, carried = i.carried
       FROM unnest($3::text[], $4::bigint[], $5::bigint[]) AS i (level, amount, carried)
      WHERE p.game_code = $1 AND p.currency = $2 AND p.level = i.level`,
    [
      gameCode,
      currency,
      [...pools.keys()],
      [...pools.values()].map(({ amount }) => amount),
      [...pools.values()].map(({ carried }) => carried),
    ],
  );
  return jackpots;
}

/** Stores what `fixJackpots` found, in the same transaction. */
export async function addRoundJackpots(
  transaction: Transaction,
  roundId: bigint,
  jackpots: readonly RoundJackpot[],
): Promise<void> {
  const column = <Name extends keyof RoundJackpot>(name: Name) =>
    jackpots.map((jackpot) => jackpot[name]);
  await transaction.query(
    `INSERT INTO games.round_jackpots (round_id, level, parts, contribution, won, seed)
     SELECT $1, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])`,
    [
      roundId,
      column('level'),
      column('parts'),
      column('contribution'),
      column('won'),
      column('seed'),
    ],
  );
}

async function lockPools(transaction: Transaction, gameCode: string, currency: Currency) {
  const lock = () =>
    transaction.query<Pool>(
      `SELECT level, amount, carried FROM games.jackpot_pools
        WHERE game_code = $1 AND currency = $2 ORDER BY level FOR UPDATE`,
      [gameCode, currency],
    );
  const found = await lock();
  if (found.rows.length > 0) return new Map(found.rows.map((pool) => [pool.level, pool]));
  await transaction.query(
    `INSERT INTO games.jackpot_pools (game_code, currency, level)
     SELECT $1, $2, unnest(ARRAY['grand', 'major', 'mini', 'minor']) ON CONFLICT DO NOTHING`,
    [gameCode, currency],
  );
  const { rows } = await lock();
  return new Map(rows.map((pool) => [pool.level, pool]));
}
