/**
 * Approval by more than one person. Whoever approves leaves a word with what he saw; when the
 * matter looks different to the next one, the words before count no longer and it starts anew.
 * A person has one word, however many sessions he works in.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { StaffActor } from '#platform/context.ts';

export type Approval = {
  subject: string;
  staffId: bigint;
  staff: string;
  /** As JSON text of what is decided on. */
  seen: string;
  givenAt: Date;
};

/** What is decided on, as it looks now: anything JSON can say. */
export type Seen = Readonly<Record<string, unknown>>;

const columns = `subject, staff_id AS "staffId", staff, seen, given_at AS "givenAt"`;

/**
 * Adds this person's word to a matter the caller has locked, and answers how many count now.
 * Refuses `second_person_needed` to who has given his already.
 */
export async function approve(
  transaction: Transaction,
  subject: string,
  staff: Pick<StaffActor, 'staffId' | 'username'>,
  seen: Seen,
): Promise<number> {
  const text = JSON.stringify(seen);
  await transaction.query(
    `UPDATE approvals SET dropped_at = now()
      WHERE subject = $1 AND dropped_at IS NULL AND seen <> $2`,
    [subject, text],
  );
  const { rowCount } = await transaction.query(
    `INSERT INTO approvals (subject, staff_id, staff, seen) VALUES ($1, $2, $3, $4)
     ON CONFLICT (subject, staff_id) WHERE dropped_at IS NULL DO NOTHING`,
    [subject, staff.staffId, staff.username, text],
  );
  if (rowCount === 0) throw new Refusal('second_person_needed');
  const { rows } = await transaction.query<{ given: number }>(
    'SELECT count(*)::int AS given FROM approvals WHERE subject = $1 AND dropped_at IS NULL',
    [subject],
  );
  return rows[0]?.given ?? 0;
}

/** The words that count, oldest first, by subject. */
export async function readApprovals(
  database: Database | Transaction,
  subjects: readonly string[],
): Promise<Map<string, Approval[]>> {
  const found = new Map<string, Approval[]>(subjects.map((subject) => [subject, []]));
  if (subjects.length === 0) return found;
  const { rows } = await database.query<Approval>(
    `SELECT ${columns} FROM approvals
      WHERE subject = ANY($1::text[]) AND dropped_at IS NULL ORDER BY id`,
    [subjects],
  );
  for (const row of rows) found.get(row.subject)?.push(row);
  return found;
}

/** As the wire tells them; whoever looks sees himself among them or not. */
export function approvalValues(approvals: readonly Approval[]) {
  return approvals.map(({ staff, givenAt }) => ({ staff, at: givenAt.toISOString() }));
}
