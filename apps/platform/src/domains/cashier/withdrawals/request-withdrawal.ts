/** Asking for a withdrawal: proven by the payment password, its money held at once. */
import { randomUUID } from 'node:crypto';
import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertPaymentPassword } from '#domains/identity/identity.ts';
import {
  assertMayPayTo,
  currencyOfNumber,
  holdPayoutAccount,
  type PayoutAccountRow,
} from '#domains/identity/payout-accounts/payout-accounts.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { holdForWithdrawal } from '#domains/wallet/wallet.ts';
import { limits } from '#domains/cashier/cashier.ts';
import { approveAutomatically } from './decide-withdrawal.ts';
import { assertNothingStands, type Judgement, judgeWithdrawal } from './judge-withdrawal.ts';
import {
  amountWithin,
  assertOpen,
  findMethod,
  type Method,
} from '#domains/cashier/payment-methods/payment-methods.ts';
import { assessRisk } from './withdrawal-risk.ts';
import type { PayoutWatch } from './payout-holds.ts';
import {
  announceWithdrawal,
  selectWithdrawals,
  type WithdrawalRow,
  withdrawalValue,
} from './read-withdrawals.ts';

export type RequestWithdrawalInput = {
  idempotencyKey: string;
  method: string;
  payoutAccountId: string;
  amount: string;
  paymentPassword: string;
};

type Wanted = { idempotencyKey: string; method: Method; payoutAccountId: string; amount: bigint };

/**
 * The same idempotencyKey answers the same withdrawal. Refuses `need_true_account`,
 * `method_not_available`, `amount_out_of_range`, `payout_account_not_found`,
 * `payout_account_unfit`, `payout_account_cooling`, `payout_account_abroad`, `method_closed`,
 * `request_conflict`,
 * `payment_password_not_set`, `payment_password_wrong`, `withdrawals_blocked`,
 * `insufficient_funds`, `too_many_pending`, `daily_count_reached`, `daily_limit_reached`,
 * `wagering_open`, `stakes_open`, `level_needed`.
 */
export async function requestWithdrawal(
  context: Context,
  actor: MemberActor,
  input: RequestWithdrawalInput,
  watch: PayoutWatch,
): Promise<Withdrawal> {
  const { database } = context;
  assertTrueAccount(actor);
  const method = await findMethod(context, 'withdrawal', actor.currency, input.method);
  const amount = amountWithin(method, input.amount);
  const { idempotencyKey, payoutAccountId } = input;
  const wanted: Wanted = { idempotencyKey, method, payoutAccountId, amount };
  await assertPaymentPassword(context, actor.memberId, input.paymentPassword);
  const { row, isNew } = await inTransaction(database, (transaction) =>
    findOrHold(context, transaction, actor, { ...wanted, watch }),
  );
  if (isNew) context.announceBalance(actor.memberId);
  return withdrawalValue(row);
}

async function findOrHold(
  context: Context,
  transaction: Transaction,
  actor: MemberActor,
  { watch, ...wanted }: Wanted & { watch: PayoutWatch },
): Promise<{ row: WithdrawalRow; isNew: boolean }> {
  const { memberId, currency } = actor;
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `withdrawals ${memberId}`,
  ]);
  const account = await holdPayoutAccount(transaction, context, memberId, wanted.payoutAccountId);
  const payee = account.number;
  const earlier = await findByRequest(transaction, memberId, { ...wanted, payee });
  if (earlier) return { row: earlier, isNew: false };
  assertOpen(wanted.method);
  assertMayPayTo(account, wanted.method.kind, context.now());
  assertHomeNumber(account, wanted.method);
  await assertNotTooMany(transaction, memberId);
  const judged = await judgeWithdrawal(context, transaction, actor, wanted);
  assertNothingStands(judged, wanted.method);
  const { amount } = wanted;
  const risk = await assessRisk(transaction, actor, {
    amount,
    payoutAccountAddedAt: account.addedAt,
    askedToday: judged.day.count,
    now: context.now(),
  });
  const holdId = await holdForWithdrawal(transaction, { ownerId: memberId, currency, amount });
  const publicId = randomUUID();
  await write(transaction, actor, { ...wanted, publicId, holdId, account, judged, risk });
  const { rules } = judged;
  await approveAutomatically(context, transaction, { withdrawalId: publicId, rules, watch });
  return { row: await announceWithdrawal(transaction, publicId), isNew: true };
}

type Held = Wanted & {
  publicId: string;
  holdId: bigint;
  account: PayoutAccountRow;
  judged: Judgement;
  risk: Awaited<ReturnType<typeof assessRisk>>;
};

async function write(
  transaction: Transaction,
  { memberId, currency }: MemberActor,
  { publicId, idempotencyKey, method, account, amount, holdId, judged, risk }: Held,
): Promise<void> {
  const { tax, fee, rules } = judged;
  await transaction.query(
    `INSERT INTO withdrawals
       (public_id, member_id, idempotency_key, method, payee, currency, amount, hold_id,
        tax, tax_code, tax_name, tax_rate_bps, fee, risk_score, risk_reasons, due_at,
        payee_bank_code, payee_bank_name, payee_holder)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
             now() + make_interval(hours => $16), $17, $18, $19)`,
    [
      publicId,
      memberId,
      idempotencyKey,
      method.code,
      account.number,
      currency,
      amount,
      holdId,
      tax?.tax ?? 0n,
      tax?.code ?? null,
      tax ? JSON.stringify(tax.name) : null,
      tax?.rateBps ?? null,
      fee,
      risk.score,
      JSON.stringify(risk.reasons),
      rules.dueHours,
      account.bankCode,
      account.bankName,
      account.holderName,
    ],
  );
}

async function findByRequest(
  transaction: Transaction,
  memberId: bigint,
  wanted: Wanted & { payee: string },
): Promise<WithdrawalRow | undefined> {
  const { rows } = await transaction.query<WithdrawalRow>(
    `${selectWithdrawals} WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, wanted.idempotencyKey],
  );
  const row = rows[0];
  if (!row) return undefined;
  const isSame =
    row.method === wanted.method.code && row.payee === wanted.payee && row.amount === wanted.amount;
  if (!isSame)
    throw new Refusal('request_conflict', { amount: toDecimal(row.amount, row.currency) });
  return row;
}

/** Phone money stays in its country. */
function assertHomeNumber({ kind, number }: PayoutAccountRow, { currency }: Method): void {
  if (kind !== 'mobile_money') return;
  const own = currencyOfNumber(number);
  if (own !== undefined && own !== currency) throw new Refusal('payout_account_abroad');
}

async function assertNotTooMany(transaction: Transaction, memberId: bigint): Promise<void> {
  const { rows } = await transaction.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM withdrawals
      WHERE member_id = $1 AND status IN ('requested', 'approved')`,
    [memberId],
  );
  if ((rows[0]?.waiting ?? 0) >= limits.waitingWithdrawals) throw new Refusal('too_many_pending');
}
