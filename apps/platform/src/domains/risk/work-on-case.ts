/** What staff do with a case: take it, write about it, let withdrawals wait, and decide it. */
import type { AmlCase } from '@bahati/contract/back-office/risk/aml.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { letWithdrawalsGo, makeWithdrawalsWait } from '#domains/cashier/withdrawal-waits.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { type CaseRow, findCase, lockCase } from './aml-cases.ts';
import { activeStates } from './risk.ts';

type Asked = { caseId: string; ip: string };
type AskedWhy = Asked & { reason: string };

/** Again by the same person it changes nothing. Refuses `not_found`, `case_closed`. */
export async function takeCase(
  { database }: Context,
  staff: StaffActor,
  { caseId, ip }: Asked,
): Promise<CaseRow> {
  return inTransaction(database, async (transaction) => {
    const before = await lockActive(transaction, caseId);
    const state = before.state === 'open' ? 'in_review' : before.state;
    if (before.assignedTo === staff.username && state === before.state) return before;
    await transaction.query('UPDATE aml_cases SET state = $2, assigned_to = $3 WHERE id = $1', [
      before.rowId,
      state,
      staff.username,
    ]);
    await note(transaction, 'taken', staff, { caseId, ip }, before, {
      state,
      assignedTo: staff.username,
    });
    return findCase(transaction, caseId);
  });
}

/** Refuses `not_found`, `case_closed`, `request_conflict` for the same clientId with other words. */
export async function writeCaseNote(
  { database }: Context,
  staff: StaffActor,
  { caseId, ip, clientId, text }: Asked & { clientId: string; text: string },
): Promise<CaseRow> {
  return inTransaction(database, async (transaction) => {
    const row = await lockActive(transaction, caseId);
    const earlier = await transaction.query<{ staff: string; text: string }>(
      'SELECT staff, text FROM aml_case_notes WHERE case_id = $1 AND client_id = $2',
      [row.rowId, clientId],
    );
    const [same] = earlier.rows;
    if (same) {
      if (same.staff !== staff.username || same.text !== text)
        throw new Refusal('request_conflict');
      return row;
    }
    await transaction.query(
      `WITH counted AS (
         UPDATE aml_cases SET note_count = note_count + 1 WHERE id = $1 RETURNING note_count)
       INSERT INTO aml_case_notes (case_id, seq, staff, client_id, text)
       SELECT $1, note_count, $2, $3, $4 FROM counted`,
      [row.rowId, staff.username, clientId, text],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'aml_case.noted',
      subject: `aml_case:${caseId}`,
      after: { text },
      ip,
    });
    return row;
  });
}

/** Refuses `not_found`, `case_closed`. */
export async function holdOrRelease(
  { database }: Context,
  staff: StaffActor,
  { caseId, ip, reason, isOn }: AskedWhy & { isOn: boolean },
): Promise<CaseRow> {
  return inTransaction(database, async (transaction) => {
    const before = await lockActive(transaction, caseId);
    if (before.holdsWithdrawals === isOn) return before;
    await transaction.query(
      'UPDATE aml_cases SET holds_withdrawals = $2, was_released = NOT $2 WHERE id = $1',
      [before.rowId, isOn],
    );
    if (isOn) await makeWithdrawalsWait(transaction, before.memberId);
    else await letWithdrawalsGo(transaction, before.memberId);
    const action = isOn ? 'withdrawals_held' : 'withdrawals_released';
    await note(transaction, action, staff, { caseId, ip, reason }, before, {
      holdsWithdrawals: isOn,
    });
    return findCase(transaction, caseId);
  });
}

/** Refuses `not_found`, `case_closed`. */
export async function escalateCase(
  { database }: Context,
  staff: StaffActor,
  { caseId, ip, reason }: AskedWhy,
): Promise<CaseRow> {
  return inTransaction(database, async (transaction) => {
    const before = await lockActive(transaction, caseId);
    if (before.state === 'escalated') return before;
    // Whoever takes it next is another.
    await transaction.query(
      `UPDATE aml_cases SET state = 'escalated', assigned_to = NULL WHERE id = $1`,
      [before.rowId],
    );
    await note(transaction, 'escalated', staff, { caseId, ip, reason }, before, {
      state: 'escalated',
      assignedTo: null,
    });
    return findCase(transaction, caseId);
  });
}

/** Refuses `not_found`, `case_closed`. */
export async function clearCase(
  { database }: Context,
  staff: StaffActor,
  { caseId, ip, reason }: AskedWhy,
): Promise<CaseRow> {
  return inTransaction(database, async (transaction) => {
    const before = await lockActive(transaction, caseId);
    await closeCase(transaction, before, { state: 'cleared', by: staff.username, reason });
    await note(transaction, 'cleared', staff, { caseId, ip, reason }, before, {
      state: 'cleared',
      holdsWithdrawals: false,
    });
    return findCase(transaction, caseId);
  });
}

/** Ends a case the caller has locked; what waited for it waits no longer. */
export async function closeCase(
  transaction: Transaction,
  { rowId, memberId }: CaseRow,
  { state, by, reason }: { state: AmlCase['state']; by: string; reason: string },
): Promise<void> {
  await transaction.query(
    `UPDATE aml_cases SET state = $2, decided_by = $3, decision_reason = $4, decided_at = now(),
            holds_withdrawals = false
      WHERE id = $1`,
    [rowId, state, by, reason],
  );
  await letWithdrawalsGo(transaction, memberId);
}

/** Refuses `not_found`, `case_closed`. */
export async function lockActive(transaction: Transaction, caseId: string): Promise<CaseRow> {
  const row = await lockCase(transaction, caseId);
  if (!activeStates.includes(row.state)) throw new Refusal('case_closed');
  return row;
}

async function note(
  transaction: Transaction,
  action: string,
  staff: StaffActor,
  { caseId, ip, reason }: Asked & { reason?: string },
  before: CaseRow,
  after: Partial<CaseRow>,
): Promise<void> {
  const was = Object.keys(after).map((key) => [key, before[key as keyof CaseRow]]);
  await recordAudit(transaction, {
    actor: staff.username,
    action: `aml_case.${action}`,
    subject: `aml_case:${caseId}`,
    ...(reason ? { reason } : {}),
    before: Object.fromEntries(was) as Record<string, unknown>,
    after: { member: before.memberId.toString(), ...after },
    ip,
  });
}
