/**
 * Points for play and deposits: sealed transfers are looked at once, in order of id, behind a place of
 * its own that is written with the points. Killed at any moment it goes on where it was; of several
 * processes one looks at a time.
 *
 * A voided stake and a deposit that went back take points back, at the rates of the day they had counted
 * on, down to a balance of nothing; what is missing is set against what is earned next.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { trialType } from '#domains/members/members.ts';
import {
  batchSizes,
  countingSettings,
  legsOfMovedWith,
  nextBatch,
} from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { countedZone } from '#domains/records/records.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  codeList,
  settledStakeCodes,
  undoneStakeCodes,
  transferCodes as codes,
} from '#domains/wallet/ledger/ledger.ts';
import { lockPoints } from '#domains/wallet/wallet.ts';
import type { Context } from '#platform/context.ts';
import { partsOfPoint, settleParts } from './earned-parts.rules.ts';

/** Looks at all that is sealed; breaks off between two batches when the process is leaving. */
export async function earnPointsOfPlay(context: Context, leaving?: AbortSignal): Promise<void> {
  const timeZone = await countedZone(context, context.database);
  while (!leaving?.aborted && (await earnOnce(context, timeZone)));
}

/** One batch; false: there is nothing to do. */
async function earnOnce({ database, config }: Context, timeZone: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction.query(countingSettings);
    await transaction.query(
      'INSERT INTO point_progress (last_transfer_id) VALUES (0) ON CONFLICT DO NOTHING',
    );
    const { rows } = await transaction.query<{ after: bigint }>(
      'SELECT last_transfer_id AS after FROM point_progress FOR UPDATE SKIP LOCKED',
    );
    const after = rows[0]?.after;
    if (after === undefined) return false;
    const batch = await nextBatch(transaction, after, batchSizes.job);
    if (!batch) return false;
    // A brand without points gives none later for what was played meanwhile.
    const { flags } = await readBrand(transaction, config.BRAND);
    if (flags.points) await give(transaction, batch.last, [after, batch.last, timeZone]);
    await transaction.query('UPDATE point_progress SET last_transfer_id = $1', [batch.last]);
    return true;
  });
}

type Parts = { memberId: bigint; bet: bigint; deposit: bigint };
type Given = { memberId: bigint; kind: 'bet' | 'deposit'; points: bigint };

async function give(
  transaction: Transaction,
  last: bigint,
  bounds: readonly unknown[],
): Promise<void> {
  const { rows: earned } = await transaction.query<Parts>(addParts, [...bounds]);
  const due = earned.filter(({ bet, deposit }) => isWhole(bet) || isWhole(deposit));
  if (due.length === 0) return;
  const locked = await lockPoints(
    transaction,
    due.map(({ memberId }) => memberId),
  );
  const given: Given[] = [];
  const left = due.map(({ memberId, bet, deposit }) => {
    const balance = locked.balance(memberId);
    const ofBets = settleParts(bet, balance);
    const ofDeposits = settleParts(deposit, balance + ofBets.points);
    given.push({ memberId, kind: 'bet', points: ofBets.points });
    given.push({ memberId, kind: 'deposit', points: ofDeposits.points });
    return { memberId, bet: ofBets.left, deposit: ofDeposits.left };
  });
  const moved = given.filter(({ points }) => points !== 0n);
  for (const entry of await writeEntries(transaction, moved, last)) {
    locked.plan({ ownerId: entry.memberId, points: entry.points, entryId: entry.id });
  }
  await locked.write();
  await keepParts(transaction, left);
}

const isWhole = (parts: bigint): boolean => parts >= partsOfPoint || parts <= -partsOfPoint;

/** The order of the rows is that of the bets, then deposits, which balances were reckoned by. */
async function writeEntries(
  transaction: Transaction,
  given: readonly Given[],
  last: bigint,
): Promise<{ id: bigint; memberId: bigint; points: bigint }[]> {
  const { rows } = await transaction.query<{ id: bigint; memberId: bigint; points: bigint }>(
    `INSERT INTO points_entries (member_id, kind, points, reference)
     SELECT member_id, kind, points, $4
       FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS new (member_id, kind, points)
     RETURNING id, member_id AS "memberId", points`,
    [
      given.map(({ memberId }) => memberId),
      given.map(({ kind }) => kind),
      given.map(({ points }) => points),
      last.toString(),
    ],
  );
  return rows;
}

async function keepParts(transaction: Transaction, left: readonly Parts[]): Promise<void> {
  await transaction.query(
    `UPDATE point_parts SET bet = new.bet, deposit = new.deposit
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS new (member_id, bet, deposit)
      WHERE point_parts.member_id = new.member_id`,
    [
      left.map(({ memberId }) => memberId),
      left.map(({ bet }) => bet),
      left.map(({ deposit }) => deposit),
    ],
  );
}

const [staked, undone] = [settledStakeCodes.join(', '), undoneStakeCodes.join(', ')];
const deposits = codeList('deposit', 'deposit_reversed');

/** The day an undone stake had counted on: as its round closed last, or at once with it. */
const dayOfStake = `(
  SELECT (s.created_at AT TIME ZONE $3)::date FROM (
    SELECT id FROM provider_transactions WHERE id = legs.round_id UNION ALL
    SELECT id FROM provider_transactions WHERE round_id = legs.round_id AND round_id <> id) p
    JOIN transfers s ON s.reference = p.id AND s.code IN (${codeList('stake_settled', 'stake')})
   WHERE s.id < legs.id AND (s.code = ${codes.stake_settled} OR p.id = legs.reference)
   ORDER BY s.code DESC, s.id DESC LIMIT 1)`;

const dayOfDeposit = `(
  SELECT (s.created_at AT TIME ZONE $3)::date FROM transfers s
   WHERE s.code = ${codes.deposit} AND s.reference = legs.reference)`;

/** Adds what transfers after $1 up to $2 earn to the parts of their members, and answers those. */
const addParts = `
  WITH moved AS (
    SELECT id, debit_account_id, credit_account_id, amount, valid_amount, code, reference,
           (created_at AT TIME ZONE $3)::date AS day
      FROM transfers WHERE id > $1 AND id <= $2 AND code IN (${staked}, ${deposits})),
  legs AS (${legsOfMovedWith(', t.id, t.reference, p.round_id')}),
  dated AS (
    SELECT legs.*, coalesce(CASE WHEN code IN (${undone}) THEN ${dayOfStake}
                                 WHEN code = ${codes.deposit_reversed} THEN ${dayOfDeposit} END,
                            day) AS counted
      FROM legs)
  INSERT INTO point_parts AS known (member_id, bet, deposit)
  SELECT dated.member_id,
         sum(CASE WHEN code IN (${staked})
                  THEN -sign * valid * coalesce((rules.rates ->> product)::bigint, 0) ELSE 0 END)::bigint,
         sum(CASE WHEN code IN (${deposits}) THEN sign * amount * rules.deposit_bps ELSE 0 END)::bigint
    FROM dated
    JOIN members m ON m.id = dated.member_id AND m.type <> ${trialType}
         AND m.currency = dated.currency
    JOIN LATERAL (SELECT rates, deposit_bps FROM point_rules WHERE valid_from <= dated.counted
                   ORDER BY valid_from DESC LIMIT 1) rules ON true
   GROUP BY dated.member_id ORDER BY dated.member_id
  ON CONFLICT (member_id) DO UPDATE
     SET bet = known.bet + excluded.bet, deposit = known.deposit + excluded.deposit
  RETURNING member_id AS "memberId", bet, deposit`;
