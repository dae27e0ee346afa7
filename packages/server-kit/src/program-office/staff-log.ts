/**
 * What staff did at a program, for good: a table of (staff_id, name, what, subject, reason, detail),
 * `at` by itself.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { ProgramStaff } from './staff-sessions.ts';

export type StaffAct = { what: string; subject: string; reason: string; detail?: object };

export const staffLog =
  (table: string) =>
  async (
    database: Database | Transaction,
    { staffId, name }: Pick<ProgramStaff, 'staffId' | 'name'>,
    { what, subject, reason, detail = {} }: StaffAct,
  ): Promise<void> => {
    await database.query(
      `INSERT INTO ${table} (staff_id, name, what, subject, reason, detail)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [staffId, name, what, subject, reason, JSON.stringify(detail)],
    );
  };
