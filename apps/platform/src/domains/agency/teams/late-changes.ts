/**
 * Late changes: stakes and wins of rounds that were voided on a later day than they counted on. The
 * books have them on the day of the void; teams have them on the day of the play, so that a period
 * that was billed by then gets an adjustment line and another period is not charged for it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { codeList } from '#domains/wallet/ledger/ledger.ts';

type Bounds = { after: bigint; upTo: bigint; timeZone: string };

/**
 * Notes the late changes among the transfers between two ids, and answers the days they touch. A
 * returned stake is joined with the transfer that had settled it, a win taken back with the win.
 */
export async function findLateChanges(
  transaction: Transaction,
  { after, upTo, timeZone }: Bounds,
): Promise<string[]> {
  const { rows } = await transaction.query<{ day: string }>(
    `WITH voided AS (
       SELECT t.id, t.code, t.amount, coalesce(t.valid_amount, t.amount) AS valid,
              p.member_id, p.currency, p.round_id,
              (t.created_at AT TIME ZONE $3)::date AS on_day, p.id AS operation_id
         FROM transfers t JOIN provider_transactions p ON p.id = t.reference
        WHERE t.id > $1 AND t.id <= $2
          AND t.code IN (${codeList('settled_stake_returned', 'payout_taken_back')})),
     dated AS (
       SELECT voided.*, (
         SELECT min((was.created_at AT TIME ZONE $3)::date)
           FROM provider_transactions p JOIN transfers was ON was.reference = p.id
          WHERE p.id = voided.operation_id
            AND was.code IN (${codeList('payout')})
            AND voided.code = ${codeList('payout_taken_back')}) AS paid_on, (
         SELECT max((was.created_at AT TIME ZONE $3)::date)
           FROM provider_transactions p JOIN transfers was ON was.reference = p.id
          WHERE (p.round_id = voided.round_id AND p.round_id <> p.id OR p.id = voided.round_id)
            AND was.code IN (${codeList('stake_settled', 'stake')})
            AND voided.code = ${codeList('settled_stake_returned')}) AS settled_on
         FROM voided),
     noted AS (
       INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day,
         turnover, valid_turnover, payout)
       SELECT id, member_id, currency, round_id, on_day, coalesce(paid_on, settled_on),
              CASE WHEN paid_on IS NULL THEN amount ELSE 0 END,
              CASE WHEN paid_on IS NULL THEN valid ELSE 0 END,
              CASE WHEN paid_on IS NULL THEN 0 ELSE amount END
         FROM dated WHERE coalesce(paid_on, settled_on) < on_day
       ON CONFLICT (transfer_id) DO NOTHING
       RETURNING on_day, of_day)
     SELECT DISTINCT day::text FROM noted, unnest(ARRAY[on_day, of_day]) AS day`,
    [after, upTo, timeZone],
  );
  return rows.map(({ day }) => day);
}
