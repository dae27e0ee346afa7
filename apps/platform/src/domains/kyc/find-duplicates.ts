/**
 * Looks through what is new since the last time for what another account has too. It may run at
 * any time and as often as one likes: a place is left behind only with what was found there.
 */
import type { DuplicateReason } from '@bahati/contract/back-office/members/duplicates.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { joinReasons, scoreOf } from './duplicates.rules.ts';

/** How many new rows of a source are looked at in one go. */
const batch = 500;

/**
 * How far back an address is looked through, and how many others one row may name. Where more
 * share a browser it is a public place, or a network that hides its people behind one address.
 */
const most = { atAddress: 200, others: 10 };

/** What was begun before is committed by then, so that no lower id comes later. */
const settledAfter = `now() - interval '1 minute'`;

type Found = { memberId: bigint; otherId: bigint; reason: DuplicateReason };
type Source = { name: string; newRows: string; find: string };

const sources: readonly Source[] = [
  {
    name: 'sessions',
    newRows: `SELECT id FROM sessions WHERE id > $1 AND created_at < ${settledAfter}`,
    find: `
      WITH near AS (
        SELECT fresh.id, fresh.member_id, there.member_id AS other_id,
               bool_or(there.user_agent = fresh.user_agent) AS is_same_browser
          FROM sessions fresh
         CROSS JOIN LATERAL (
           SELECT member_id, user_agent FROM sessions
            WHERE ip = fresh.ip AND id < fresh.id ORDER BY id DESC LIMIT ${most.atAddress}) there
         WHERE fresh.id = ANY($1::bigint[]) AND fresh.ip NOT IN ('127.0.0.1', '::1')
           AND there.member_id <> fresh.member_id
         GROUP BY fresh.id, fresh.member_id, there.member_id),
      crowd AS (
        SELECT id, count(*) FILTER (WHERE is_same_browser) AS browsers FROM near GROUP BY id)
      SELECT DISTINCT member_id AS "memberId", other_id AS "otherId",
             unnest(array_remove(ARRAY[
               CASE WHEN is_same_browser AND browsers <= ${most.others} THEN 'browser' END,
               CASE WHEN own_name.letters <> '' AND own_name.letters = their_name.letters
                    THEN 'address_and_name' END], NULL)) AS reason
        FROM near JOIN crowd USING (id)
        LEFT JOIN LATERAL (${lettersOf('near.member_id')}) own_name ON true
        LEFT JOIN LATERAL (${lettersOf('near.other_id')}) their_name ON true`,
  },
  {
    name: 'payout_accounts',
    newRows: `SELECT id FROM payout_accounts WHERE id > $1 AND added_at < ${settledAfter}`,
    find: `
      SELECT fresh.member_id AS "memberId", other.member_id AS "otherId", 'payout' AS reason
        FROM payout_accounts fresh
       CROSS JOIN LATERAL (
         SELECT DISTINCT member_id FROM payout_accounts same
          WHERE same.number = fresh.number AND same.kind = fresh.kind
            AND same.bank_code IS NOT DISTINCT FROM fresh.bank_code
            AND same.member_id <> fresh.member_id LIMIT ${most.others}) other
       WHERE fresh.id = ANY($1::bigint[])`,
  },
  {
    name: 'kyc_cases',
    newRows: `SELECT id FROM kyc_cases WHERE id > $1 AND sent_at < ${settledAfter}`,
    find: `
      SELECT fresh.member_id AS "memberId", other.member_id AS "otherId", 'document' AS reason
        FROM kyc_cases fresh
       CROSS JOIN LATERAL (
         SELECT DISTINCT member_id FROM kyc_cases same
          WHERE same.document_type = fresh.document_type AND same.number = fresh.number
            AND same.member_id <> fresh.member_id LIMIT ${most.others}) other
       WHERE fresh.id = ANY($1::bigint[])`,
  },
];

/** A real name by its letters alone. */
function lettersOf(memberId: string): string {
  return `SELECT lower(regexp_replace(value, '[^[:alpha:]]', '', 'g')) AS letters
            FROM member_details WHERE member_id = ${memberId} AND field = 'payeeName'`;
}

/** One batch of each source. Answers how many pairs were found or found out more about. */
export async function findDuplicates({ database }: Pick<Context, 'database'>): Promise<number> {
  let count = 0;
  for (const source of sources) {
    count += await inTransaction(database, (transaction) => scan(transaction, source));
  }
  return count;
}

async function scan(transaction: Transaction, { name, newRows, find }: Source): Promise<number> {
  // One process at a time: a second one waits, and goes on where the first one left.
  const { rows: places } = await transaction.query<{ lastId: bigint }>(
    'SELECT last_id AS "lastId" FROM duplicate_scans WHERE source = $1 FOR UPDATE',
    [name],
  );
  const { rows: fresh } = await transaction.query<{ id: bigint }>(
    `${newRows} ORDER BY id LIMIT ${batch}`,
    [places[0]?.lastId ?? 0n],
  );
  const ids = fresh.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return 0;
  const { rows: found } = await transaction.query<Found>(find, [ids]);
  let kept = 0;
  for (const pair of found) kept += await keep(transaction, pair);
  await transaction.query('UPDATE duplicate_scans SET last_id = $2 WHERE source = $1', [
    name,
    last,
  ]);
  return kept;
}

type Known = { id: bigint; state: string; reasons: DuplicateReason[] };

async function keep(
  transaction: Transaction,
  { memberId, otherId, reason }: Found,
): Promise<number> {
  const [first, second] = memberId < otherId ? [memberId, otherId] : [otherId, memberId];
  const { rows } = await transaction.query<Known>(
    `SELECT id, state, reasons FROM duplicate_pairs WHERE first_id = $1 AND second_id = $2`,
    [first, second],
  );
  const known = rows[0];
  if (known && (known.state !== 'open' || known.reasons.includes(reason))) return 0;
  const reasons = joinReasons(known?.reasons ?? [], [reason]);
  // Trial members are everybody's, and who has left has no second account.
  const { rowCount } = await transaction.query(
    `INSERT INTO duplicate_pairs (first_id, second_id, reasons, score)
     SELECT $1, $2, $3, $4
      WHERE (SELECT count(*) FROM members
              WHERE id IN ($1, $2) AND type <> 4 AND status <> 'closed') = 2
     ON CONFLICT (first_id, second_id) DO UPDATE
       SET reasons = excluded.reasons, score = excluded.score
       WHERE duplicate_pairs.state = 'open'`,
    [first, second, reasons, scoreOf(reasons)],
  );
  return rowCount ?? 0;
}
