/** Starting a deposit: our row first, then the rail is asked, outside any transaction. */
import { randomUUID } from 'node:crypto';
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { assertMayDeposit } from '#domains/wallet/wallet.ts';
import { readCashierSettings } from './cashier-settings.ts';
import { limits } from './cashier.ts';
import { assertWithinDepositLimits } from './deposit-limits.ts';
import { assertSomethingArrives, type DepositParts, partsOfDeposit } from './deposit-parts.ts';
import { type DepositRow, depositValue, selectDeposits } from './deposits.ts';
import { assertLevelForDeposit } from './needed-level.ts';
import { payerOf } from './payer.ts';
import { amountWithin, assertOpen, findMethod, type Method } from './payment-methods.ts';
import { requestCharge } from './request-charge.ts';

export type StartDepositInput = {
  idempotencyKey: string;
  method: string;
  amount: string;
  payer?: string | undefined;
};

type NewDeposit = {
  idempotencyKey: string;
  method: Method;
  payer: string | null;
  parts: DepositParts;
};

/**
 * The same idempotencyKey answers the same deposit and takes it up again where the rail was down.
 * Refuses `need_true_account`, `method_not_available`, `amount_out_of_range`, `method_closed`,
 * `deposits_paused`, `payer_needed`, `mobile_invalid`, `payer_abroad`, `request_conflict`,
 * `deposits_blocked`, `play_paused`, `deposit_limit_reached`, `level_needed`,
 * `too_many_pending`, `gateway_unavailable`.
 */
export async function startDeposit(
  context: Context,
  actor: MemberActor,
  input: StartDepositInput,
): Promise<Deposit> {
  const { database } = context;
  assertTrueAccount(actor);
  let row = await findByRequest(context, actor, input);
  if (!row) {
    const deposit = await prepare(context, actor, input);
    await inTransaction(database, (transaction) =>
      insertDeposit(context, transaction, actor, deposit),
    );
    row = await findByRequest(context, actor, input);
  }
  if (!row) throw new Error('The deposit was not written.');
  return depositValue(await requestCharge(context, actor, row));
}

async function findByRequest(
  { database }: Context,
  actor: MemberActor,
  input: StartDepositInput,
): Promise<DepositRow | undefined> {
  const { rows } = await database.query<DepositRow>(
    `${selectDeposits} WHERE member_id = $1 AND idempotency_key = $2`,
    [actor.memberId, input.idempotencyKey],
  );
  const row = rows[0];
  if (!row) return undefined;
  const isSame = row.method === input.method && sameAmount(row, input.amount);
  if (!isSame) throw new Refusal('request_conflict');
  return row;
}

function sameAmount({ amount, currency }: DepositRow, text: string): boolean {
  const [whole = '', fraction = ''] = text.split('.');
  return toDecimal(amount, currency) === `${BigInt(whole)}.${fraction.padEnd(2, '0')}`;
}

/** Everything that may be refused before anything is written. */
async function prepare(
  context: Context,
  actor: MemberActor,
  input: StartDepositInput,
): Promise<NewDeposit> {
  const { database, config } = context;
  const method = await findMethod(context, 'deposit', actor.currency, input.method);
  const amount = amountWithin(method, input.amount);
  const { isWithdrawOnly } = await readCashierSettings(database, config.BRAND);
  if (isWithdrawOnly) throw new Refusal('deposits_paused');
  assertOpen(method);
  await assertMayDeposit(database, actor.memberId);
  const payer = method.flow === 'phone' ? await payerOf(context, actor, input.payer) : null;
  const parts = await partsOfDeposit(context, database, method, amount);
  assertSomethingArrives(parts, method);
  return { idempotencyKey: input.idempotencyKey, method, payer, parts };
}

async function insertDeposit(
  context: Context,
  transaction: Transaction,
  { memberId, currency }: MemberActor,
  { idempotencyKey, method, payer, parts }: NewDeposit,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `deposits ${memberId}`,
  ]);
  await assertNotTooMany(transaction, memberId, idempotencyKey);
  const wanted = { idempotencyKey, amount: parts.amount };
  await assertWithinDepositLimits(
    transaction,
    context.config.BRAND,
    { memberId, currency },
    wanted,
  );
  await assertLevelForDeposit(context, transaction, { memberId, amount: parts.amount });
  const publicId = randomUUID();
  await transaction.query(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, payer,
       fee, tax, tax_code, tax_name, tax_bps)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (member_id, idempotency_key) DO NOTHING`,
    [
      publicId,
      memberId,
      idempotencyKey,
      method.code,
      method.currency,
      parts.amount,
      payer,
      parts.fee,
      parts.tax,
      parts.taxCode,
      parts.taxName,
      parts.taxBps,
    ],
  );
  // Nobody but staff can say whether a transfer of the member's own arrived.
  if (method.flow === 'transfer') return;
  await queueJob(
    transaction,
    'cashier.ask_about_deposit',
    { depositId: publicId },
    { key: `deposit ${publicId}`, runAt: new Date(Date.now() + 30_000) },
  );
}

async function assertNotTooMany(
  transaction: Transaction,
  memberId: bigint,
  idempotencyKey: string,
): Promise<void> {
  const { rows } = await transaction.query<{ pending: number; failed: number }>(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
            count(*) FILTER (WHERE failure_reason = 'failed')::int AS failed
       FROM deposits
      WHERE member_id = $1 AND idempotency_key <> $2
        AND (status = 'pending' OR created_at > now() - make_interval(mins => $3))`,
    [memberId, idempotencyKey, limits.failedDepositsMinutes],
  );
  const { pending = 0, failed = 0 } = rows[0] ?? {};
  if (pending >= limits.pendingDeposits) throw new Refusal('too_many_pending');
  if (failed >= limits.failedDeposits) {
    const retryAfterSeconds = limits.failedDepositsMinutes * 60;
    throw new Refusal('too_many_requests', { retryAfterSeconds });
  }
}
