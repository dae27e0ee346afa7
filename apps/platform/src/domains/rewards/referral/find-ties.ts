/** What speaks for sponsor and friend being one person: such awards wait for staff. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { HoldReason } from '#domains/rewards/awards/awards.ts';

/** Of each the newest so many are compared. */
const mostSessions = 30;
const mostOthers = 10;

const latest = (member: string, columns: string, table: string, most: number) =>
  `(SELECT ${columns} FROM ${table} WHERE member_id = ${member} ORDER BY id DESC LIMIT ${most})`;

const shared = (columns: string, table: string, most: number, condition: string) =>
  `EXISTS (SELECT FROM ${latest('$1', columns, table, most)} one
             JOIN ${latest('$2', columns, table, most)} other ON ${condition})`;

const ties = {
  same_device: shared(
    'device_hash',
    'sessions',
    mostSessions,
    'other.device_hash = one.device_hash',
  ),
  same_payout: shared('number', 'payout_accounts', mostOthers, 'other.number = one.number'),
  same_document: shared(
    'document_type, number',
    'kyc_cases',
    mostOthers,
    'other.document_type = one.document_type AND other.number = one.number',
  ),
  // The machine itself is nobody's address.
  same_network: `EXISTS (SELECT FROM members one JOIN members other
      ON other.id = $2 AND other.registered_ip = one.registered_ip
      WHERE one.id = $1 AND one.registered_ip NOT IN ('127.0.0.1', '::1'))`,
  same_person: `EXISTS (SELECT FROM duplicate_pairs WHERE state = 'same'
      AND first_id = least($1::bigint, $2) AND second_id = greatest($1::bigint, $2))`,
} as const;

const columns = Object.entries(ties).map(([code, sql]) => `${sql} AS ${code}`);

/** None where staff found them to be two people. */
export async function findTies(
  transaction: Transaction,
  sponsorId: bigint,
  friendId: bigint,
): Promise<HoldReason[]> {
  const { rows } = await transaction.query<Record<keyof typeof ties, boolean>>(
    `SELECT ${columns.join(', ')} WHERE NOT EXISTS (
       SELECT FROM duplicate_pairs WHERE state = 'different'
          AND first_id = least($1::bigint, $2) AND second_id = greatest($1::bigint, $2))`,
    [sponsorId, friendId],
  );
  return Object.entries(rows[0] ?? {}).flatMap(([code, stands]) => (stands ? [{ code }] : []));
}
