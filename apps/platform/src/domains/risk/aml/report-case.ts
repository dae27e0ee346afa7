/**
 * Reporting a case to the authority. One person writes it, another who saw the same files it: then
 * it gets its number, is kept whole as it was, and the case is closed.
 */
import type { AmlAlert, AmlCaseWhole, AmlReport } from '@bahati/contract/back-office/risk/aml.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { readPersonalInClear } from '#domains/members/profile/profile.ts';
import {
  askChange,
  type ChangeKind,
  lockChanges,
  readWaitingChange,
} from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { type CaseRow, findCase, lockCase, readAlerts } from './aml-cases.ts';
import { readPayments } from './member-payments.ts';
import { activeStates } from '#domains/risk/risk.ts';
import { closeCase, lockActive } from './work-on-case.ts';

const kindName = 'suspicious_report';
const wanted = z.strictObject({ narrative: z.string() });
const subjectOf = (caseId: string) => `aml_case:${caseId}`;

/** As it is kept: what was known of the member on the day it was filed. */
export type ReportContent = {
  brand: string;
  currency: string;
  member: { id: string; username: string; status: string; registeredAt: string };
  personal: { key: string; value: string; provider: string | null }[];
  /** Those of reports from before pairs were looked at have none. */
  alerts: (Omit<AmlAlert, 'pairs'> & Partial<Pick<AmlAlert, 'pairs'>>)[];
  payments: { kind: string; id: string; at: string; amount: string; party: string | null }[];
};

export const suspiciousReportKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: kindName,
  permission: 'aml.decide',
  wanted,
  async look(_, transaction, { subject }, lock) {
    const read = lock ? lockCase : findCase;
    const row = await read(transaction, caseOf(subject));
    if (!activeStates.includes(row.state)) throw new Refusal('cannot_apply');
    const alerts = await readAlerts(transaction, row);
    return {
      member: row.memberId.toString(),
      score: row.score,
      payments: alerts.map(({ rule, payments }) => `${rule}: ${payments.length}`).join(', '),
    };
  },
  async apply(context, transaction, { subject, reason, requestedBy, staff, ip, ...asked }) {
    const row = await lockCase(transaction, caseOf(subject));
    const content = await contentOf(context, transaction, row);
    const { rows } = await transaction.query<{ number: string }>(
      `INSERT INTO aml_reports (number, case_id, narrative, content, asked_by, filed_by)
       VALUES ('STR-' || to_char(now(), 'YYYY') || '-' ||
                 lpad(nextval('aml_report_numbers')::text, 6, '0'), $1, $2, $3, $4, $5)
       RETURNING number`,
      [row.rowId, asked.wanted.narrative, JSON.stringify(content), requestedBy, staff.username],
    );
    await closeCase(transaction, row, { state: 'reported', by: staff.username, reason });
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'aml_case.reported',
      subject,
      reason,
      before: { state: row.state },
      // What was put into the report in clear is named here and stands in no log.
      after: {
        state: 'reported',
        number: rows[0]?.number,
        member: row.memberId.toString(),
        revealed: content.personal.map(({ key }) => key),
      },
      ip,
    });
  },
};

type Asked = { caseId: string; narrative: string; reason: string; ip: string };

/** Refuses `not_found`, `case_closed`. */
export async function askToReport(
  context: Context,
  staff: StaffActor,
  { caseId, narrative, reason, ip }: Asked,
): Promise<CaseRow> {
  return inTransaction(context.database, async (transaction) => {
    const subject = subjectOf(caseId);
    await lockChanges(transaction, kindName, subject);
    await lockActive(transaction, caseId);
    const wish = { subject, wanted: { narrative }, reason, ip };
    await askChange(context, transaction, staff, suspiciousReportKind, wish);
    return findCase(transaction, caseId);
  });
}

function caseOf(subject: string): string {
  return subject.slice('aml_case:'.length);
}

async function contentOf(
  { config, now }: Context,
  transaction: Transaction,
  { memberId, currency, ...row }: CaseRow,
): Promise<ReportContent> {
  const people = await transaction.query<{ username: string; status: string; at: Date }>(
    `SELECT username, status, registered_at AS at
       FROM members JOIN credentials ON member_id = members.id WHERE members.id = $1`,
    [memberId],
  );
  const [person] = people.rows;
  if (!person) throw new Error(`The member ${memberId} of a case is not there.`);
  const personal = await readPersonalInClear(transaction, config.BRAND, memberId);
  const payments = await readPayments(transaction, memberId, now());
  return {
    brand: config.BRAND,
    currency,
    member: {
      id: memberId.toString(),
      username: person.username,
      status: person.status,
      registeredAt: person.at.toISOString(),
    },
    personal: personal.map(({ key, value, provider }) => ({ key, value, provider })),
    alerts: await readAlerts(transaction, { ...row, currency }),
    payments: payments.map(({ at, amount, ...same }) => ({
      ...same,
      at: at.toISOString(),
      amount: toDecimal(amount, currency),
    })),
  };
}

export async function readReport(database: Database, rowId: bigint): Promise<AmlReport | null> {
  const { rows } = await database.query<Omit<AmlReport, 'filedAt'> & { filedAt: Date }>(
    `SELECT number, narrative, asked_by AS "askedBy", filed_by AS "filedBy", filed_at AS "filedAt"
       FROM aml_reports WHERE case_id = $1`,
    [rowId],
  );
  return rows[0] ? { ...rows[0], filedAt: rows[0].filedAt.toISOString() } : null;
}

export async function readWantedReport(
  context: Context,
  caseId: string,
): Promise<AmlCaseWhole['wantedReport']> {
  const subject = subjectOf(caseId);
  const waiting = await readWaitingChange(context, context.database, { kind: kindName, subject });
  if (!waiting) return null;
  const { narrative } = wanted.parse(waiting.wanted);
  return { narrative, requestedBy: waiting.requestedBy };
}
