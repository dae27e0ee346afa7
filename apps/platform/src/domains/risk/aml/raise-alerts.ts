/** What was found becomes a member's case, or grows the one that is open. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { makeWithdrawalsWait } from '#domains/cashier/withdrawals/withdrawals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { type Alert, scoreOf } from './aml.rules.ts';
import type { RuleSheet } from './aml-thresholds.ts';

type Of = { memberId: bigint; currency: Currency; rules: RuleSheet };
type CaseRow = {
  rowId: bigint;
  publicId: string;
  score: number;
  holdsWithdrawals: boolean;
  wasReleased: boolean;
};

/** The payments an alert keeps: the newest. */
const mostKept = 50;

/** True where something was found and staff have not let the member's withdrawals go on. */
export async function raiseAlerts(
  transaction: Transaction,
  { memberId, currency, rules }: Of,
  raised: readonly Alert[],
): Promise<boolean> {
  if (raised.length === 0) return false;
  const { isNew, ...found } = await openCase(transaction, memberId, currency, rules.case.hours);
  for (const alert of raised) await writeAlert(transaction, found.rowId, alert);
  const { rows: alerts } = await transaction.query<{ rule: string; points: number }>(
    'SELECT rule, points FROM aml_alerts WHERE case_id = $1 ORDER BY rule',
    [found.rowId],
  );
  const score = scoreOf(alerts);
  const holds =
    found.holdsWithdrawals || (!found.wasReleased && rules.case.isOn && score >= rules.case.points);
  await transaction.query('UPDATE aml_cases SET score = $2, holds_withdrawals = $3 WHERE id = $1', [
    found.rowId,
    score,
    holds,
  ]);
  if (holds) await makeWithdrawalsWait(transaction, memberId);
  const isHeld = !found.wasReleased;
  if (!isNew && score === found.score && holds === found.holdsWithdrawals) return isHeld;
  await recordAudit(transaction, {
    actor: 'system',
    action: isNew ? 'aml_case.opened' : 'aml_case.grew',
    subject: `aml_case:${found.publicId}`,
    ...(isNew ? {} : { before: { score: found.score, holdsWithdrawals: found.holdsWithdrawals } }),
    after: {
      member: memberId.toString(),
      rules: alerts.map(({ rule }) => rule),
      score,
      holdsWithdrawals: holds,
    },
  });
  return isHeld;
}

async function openCase(
  transaction: Transaction,
  memberId: bigint,
  currency: Currency,
  hours: number | null,
): Promise<CaseRow & { isNew: boolean }> {
  // The case that stood in the way may have been decided by the time it is read.
  for (;;) {
    const { rowCount } = await transaction.query(
      `INSERT INTO aml_cases (member_id, currency, due_at)
       VALUES ($1, $2, now() + make_interval(hours => $3))
       ON CONFLICT (member_id) WHERE state IN ('open', 'in_review', 'escalated') DO NOTHING`,
      [memberId, currency, hours ?? 24],
    );
    const { rows } = await transaction.query<CaseRow>(
      `SELECT id AS "rowId", public_id AS "publicId", score,
              holds_withdrawals AS "holdsWithdrawals", was_released AS "wasReleased"
         FROM aml_cases WHERE member_id = $1 AND state IN ('open', 'in_review', 'escalated')
          FOR UPDATE`,
      [memberId],
    );
    if (rows[0]) return { ...rows[0], isNew: rowCount === 1 };
  }
}

async function writeAlert(
  transaction: Transaction,
  caseId: bigint,
  { rule, points, amounts, numbers, payments, pairs, ...alert }: Alert,
): Promise<void> {
  const through = alert.through ?? payments.at(-1)?.at;
  if (!through) throw new Error(`The rule ${rule} found something in no payment.`);
  const texts = Object.entries(amounts).map(([name, amount]) => [name, amount.toString()]);
  const kept = payments.slice(-mostKept).map(({ kind, id, at, amount }) => ({
    kind,
    id,
    at: at.toISOString(),
    amount: amount.toString(),
  }));
  await transaction.query(
    `INSERT INTO aml_alerts (case_id, rule, points, facts, payments, through_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (case_id, rule) DO UPDATE SET points = excluded.points, facts = excluded.facts,
       payments = excluded.payments, through_at = excluded.through_at`,
    [
      caseId,
      rule,
      points,
      JSON.stringify({ amounts: Object.fromEntries(texts), numbers, pairs }),
      JSON.stringify(kept),
      through,
    ],
  );
}
