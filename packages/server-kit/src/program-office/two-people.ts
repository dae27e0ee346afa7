/**
 * What two people decide together at a program: one asks, with a reason and after seeing what it
 * comes to; another approves. What is approved is carried out in the same transaction. The program
 * keeps them in a table of its own: (id, decision, about, reason, state, asked_by, asked_name,
 * asked_at, answered_by, answered_name, answered_at).
 */
import type { OfficeAnswer, OfficeRequest } from '@bahati/contract/program-office.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { ProgramStaff } from './staff-sessions.ts';

/** Who decided: `name` is of both, for what is written down beside what they changed. */
export type DecidedBy = {
  name: string;
  reason: string;
  asked: string;
  approved: string;
  approvedId: string;
};

export type DecisionRules<D> = {
  table: string;
  /** What it is about, in words. Refuses `not_found` and `decision_not_possible`. */
  about: (decision: D) => Promise<string>;
  /** Carries it out. Refuses `decision_not_possible` where things have moved on. */
  apply: (transaction: Transaction, decision: D, by: DecidedBy) => Promise<void>;
};

type Row<D> = {
  rowId: bigint;
  decision: D;
  about: string;
  reason: string;
  state: OfficeRequest<D>['state'];
  askedBy: string;
  askedById: string;
  askedAt: Date;
  answeredBy: string | null;
  answeredAt: Date | null;
};

const columns = `d.id AS "rowId", d.decision, d.about, d.reason, d.state, d.asked_name AS "askedBy",
  d.asked_by AS "askedById", d.asked_at AS "askedAt", d.answered_name AS "answeredBy",
  d.answered_at AS "answeredAt"`;

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

const show =
  <D>({ staffId }: ProgramStaff) =>
  ({ rowId, askedById, askedAt, answeredAt, ...row }: Row<D>): OfficeRequest<D> => ({
    ...row,
    id: String(rowId),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isOwn: askedById === staffId,
  });

export type Decisions<D> = {
  /** Refuses as `about` does. */
  ask: (staff: ProgramStaff, wish: { decision: D; reason: string }) => Promise<OfficeRequest<D>>;
  /**
   * Refuses `not_found`, `decision_over`, `own_request`, `forbidden` to take back another's, and
   * `decision_not_possible` to approve what can no longer be carried out.
   */
  answer: (staff: ProgramStaff, id: string, answer: OfficeAnswer) => Promise<OfficeRequest<D>>;
  /** Newest first. */
  list: (
    staff: ProgramStaff,
    query: { state: 'waiting' | 'all'; cursor?: string | undefined; pageSize: number },
  ) => Promise<{ items: OfficeRequest<D>[]; nextCursor: string | null }>;
};

export function decisionsOf<D>(database: Database, rules: DecisionRules<D>): Decisions<D> {
  const { table } = rules;
  return {
    async ask(staff, { decision, reason }) {
      const about = await rules.about(decision);
      const { rows } = await database.query<Row<D>>(
        `INSERT INTO ${table} AS d (decision, about, reason, asked_by, asked_name)
         VALUES ($1, $2, $3, $4, $5) RETURNING ${columns}`,
        [JSON.stringify(decision), about, reason, staff.staffId, staff.name],
      );
      const [row] = rows;
      if (!row) throw new Refusal('retry');
      return show<D>(staff)(row);
    },
    answer: (staff, id, said) =>
      inTransaction(database, async (transaction) => {
        const asked = await lockWaiting<D>(transaction, table, id);
        const isOwn = asked.askedById === staff.staffId;
        if (said === 'approve' && isOwn) throw new Refusal('own_request');
        if (said === 'withdraw' && !isOwn) throw new Refusal('forbidden');
        if (said === 'approve') {
          await rules.apply(transaction, asked.decision, {
            name: `${asked.askedBy}, ${staff.name}`,
            reason: asked.reason,
            asked: asked.askedBy,
            approved: staff.name,
            approvedId: staff.staffId,
          });
        }
        const { rows } = await transaction.query<Row<D>>(
          `UPDATE ${table} d SET state = $2, answered_by = $3, answered_name = $4,
                  answered_at = now() WHERE d.id = $1 RETURNING ${columns}`,
          [id, states[said], staff.staffId, staff.name],
        );
        return show<D>(staff)(rows[0] ?? asked);
      }),
    async list(staff, { state, cursor, pageSize }) {
      const { rows } = await database.query<Row<D>>(
        `SELECT ${columns} FROM ${table} d
          WHERE ($1 = 'all' OR d.state = 'waiting') AND ($2::bigint IS NULL OR d.id < $2)
          ORDER BY d.id DESC LIMIT $3`,
        [state, readCursor(cursor), pageSize + 1],
      );
      return pageOf(rows, pageSize, show<D>(staff));
    },
  };
}

async function lockWaiting<D>(
  transaction: Transaction,
  table: string,
  id: string,
): Promise<Row<D>> {
  const { rows } = await transaction.query<Row<D>>(
    `SELECT ${columns} FROM ${table} d WHERE d.id = $1 FOR UPDATE`,
    [id],
  );
  const [asked] = rows;
  if (!asked) throw new Refusal('not_found');
  if (asked.state !== 'waiting') throw new Refusal('decision_over');
  return asked;
}
