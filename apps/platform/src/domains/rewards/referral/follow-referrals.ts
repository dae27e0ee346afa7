/** Follows friends who may still earn: what they paid and played, and the awards of both sides. */
import { referralRules } from '@bahati/contract/programme-terms.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { type BrandDay, readBrandDay } from '#domains/rewards/programmes/programmes.ts';
import type { Referral } from './referral-row.ts';
import { rewardFriend, rewardSponsor } from './reward-referral.ts';

const batchSize = 200;
/** A friend is looked at once in so many seconds. */
const restSeconds = 50;
/** What is open so long after the friend's time is over ends. */
const graceDays = 60;
/** Play is counted some time after it happened. */
const countingMinutes = 10;

/** Killed between two friends it goes on with the next one. */
export async function followReferrals(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database, config } = context;
  const day = await readBrandDay(database, config.BRAND);
  while (!leaving?.aborted) {
    const { rows } = await database.query<{ id: bigint }>(
      `SELECT id FROM referrals WHERE state IN ('joined', 'deposited', 'qualified')
          AND looked_at < now() - make_interval(secs => $1) ORDER BY looked_at LIMIT $2`,
      [restSeconds, batchSize],
    );
    for (const { id } of rows) {
      await inTransaction(database, (transaction) => follow(context, transaction, day, id));
    }
    if (rows.length < batchSize) return;
  }
}

type Row = Referral & { from: string; until: string; isOver: boolean; isLate: boolean };

/** One step or several, as far as the friend has come. */
async function follow(
  context: Context,
  transaction: Transaction,
  day: BrandDay,
  id: bigint,
): Promise<void> {
  const row = await lockReferral(transaction, day, id);
  if (!row) return;
  const referral = { ...row, terms: referralRules.parse(row.terms) };
  let { state } = referral;
  if (state === 'joined' && (await noteDeposit(context, transaction, day, referral))) {
    state = 'deposited';
  }
  const turnover = await readTurnover(transaction, day, referral);
  const needed = parseDecimal(referral.terms.leastTurnover, day.currency);
  if (state === 'deposited' && turnover >= needed) state = 'qualified';
  const isRewarded =
    state === 'qualified' && (await rewardSponsor(context, transaction, day, referral));
  const isEnded = row.isLate || (row.isOver && state !== 'qualified');
  if (!isRewarded) {
    await transaction.query(
      `UPDATE referrals SET state = $2, turnover = $3, looked_at = now() WHERE id = $1`,
      [id, isEnded ? 'expired' : state, turnover],
    );
  } else {
    await transaction.query(
      `UPDATE referrals SET state = 'rewarded', turnover = $2, rewarded_at = now() WHERE id = $1`,
      [id, turnover],
    );
  }
}

async function lockReferral(
  transaction: Transaction,
  { timeZone }: BrandDay,
  id: bigint,
): Promise<Row | undefined> {
  const { rows } = await transaction.query<Row>(
    `SELECT id, sponsor_id AS "sponsorId", friend_id AS "friendId", terms, state,
            first_deposit AS "firstDeposit", (registered_at AT TIME ZONE $2)::date::text AS "from",
            (until AT TIME ZONE $2)::date::text AS until,
            now() > until + make_interval(mins => $3) AS "isOver",
            now() > until + make_interval(days => $4) AS "isLate"
       FROM (SELECT *, registered_at + make_interval(days => (terms ->> 'days')::int) AS until
               FROM referrals WHERE id = $1 FOR UPDATE SKIP LOCKED) r
      WHERE state IN ('joined', 'deposited', 'qualified')`,
    [id, timeZone, countingMinutes, graceDays],
  );
  return rows[0];
}

/** The first deposit that is large enough, in the friend's time. */
async function noteDeposit(
  context: Context,
  transaction: Transaction,
  day: BrandDay,
  referral: Referral,
): Promise<boolean> {
  const { rows } = await transaction.query<{ amount: bigint; at: Date }>(
    `SELECT t.amount, t.created_at AS at
       FROM accounts a JOIN member_payments p ON p.account_id = a.id AND p.code = $3
       JOIN transfers t ON t.id = p.transfer_id
       JOIN referrals r ON r.id = $5
      WHERE a.owner_id = $1 AND a.kind = 'cash' AND a.currency = $2 AND t.amount >= $4
        AND t.created_at <= r.registered_at + make_interval(days => $6)
      ORDER BY p.transfer_id LIMIT 1`,
    [
      referral.friendId,
      day.currency,
      transferCodes.deposit,
      parseDecimal(referral.terms.leastDeposit, day.currency),
      referral.id,
      referral.terms.days,
    ],
  );
  const [first] = rows;
  if (!first) return false;
  await transaction.query(
    'UPDATE referrals SET first_deposit = $2, first_deposit_at = $3 WHERE id = $1',
    [referral.id, first.amount, first.at],
  );
  await rewardFriend(context, transaction, day, { ...referral, firstDeposit: first.amount });
  return true;
}

async function readTurnover(
  transaction: Transaction,
  { currency }: BrandDay,
  { friendId, from, until }: Pick<Row, 'friendId' | 'from' | 'until'>,
): Promise<bigint> {
  const { rows } = await transaction.query<{ turnover: bigint }>(
    `SELECT coalesce(sum(valid_bet), 0)::bigint AS turnover FROM member_days
      WHERE member_id = $1 AND currency = $2 AND day BETWEEN $3 AND $4`,
    [friendId, currency, from, until],
  );
  return rows[0]?.turnover ?? 0n;
}
