/**
 * Whether a withdrawal is paid: by its brand's rules alone, by a member of staff, or above a limit
 * by two who saw the same. Decided once: approved it goes to the rail, rejected its money returns.
 */
import { riskLevels } from '@bahati/contract/back-office/cashier/risk-reasons.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { approve } from '#domains/system/approvals/approvals.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { voidHold } from '#domains/wallet/wallet.ts';
import {
  approvalsNeeded,
  isAutomatic,
  readWithdrawalRules,
  type WithdrawalRules,
} from '#domains/cashier/withdrawal-rules/withdrawal-rules.ts';
import { type Risk, withStandingOut } from './withdrawal-risk.rules.ts';
import { doWithdrawalsWait, type PayoutWatch } from './payout-holds.ts';
import { announceWithdrawal, lockWithdrawal, type WithdrawalRow } from './read-withdrawals.ts';

type Asked = { withdrawalId: string; ip: string };

/** Approved among others, nobody looks at it for long: only what one word and a low risk let. */
type Approval = Asked & { isTogether?: boolean };

/** What the words of staff are matched by; see approvals.ts. */
export function approvalSubject(publicId: string): string {
  return `withdrawal:${publicId}`;
}

/**
 * Refuses `not_found`, `already_decided`, `second_person_needed`, `withdrawals_wait` while another
 * desk looks at the member, and among others `needs_own_look`.
 */
export async function approveWithdrawal(
  { database, config }: Context,
  staff: StaffActor,
  { withdrawalId, ip, isTogether = false }: Approval,
): Promise<WithdrawalRow> {
  return inTransaction(database, async (transaction) => {
    const row = await lockUndecided(transaction, withdrawalId);
    if (await doWithdrawalsWait(transaction, row.memberId)) throw new Refusal('withdrawals_wait');
    const rules = await readWithdrawalRules(transaction, config.BRAND);
    const isPlain = row.riskScore < riskLevels.raised && approvalsNeeded(rules, row.amount) === 1;
    if (isTogether && !isPlain) throw new Refusal('needs_own_look');
    const seen = await readSeen(transaction, row);
    const given = await approve(transaction, approvalSubject(withdrawalId), staff, seen);
    const isEnough = given >= approvalsNeeded(rules, row.amount);
    if (isEnough) await sendToRail(transaction, row, staff.username);
    await recordAudit(transaction, {
      actor: staff.username,
      action: isEnough ? 'withdrawal.approved' : 'withdrawal.first_approved',
      subject: `withdrawal:${withdrawalId}`,
      before: { status: row.status },
      after: {
        status: isEnough ? 'approved' : row.status,
        amount: row.amount.toString(),
        currency: row.currency,
        approvals: given,
      },
      ip,
    });
    return announceWithdrawal(transaction, withdrawalId);
  });
}

/** Refuses `not_found`, `already_decided`. */
export async function rejectWithdrawal(
  context: Context,
  staff: StaffActor,
  { withdrawalId, ip, reason }: Asked & { reason: string },
): Promise<WithdrawalRow> {
  const row = await inTransaction(context.database, async (transaction) => {
    const before = await lockUndecided(transaction, withdrawalId);
    await transaction.query(
      `UPDATE withdrawals SET status = 'rejected', reason = $2, decided_by = $3, decided_at = now()
        WHERE id = $1`,
      [before.rowId, reason, staff.username],
    );
    await voidHold(transaction, before);
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'withdrawal.rejected',
      subject: `withdrawal:${withdrawalId}`,
      reason,
      before: { status: before.status },
      after: { status: 'rejected', amount: before.amount.toString(), currency: before.currency },
      ip,
    });
    return announceWithdrawal(transaction, withdrawalId);
  });
  context.announceBalance(row.memberId);
  return row;
}

/**
 * In the request's own transaction: what the brand's rules let through waits for nobody, unless
 * the member's payments stand out just now. Then staff decide, and read why.
 */
export async function approveAutomatically(
  context: Context,
  transaction: Transaction,
  {
    withdrawalId,
    rules,
    watch,
  }: { withdrawalId: string; rules: WithdrawalRules; watch: PayoutWatch },
): Promise<void> {
  if (rules.automaticMaximum === null) return;
  const row = await lockUndecided(transaction, withdrawalId);
  const { rows } = await transaction.query<{ paidCount: number }>(
    `SELECT count(*)::int AS "paidCount" FROM withdrawals
      WHERE member_id = $1 AND status IN ('paid', 'confirmed')`,
    [row.memberId],
  );
  const { amount, riskScore: score } = row;
  if (!isAutomatic(rules, { amount, score, paidCount: rows[0]?.paidCount ?? 0 })) return;
  if (await doWithdrawalsWait(transaction, row.memberId)) return;
  if (await watch(context, transaction, row.memberId)) {
    await writeRisk(transaction, row, withStandingOut({ reasons: row.riskReasons }));
    return;
  }
  await sendToRail(transaction, row, 'system');
  await recordAudit(transaction, {
    actor: 'system',
    action: 'withdrawal.auto_approved',
    subject: `withdrawal:${withdrawalId}`,
    before: { status: row.status },
    after: { status: 'approved', amount: amount.toString(), currency: row.currency, score },
  });
}

async function writeRisk(
  transaction: Transaction,
  { rowId }: WithdrawalRow,
  { score, reasons }: Risk,
): Promise<void> {
  await transaction.query(
    'UPDATE withdrawals SET risk_score = $2, risk_reasons = $3 WHERE id = $1',
    [rowId, score, JSON.stringify(reasons)],
  );
}

async function lockUndecided(transaction: Transaction, publicId: string): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(transaction, publicId);
  if (!row) throw new Refusal('not_found');
  if (row.status !== 'requested') throw new Refusal('already_decided');
  return row;
}

/** What an approval is for: another sum, payee or standing of the member is another matter. */
async function readSeen(transaction: Transaction, row: WithdrawalRow) {
  const { rows } = await transaction.query<{ status: string }>(
    'SELECT status FROM members WHERE id = $1',
    [row.memberId],
  );
  const { publicId, method, payee, currency, amount, tax, fee, riskScore, riskReasons } = row;
  return {
    withdrawalId: publicId,
    member: row.memberId.toString(),
    memberStatus: rows[0]?.status ?? null,
    method,
    payee,
    currency,
    amount: amount.toString(),
    tax: tax.toString(),
    fee: fee.toString(),
    riskScore,
    riskReasons,
  };
}

/** The payout is queued in the approval's own transaction: neither stands without the other. */
async function sendToRail(
  transaction: Transaction,
  row: WithdrawalRow,
  decidedBy: string,
): Promise<void> {
  await transaction.query(
    `UPDATE withdrawals SET status = 'approved', decided_by = $2, decided_at = now(),
            next_ask_at = now() + interval '1 minute'
      WHERE id = $1`,
    [row.rowId, decidedBy],
  );
  const { publicId: withdrawalId } = row;
  const key = `payout ${withdrawalId}`;
  await queueJob(transaction, 'cashier.pay_out', { withdrawalId }, { key });
}
