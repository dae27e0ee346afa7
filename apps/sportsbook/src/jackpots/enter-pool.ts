import { createHash } from 'node:crypto';
import { countJackpotLines, type JackpotPicks } from '@bahati/book-rules/jackpot.ts';
import {
  jackpotCalls,
  type JackpotEntry,
  mostJackpotLines,
} from '@bahati/contract/sportsbook/jackpots.ts';
import { sqlState } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import { newReference } from '#sportsbook/slips/insert-bet.ts';
import { stakeBounds } from '#sportsbook/slips/stake-bounds.ts';
import { gameOfSports } from '#sportsbook/vendor/offered-games.ts';
import { leaseSeconds, nameOfOperation } from '#sportsbook/wallet/operations.ts';
import { isTaking } from './decide-entry.ts';
import { maskOf } from './picks.ts';
import { readEntries, showEntry, type StoredEntry } from './read-entries.ts';

type Entering = { poolId: string; idempotencyKey: string; picks: JackpotPicks };

const declared: Readonly<Record<string, number>> =
  jackpotCalls['POST /book/v1/jackpots/:poolId/entries'].refusals;

/**
 * Enters a pool once for each key of the member; asked again it answers the entry as it now is.
 * Refuses `jackpot_closed`, `too_many_lines`, `stake_out_of_range` by the bounds of slips, what the
 * platform refuses, `invalid_input` for picks that are not of this pool or the key of another entry,
 * and `not_found`. An entry the platform has not answered for yet is told as waiting.
 */
export async function enterPool(
  context: BetContext,
  session: BookSession,
  { poolId, idempotencyKey, picks }: Entering,
): Promise<{ entry: JackpotEntry; balance: string | null }> {
  const masks = picks.map(maskOf);
  const hash = createHash('sha256').update(JSON.stringify({ poolId, masks })).digest();
  const known = await findEntered(context, session, idempotencyKey, hash);
  if (known !== undefined) return awaitDecided(context, known);
  if (!session.canBet) throw new Refusal('need_true_account');
  const price = await readPrice(context, poolId, picks);
  const lines = countJackpotLines(picks);
  if (lines > mostJackpotLines) throw new Refusal('too_many_lines');
  const stake = price * BigInt(lines);
  await assertWithinBounds(context, session, stake);
  const added = await insertEntry(context, session, {
    poolId,
    idempotencyKey,
    hash,
    masks,
    lines,
    price,
    stake,
  });
  if (added !== undefined) context.tell([{ betId: added, number: 1 }]);
  const betId = added ?? (await findEntered(context, session, idempotencyKey, hash));
  if (betId === undefined) throw new Refusal('retry');
  return awaitDecided(context, betId);
}

async function findEntered(
  { database }: BetContext,
  { memberId }: BookSession,
  idempotencyKey: string,
  hash: Buffer,
): Promise<bigint | undefined> {
  const { rows } = await database.query<{ id: bigint; hash: Buffer }>(
    `SELECT id, slip_hash AS hash FROM book.bets WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, idempotencyKey],
  );
  const [bet] = rows;
  if (bet && !bet.hash.equals(hash)) {
    throw new Refusal('invalid_input', {
      fields: [{ field: 'idempotencyKey', problem: 'another slip has it' }],
    });
  }
  return bet?.id;
}

async function readPrice(
  { database }: BetContext,
  poolId: string,
  picks: JackpotPicks,
): Promise<bigint> {
  const { rows } = await database.query<{ size: number; price: bigint; isTaking: boolean }>(
    `SELECT p.size, p.price, (${isTaking}) AS "isTaking" FROM book.jackpot_pools p WHERE p.id = $1`,
    [poolId],
  );
  const [pool] = rows;
  if (!pool) throw new Refusal('not_found');
  if (!pool.isTaking) throw new Refusal('jackpot_closed');
  const isRepeated = picks.some((outcomes) => new Set(outcomes).size < outcomes.length);
  if (picks.length !== pool.size || isRepeated) {
    throw new Refusal('invalid_input', { fields: [{ field: 'picks', problem: 'invalid' }] });
  }
  return pool.price;
}

async function assertWithinBounds(
  context: BetContext,
  { memberId }: BookSession,
  stake: bigint,
): Promise<void> {
  const bounds = await stakeBounds(context, await context.terms(), [], memberId);
  if (stake < bounds.leastStake || stake > bounds.mostStake) {
    throw new Refusal('stake_out_of_range');
  }
}

type NewEntry = {
  poolId: string;
  idempotencyKey: string;
  hash: Buffer;
  masks: number[];
  lines: number;
  price: bigint;
  stake: bigint;
};

const mostReferences = 5;

/** Undefined: the member has a bet of this key already. */
async function insertEntry(
  { database }: BetContext,
  owner: BookSession,
  entry: NewEntry,
): Promise<bigint | undefined> {
  for (let tried = 1; ; tried += 1) {
    try {
      const { rows } = await database.query<{ id: bigint }>(statement, [
        newReference(),
        owner.memberId,
        entry.idempotencyKey,
        entry.hash,
        owner.platformToken,
        gameOfSports(['football']),
        owner.currency,
        JSON.stringify({ kind: 'multiple' }),
        entry.masks.map(() => 1_000),
        [entry.price],
        entry.lines,
        entry.stake,
        entry.poolId,
        entry.masks,
        leaseSeconds,
      ]);
      return rows[0]?.id;
    } catch (error) {
      // Two references of a million million met.
      if (sqlState(error) !== '23505' || tried === mostReferences) throw error;
    }
  }
}

/** As slips are written; what it may pay is not known, and no bound of payouts is held against it. */
const statement = `
  WITH bet AS (
    INSERT INTO book.bets (reference, member_id, idempotency_key, slip_hash, platform_token, game_code,
      currency, shape, bankers, asked_odds, leg_odds, is_each_way, acceptance, stakes, lines, stake,
      most_payout, state, jackpot_pool_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '{}', $9, $9, false, 'any', $10, $11, $12, $12, 'waiting',
      $13)
    ON CONFLICT (member_id, idempotency_key) DO NOTHING RETURNING id),
  entry AS (
    INSERT INTO book.jackpot_entries (bet_id, picks) SELECT bet.id, $14::smallint[] FROM bet),
  step AS (
    INSERT INTO book.bet_history (bet_id, number, kind, amount, odds)
    SELECT bet.id, 1, 'placed', $12, 1000 FROM bet),
  operation AS (
    INSERT INTO book.operations (bet_id, number, kind, tries, due_at)
    SELECT bet.id, 1, 'reserve', 1, clock_timestamp() + make_interval(secs => $15) FROM bet)
  SELECT id FROM bet`;

async function awaitDecided(context: BetContext, betId: bigint) {
  const until = Date.now() + context.patienceMs;
  for (;;) {
    const left = until - Date.now();
    const { changed, stop } = context.hub.next(betId, left);
    const [entry] = await readEntries(context.database, 'b.id = $1 LIMIT $2', [betId, 1]);
    if (!entry) throw new Refusal('not_found');
    if (entry.state !== 'waiting' || left <= 0) {
      stop();
      return tellEntry(context, entry);
    }
    await changed;
  }
}

function tellEntry(context: BetContext, entry: StoredEntry) {
  const { refusal } = entry;
  if (refusal !== null) throw new Refusal(Object.hasOwn(declared, refusal) ? refusal : 'retry');
  const name = nameOfOperation({ betId: entry.id, number: 1 });
  return { entry: showEntry(entry), balance: context.balances.get(name) ?? null };
}
