/** What members played and paid, of the days that records counted. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Play, Sums } from './level.rules.ts';

const sum = (figure: string, since: string) =>
  `coalesce(sum(${figure}) FILTER (WHERE ${since}), 0)::bigint`;

const windows = {
  ever: 'true',
  days30: 'd.day > $3::date - 30',
  days90: 'd.day > $3::date - 90',
  keep: 'd.day > $3::date - $4::int',
} as const;

const columns = Object.entries(windows)
  .flatMap(([name, since]) => [
    `${sum('d.valid_bet', since)} AS "${name}Turnover"`,
    `${sum('d.deposit', since)} AS "${name}Deposits"`,
  ])
  .join(', ');

type Row = { memberId: bigint } & Record<`${keyof Play}${'Turnover' | 'Deposits'}`, bigint>;

/** Since the day from which the play of each counts. */
export async function readPlay(
  database: Database | Transaction,
  memberIds: readonly bigint[],
  { currency, today, keepDays }: { currency: Currency; today: string; keepDays: number },
): Promise<Map<bigint, Play>> {
  const { rows } = await database.query<Row>(
    `SELECT one.id AS "memberId", ${columns}
       FROM unnest($1::bigint[]) AS one (id)
       LEFT JOIN member_levels level ON level.member_id = one.id
       LEFT JOIN member_days d ON d.member_id = one.id AND d.currency = $2
            AND d.day >= coalesce(level.counted_from, '-infinity')
      GROUP BY one.id`,
    [memberIds, currency, today, keepDays],
  );
  return new Map(rows.map((row) => [row.memberId, playOf(row)]));
}

function playOf(row: Row): Play {
  const of = (name: keyof Play): Sums => ({
    turnover: row[`${name}Turnover`],
    deposits: row[`${name}Deposits`],
  });
  return { ever: of('ever'), days30: of('days30'), days90: of('days90'), keep: of('keep') };
}

/** Of these days, both included. */
export async function readSums(
  database: Database | Transaction,
  memberId: bigint,
  { currency, from, to }: { currency: Currency; from: string; to: string },
): Promise<Sums> {
  const { rows } = await database.query<Sums>(
    `SELECT coalesce(sum(valid_bet), 0)::bigint AS turnover,
            coalesce(sum(deposit), 0)::bigint AS deposits
       FROM member_days WHERE member_id = $1 AND currency = $2 AND day BETWEEN $3 AND $4`,
    [memberId, currency, from, to],
  );
  return rows[0] ?? { turnover: 0n, deposits: 0n };
}
