/**
 * Prizes that share a pool: once all winners of a draw are known each pooled tier is divided among its
 * winning lines, by what was staked on them, and what nobody won is carried to the next draw. In the
 * transaction that ends the judging, so that a pool is shared once.
 */
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { dividePool, poolsOf } from '@bahati/lottery-rules/pools/pools.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { knownGame, type WonTier } from '#lottery/games/rules.ts';
import { countWon } from '#lottery/tickets/sales.ts';

type PooledDraw = { id: bigint; gameCode: string };

/** The type of bet of a game that shares a pool; undefined: it has none. */
export function pooledTypeOf(gameCode: string): string | undefined {
  const types = betTypesOf(knownGame(gameCode).family);
  return types.find(({ id }) => poolsOf[id])?.id;
}

export async function sharePools(
  { config, terms }: Pick<Context, 'config' | 'terms'>,
  transaction: Transaction,
  { id, gameCode }: PooledDraw,
): Promise<void> {
  const betType = pooledTypeOf(gameCode);
  const rules = betType === undefined ? undefined : poolsOf[betType];
  if (!rules) return;
  const currency = config.LOTTERY_CURRENCY;
  const { poolUnit, leastJackpot } = terms.bounds(currency);
  const wins = await readWins(transaction, id, poolUnit);
  const winners: Record<string, bigint> = {};
  for (const { tiers, weight } of wins) {
    for (const { tier, lines, odds } of tiers) {
      if (odds === null) winners[tier] = (winners[tier] ?? 0n) + weight * BigInt(lines);
    }
  }
  const carried = await holdCarried(transaction, gameCode, currency);
  const sales = await salesOf(transaction, id);
  const shared = dividePool(rules, { sales, carried, winners, leastJackpot });
  const each = new Map(shared.tiers.map((tier) => [tier.tier, tier.each]));
  await payShares(transaction, id, wins, each);
  await transaction.query(
    'UPDATE lottery.pools SET carried = $3 WHERE game_code = $1 AND currency = $2',
    [gameCode, currency, shared.carry],
  );
  await transaction.query(
    `INSERT INTO lottery.pool_draws (draw_id, currency, sales, carried_in, added, carried_out, tiers)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, currency, sales, carried, shared.added, shared.carry, tiersText(shared.tiers)],
  );
}

const tiersText = (tiers: ReturnType<typeof dividePool>['tiers']): string =>
  JSON.stringify(
    tiers.map(({ tier, amount, winners, each }) => ({
      tier,
      amount: String(amount),
      winners: String(winners),
      each: String(each),
    })),
  );

type Win = {
  ticketId: bigint;
  betType: string;
  currency: string | null;
  payout: bigint;
  tiers: WonTier[];
  weight: bigint;
};

/** Each with its weight: how many times the pool's unit one of its lines costs. */
async function readWins(
  transaction: Transaction,
  drawId: bigint,
  poolUnit: bigint,
): Promise<Win[]> {
  const { rows } = await transaction.query<Win>(
    `SELECT w.ticket_id AS "ticketId", t.bet_type AS "betType", w.currency, w.payout, w.tiers,
            t.unit * t.multiple / $2::bigint AS weight
       FROM lottery.wins w JOIN lottery.tickets t ON t.id = w.ticket_id
      WHERE w.draw_id = $1 AND w.currency IS NOT NULL`,
    [drawId, poolUnit],
  );
  return rows;
}

/** What draws before have left, held until this one has its share. */
async function holdCarried(
  transaction: Transaction,
  gameCode: string,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await transaction.query<{ carried: bigint }>(
    `INSERT INTO lottery.pools AS p (game_code, currency) VALUES ($1, $2)
     ON CONFLICT (game_code, currency) DO UPDATE SET carried = p.carried RETURNING p.carried`,
    [gameCode, currency],
  );
  return rows[0]?.carried ?? 0n;
}

/** No ticket of a draw with numbers waits any more: what counts as sold is open. */
async function salesOf(transaction: Transaction, drawId: bigint): Promise<bigint> {
  const { rows } = await transaction.query<{ sales: bigint }>(
    `SELECT coalesce(sum(stake), 0)::bigint AS sales FROM lottery.draw_sales WHERE draw_id = $1`,
    [drawId],
  );
  return rows[0]?.sales ?? 0n;
}

/** Of one statement: a pool may have as many winners as there are tickets. */
const mostAtOnce = 10_000;

async function payShares(
  transaction: Transaction,
  drawId: bigint,
  wins: readonly Win[],
  each: ReadonlyMap<string, bigint>,
): Promise<void> {
  const paid = wins.flatMap((win) => {
    const tiers = win.tiers.map((tier) => {
      if (tier.odds !== null) return tier;
      const share = (each.get(tier.tier) ?? 0n) * BigInt(tier.lines) * win.weight;
      return { ...tier, amount: String(share) };
    });
    const payout = tiers.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    return payout === win.payout ? [] : [{ ...win, tiers, before: win.payout, after: payout }];
  });
  for (let at = 0; at < paid.length; at += mostAtOnce) {
    const part = paid.slice(at, at + mostAtOnce);
    await transaction.query(
      `UPDATE lottery.wins w SET payout = n.payout, tiers = n.tiers
         FROM unnest($1::bigint[], $2::bigint[], $3::jsonb[]) AS n (id, payout, tiers)
        WHERE w.ticket_id = n.id`,
      [
        part.map(({ ticketId }) => ticketId),
        part.map(({ after }) => after),
        part.map(({ tiers }) => JSON.stringify(tiers)),
      ],
    );
  }
  await countWon(transaction, drawId, paid);
}
