/** What each quarter of an hour brought on the days a dashboard shows. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { trialType } from '#domains/members/members.ts';
import { payoutCodes, settledStakeCodes } from '#domains/wallet/ledger/ledger.ts';
import { isMembers } from '#domains/records/reports/reports.ts';

/** What a figure gained in the quarter of an hour that begins with `slice`. */
export type Gain = { name: string; slice: Date; gain: bigint };

/** Three days, each with the instant it begins: this one, the one before, a week before. */
export type Days = { today: Date; yesterday: Date; lastWeek: Date };

/**
 * Each flow between a member and the operator adds to the figures its code stands in, signed as the
 * house sees it. Taxes leave members' money, so only one the operator pays itself lessens its net.
 */
export const moneyOfCodes: readonly (readonly [
  name: string,
  codes: readonly number[],
  sign: 1 | -1,
])[] = [
  ['deposits', [20, 25], -1],
  ['withdrawals', [22, 28], 1],
  ['turnover', settledStakeCodes, 1],
  ['valid_bet', settledStakeCodes, 1],
  ['ggr', [...settledStakeCodes, ...payoutCodes, 33], 1],
  ['ngr', [...settledStakeCodes, ...payoutCodes, 6, 33, 41], 1],
];

const ownTax = -1;

/** Day by day by the index on time: some hundred rows each. */
const onDays = (column: string) =>
  ['$1', '$2', '$3']
    .map(
      (start) => `(${column} >= ${start}::timestamptz
        AND ${column} < ${start}::timestamptz + interval '1 day')`,
    )
    .join(' OR ');

type FlowRow = { slice: Date; code: number; net: bigint; validNet: bigint };

const netOf = (amount: string) =>
  `sum(CASE WHEN is_debited OR debit_kind <> 'tax_payable' AND NOT is_credited
            THEN ${amount} ELSE -${amount} END)::bigint`;

export async function readMoneyGains(
  database: Database,
  { today, yesterday, lastWeek }: Days,
  currency: Currency,
): Promise<Gain[]> {
  const { rows } = await database.query<FlowRow>(
    `SELECT slice, CASE WHEN is_debited <> is_credited THEN code ELSE ${ownTax} END AS code,
            ${netOf('amount')} AS net, ${netOf('valid_amount')} AS "validNet"
       FROM (SELECT *, ${isMembers('debit_kind')} AS is_debited,
                    ${isMembers('credit_kind')} AS is_credited FROM flow_slices
              WHERE currency = $4 AND (${onDays('slice')})) flows
      WHERE is_debited <> is_credited
         OR (NOT is_debited AND 'tax_payable' IN (debit_kind, credit_kind))
      GROUP BY 1, 2`,
    [today, yesterday, lastWeek, currency],
  );
  return rows.flatMap(({ slice, code, net, validNet }) => {
    if (code === ownTax) return [{ name: 'ngr', slice, gain: -net }];
    return moneyOfCodes
      .filter(([, codes]) => codes.includes(code))
      .map(([name, , sign]) => {
        const own = name === 'valid_bet' ? validNet : net;
        return { name, slice, gain: sign === 1 ? own : -own };
      });
  });
}

const sliceOf = (column: string) =>
  `date_bin('15 minutes', ${column}, '2000-01-01T00:00:00Z') AS slice, count(*) AS gain`;

export async function readPeopleGains(
  database: Database,
  { today, yesterday, lastWeek }: Days,
  currency: Currency,
  timeZone: string,
): Promise<Gain[]> {
  const { rows } = await database.query<Gain>(
    `SELECT 'active_members' AS name, ${sliceOf('since')} FROM active_days
      WHERE currency = $4
        AND day IN (SELECT (of AT TIME ZONE $5)::date FROM unnest(ARRAY[$1, $2, $3]::timestamptz[]) AS of)
      GROUP BY 2
      UNION ALL
     SELECT 'first_depositors', ${sliceOf('first_deposit_at')} FROM member_firsts
      WHERE currency = $4 AND (${onDays('first_deposit_at')}) GROUP BY 2
      UNION ALL
     SELECT 'registrations', ${sliceOf('registered_at')} FROM members
      WHERE currency = $4 AND type <> ${trialType} AND (${onDays('registered_at')}) GROUP BY 2`,
    [today, yesterday, lastWeek, currency, timeZone],
  );
  return rows;
}
