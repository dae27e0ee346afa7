/** What contracts brought an agent, by day and kind. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { assertRange, type DayRange } from '#domains/records/records.ts';

type Income = CallValue<(typeof billCalls)['GET /wps/agent/income']>;
type Row = { day: string; kind: ContractKind; kept: bigint; bills: number; billId: string | null };

/**
 * A bill counts on the last day of its period, with what stayed of it and what came later. Bills not
 * settled yet are left out. Refuses `need_agent`, `range_invalid`.
 */
export async function readIncome(
  { database }: Context,
  actor: MemberActor,
  range: DayRange,
): Promise<Income> {
  assertAgent(actor);
  assertRange(range);
  const { currency } = actor;
  const { rows } = await database.query<Row>(
    `SELECT last_day::text AS day, kind,
            sum(from_platform + from_upline_bill + from_upline_wallet + from_debt - paid_from_bill)
              ::bigint AS kept,
            count(*)::int AS bills,
            CASE WHEN count(*) = 1 THEN min(public_id::text) END AS "billId"
       FROM contract_bills
      WHERE agent_id = $1 AND last_day BETWEEN $2 AND $3 AND settled_at IS NOT NULL
        AND currency = $4 AND state <> 'rejected'
      GROUP BY last_day, kind ORDER BY last_day DESC, kind`,
    [actor.memberId, range.from, range.to, currency],
  );
  const sumOf = (some: readonly Row[]) =>
    toDecimal(
      some.reduce((sum, { kept }) => sum + kept, 0n),
      currency,
    );
  return {
    currency,
    total: sumOf(rows),
    kinds: [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => ({
      kind,
      kept: sumOf(some),
      bills: some.reduce((count, { bills }) => count + bills, 0),
    })),
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, some]) => ({
      day,
      kept: sumOf(some),
      kinds: some.map(({ kind, kept, bills, billId }) => ({
        kind,
        kept: toDecimal(kept, currency),
        bills,
        billId,
      })),
    })),
  };
}
