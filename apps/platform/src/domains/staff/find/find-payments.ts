/** Deposits and withdrawals by what stands on them: our id, the rail's reference, a number. */
import type { FoundPayment } from '@bahati/contract/back-office/staff/find.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';

type Asked = { text: string; numbers: readonly string[]; limit: number };

type Row = {
  id: string;
  /** Orders them. */
  place: bigint;
  memberId: bigint;
  username: string;
  currency: Currency;
  amount: bigint;
  status: string;
  createdAt: Date;
  foundBy: FoundPayment['foundBy'];
};

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Receipts are capitals; whoever copies one by hand may not be. */
const ways = {
  deposit: {
    table: 'deposits',
    reference: `gateway_reference = $1`,
    receipt: `receipt IN ($1, upper($1))`,
    number: ['phone', 'payer'],
  },
  withdrawal: {
    table: 'withdrawals',
    reference: `gateway_reference = $1`,
    receipt: undefined,
    number: ['payout_number', 'payee'],
  },
} as const;

/** The latest of each way first; a payment that is found in two ways is told once. */
export async function findPayments(
  database: Database,
  kind: FoundPayment['kind'],
  { text, numbers, limit }: Asked,
): Promise<FoundPayment[]> {
  const { table, reference, receipt, number } = ways[kind];
  const [numberWay, numberColumn] = number;
  const isUuid = uuidForm.test(text.toLowerCase());
  const one = (foundBy: string, condition: string) =>
    `(SELECT id AS place, '${foundBy}' AS "foundBy" FROM ${table} WHERE ${condition}
       ORDER BY id DESC LIMIT ${limit})`;
  const parts = [
    one('reference', reference),
    ...(receipt ? [one('receipt', receipt)] : []),
    ...(isUuid ? [one('id', 'public_id = lower($1)::uuid')] : []),
    one(numberWay, `${numberColumn} = ANY($2::text[])`),
  ];
  const { rows } = await database.query<Row>(
    `SELECT found.* FROM (
       SELECT DISTINCT ON (p.id) p.public_id AS id, p.id AS place, p.member_id AS "memberId", username, p.currency,
              amount, p.status, p.created_at AS "createdAt", "foundBy"
         FROM (${parts.join(' UNION ALL ')}) ways JOIN ${table} p ON p.id = ways.place
         JOIN credentials ON credentials.member_id = p.member_id
        ORDER BY p.id) found
      ORDER BY place DESC LIMIT ${limit}`,
    [text, numbers],
  );
  return rows.map((row) => ({
    kind,
    id: row.id,
    memberId: row.memberId.toString(),
    username: row.username,
    currency: row.currency,
    amount: toDecimal(row.amount, row.currency),
    status: row.status,
    at: row.createdAt.toISOString(),
    foundBy: row.foundBy,
  }));
}
