/**
 * Late changes: stakes and wins of settled rounds that were voided, or settled anew. The books have the void on the day
 * it happened; teams have it on the day of the play, so that a period that was billed by then gets an
 * adjustment line and no other period is charged for it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { codeList, undoneStakeCodes } from '#domains/wallet/ledger/ledger.ts';

type Bounds = { after: bigint; upTo: bigint; timeZone: string };

/**
 * Notes the late changes among the transfers between two ids, and answers the days they touch, also
 * of those a fold noted that did not come to its end. A returned stake is joined with the transfer that had settled it last, a win taken back with the win, and what a slip had paid with its last payout.
 */
export async function findLateChanges(
  transaction: Transaction,
  { after, upTo, timeZone }: Bounds,
): Promise<string[]> {
  const { rows } = await transaction.query<{ day: string }>(
    `WITH voided AS (
       SELECT t.id, t.amount, coalesce(t.valid_amount, t.amount) AS valid, t.created_at AS at,
              t.code IN (${undoneStakeCodes.join(', ')}) AS is_stake,
              t.code,
              p.id AS operation_id, p.member_id, p.currency, p.round_id
         FROM transfers t JOIN provider_transactions p ON p.id = t.reference
        WHERE t.id > $1 AND t.id <= $2
          AND t.code IN (${undoneStakeCodes.join(', ')},
            ${codeList('payout_taken_back', 'payout_returned')})),
     dated AS (
       SELECT voided.*, CASE WHEN is_stake THEN (
           SELECT max(was.created_at)
             FROM provider_transactions p JOIN transfers was ON was.reference = p.id
            WHERE (p.id = voided.round_id OR p.round_id = voided.round_id AND p.round_id <> p.id)
              AND was.id < voided.id AND was.code IN (${codeList('stake_settled', 'stake')}))
         WHEN code = ${codeList('payout_returned')} THEN (
           SELECT max(was.created_at)
             FROM provider_transactions p JOIN transfers was ON was.reference = p.id
            WHERE p.round_id = voided.round_id AND p.round_id <> p.id
              AND was.id < voided.id AND was.code = ${codeList('payout')})
         ELSE (
           SELECT was.created_at FROM transfers was
            WHERE was.reference = voided.operation_id AND was.code = ${codeList('payout')})
         END AS counted_at
         FROM voided),
     noted AS (
       INSERT INTO late_changes (transfer_id, member_id, currency, round_id, on_day, of_day,
         of_instant, turnover, valid_turnover, payout)
       SELECT id, member_id, currency, round_id, (at AT TIME ZONE $3)::date,
              (counted_at AT TIME ZONE $3)::date, counted_at,
              CASE WHEN is_stake THEN amount ELSE 0 END, CASE WHEN is_stake THEN valid ELSE 0 END,
              CASE WHEN is_stake THEN 0 ELSE amount END
         FROM dated WHERE counted_at IS NOT NULL
       ON CONFLICT (transfer_id) DO NOTHING
       RETURNING on_day, of_day)
     SELECT DISTINCT day::text
       FROM (SELECT on_day, of_day FROM noted
             UNION ALL
             SELECT on_day, of_day FROM late_changes WHERE transfer_id > $1 AND transfer_id <= $2) all_of,
            unnest(ARRAY[on_day, of_day]) AS day`,
    [after, upTo, timeZone],
  );
  return rows.map(({ day }) => day);
}
