/**
 * Tells the platform the rounds of the wallets kept here, each once, in the order of their numbers.
 * A number may commit after a higher one, so no round is told before all below it are decided.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportedRound } from '@bahati/contract/games-provider/transfer-wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { validPart } from '#games-server/wallet-bodies.ts';
import { assertOwnVendor, ownVendor } from './wallet-rows.ts';

/** So long a question waits for rounds that are being written; then they are told the next time. */
const patienceMs = 1_000;
const pauseMs = 20;

type Asked = { vendorCode: string; after: string | null; limit: number };
type Told = { rounds: ImportedRound[]; next: string | null; hasMore: boolean };

type Row = {
  number: bigint;
  roundId: string;
  gameCode: string;
  memberId: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  validStake: bigint | null;
  at: Date;
};

/** Refuses `vendor_not_found`, and `invalid_input` for a place that was never told. */
export async function tellRounds(
  { database }: Pick<Context, 'database'>,
  { vendorCode, after, limit }: Asked,
): Promise<Told> {
  assertOwnVendor(vendorCode);
  if (after !== null && !/^[1-9]\d{0,17}$/.test(after)) {
    throw new Refusal('invalid_input', { fields: [{ field: 'after', problem: 'unknown' }] });
  }
  const last = await lastDecided(database);
  const rows = await readRows(database, BigInt(after ?? 0), last, limit + 1);
  const told = rows.slice(0, limit);
  return {
    rounds: told.map(roundValue),
    next: told.at(-1)?.number.toString() ?? after,
    hasMore: rows.length > limit,
  };
}

/**
 * The highest number below which nothing can still commit; 0 where somebody writes for long. A
 * round's wallet is written before its number is drawn, so that whoever drew a number below one
 * that is seen had a transaction id by then, lower than the one drawn here. A snapshot's upper end
 * would not do: it is older than some transactions that are under way.
 */
async function lastDecided(database: Database): Promise<bigint> {
  const { rows } = await database.query<{ last: bigint | null; next: bigint }>(
    `SELECT (SELECT max(number) FROM games.wallet_rounds
              WHERE vendor_code = $1 AND state = 'applied') AS last,
            pg_current_xact_id()::text::bigint AS next`,
    [ownVendor],
  );
  const [seen] = rows;
  if (!seen || seen.last === null) return 0n;
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const answer = await database.query<{ oldest: bigint }>(
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest',
    );
    if ((answer.rows[0]?.oldest ?? 0n) >= seen.next) return seen.last;
    await wait(pauseMs);
  }
  return 0n;
}

async function readRows(database: Database, after: bigint, last: bigint, limit: number) {
  const { rows } = await database.query<Row>(
    `SELECT w.number, w.external_id AS "roundId", r.game_code AS "gameCode",
            w.member_id AS "memberId", r.currency, w.stake, w.payout,
            w.valid_stake AS "validStake", w.created_at AS at
       FROM games.wallet_rounds w JOIN games.rounds r ON r.external_id = w.external_id
      WHERE w.vendor_code = $1 AND w.state = 'applied' AND w.number > $2 AND w.number <= $3
      ORDER BY w.number LIMIT $4`,
    [ownVendor, after, last, limit],
  );
  return rows;
}

function roundValue({
  roundId,
  gameCode,
  memberId,
  currency,
  stake,
  payout,
  validStake,
  at,
}: Row): ImportedRound {
  return {
    roundId,
    gameCode,
    memberId,
    currency,
    stake: toDecimal(stake, currency),
    payout: toDecimal(payout, currency),
    ...validPart(validStake, currency),
    at: at.toISOString(),
  };
}
