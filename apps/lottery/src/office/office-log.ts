/** What staff did at the lottery, for good. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Officer } from './office-session.ts';

export async function noteAct(
  database: Database | Transaction,
  { staffId, name }: Officer,
  act: { what: string; subject: string; reason: string; detail?: object },
): Promise<void> {
  await database.query(
    `INSERT INTO lottery.office_log (staff_id, name, what, subject, reason, detail)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [staffId, name, act.what, act.subject, act.reason, JSON.stringify(act.detail ?? {})],
  );
}
