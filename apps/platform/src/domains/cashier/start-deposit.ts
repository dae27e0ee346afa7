/** Starting a deposit: our row first, then the gateway's charge, outside any transaction. */
import { randomUUID } from 'node:crypto';
import type { Deposit } from '@bahati/contract/player-site/cashier.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { queueJob } from '#domains/system/job-queue.ts';
import { assertMayDeposit } from '#domains/wallet/wallet.ts';
import { limits } from './cashier.ts';
import { type DepositRow, depositValue, readDeposit, selectDeposits } from './deposits.ts';
import { type Charge, createCharge, findCharge } from './gateways/payment-gateway.ts';
import { amountWithin, findMethod, type Method } from './payment-methods.ts';
import { settleDeposit } from './settle-deposit.ts';

export type StartDepositInput = { requestId: string; method: string; amount: string };

/**
 * The same requestId answers the same deposit and takes it up again where the gateway was down.
 * Refuses `need_true_account`, `method_not_available`, `amount_out_of_range`,
 * `request_conflict`, `deposits_blocked`, `too_many_pending`, `gateway_unavailable`.
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
    const method = await findMethod(database, 'deposit', actor.currency, input.method);
    const amount = amountWithin(method, input.amount);
    await assertMayDeposit(database, actor.memberId);
    await inTransaction(database, (transaction) =>
      insertDeposit(transaction, actor, { requestId: input.requestId, method, amount }),
    );
    row = await findByRequest(context, actor, input);
  }
  if (!row) throw new Error('The deposit was not written.');
  if (row.status === 'pending' && row.redirectUrl === null) {
    row = await requestCharge(context, actor, row);
  }
  return depositValue(row);
}

async function findByRequest(
  { database }: Context,
  actor: MemberActor,
  input: StartDepositInput,
): Promise<DepositRow | undefined> {
  const { rows } = await database.query<DepositRow>(
    `${selectDeposits} WHERE member_id = $1 AND request_id = $2`,
    [actor.memberId, input.requestId],
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

async function insertDeposit(
  transaction: Transaction,
  actor: MemberActor,
  deposit: { requestId: string; method: Method; amount: bigint },
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `deposits ${actor.memberId}`,
  ]);
  await assertNotTooMany(transaction, actor.memberId, deposit.requestId);
  const publicId = randomUUID();
  await transaction.query(
    `INSERT INTO deposits (public_id, member_id, request_id, method, currency, amount)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (member_id, request_id) DO NOTHING`,
    [
      publicId,
      actor.memberId,
      deposit.requestId,
      deposit.method.code,
      deposit.method.currency,
      deposit.amount,
    ],
  );
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
  requestId: string,
): Promise<void> {
  const { rows } = await transaction.query<{ pending: number; failed: number }>(
    `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
            count(*) FILTER (WHERE failure_reason = 'failed')::int AS failed
       FROM deposits
      WHERE member_id = $1 AND request_id <> $2
        AND (status = 'pending' OR created_at > now() - make_interval(mins => $3))`,
    [memberId, requestId, limits.failedDepositsMinutes],
  );
  const { pending = 0, failed = 0 } = rows[0] ?? {};
  if (pending >= limits.pendingDeposits) throw new Refusal('too_many_pending');
  if (failed >= limits.failedDeposits) {
    const retryAfterSeconds = limits.failedDepositsMinutes * 60;
    throw new Refusal('too_many_requests', { retryAfterSeconds });
  }
}

/** Refuses `gateway_unavailable`: the deposit stands and the same requestId takes it up again. */
async function requestCharge(
  context: Context,
  actor: MemberActor,
  row: DepositRow,
): Promise<DepositRow> {
  const charge = await askForCharge(context, actor, row);
  const isOurs =
    charge?.depositId === row.publicId &&
    charge.currency === row.currency &&
    charge.amount === toDecimal(row.amount, row.currency) &&
    /^https?:\/\//.test(charge.checkoutUrl);
  if (!charge || !isOurs) {
    if (charge) context.log.error({ depositId: row.publicId }, 'the gateway made another charge');
    throw new Refusal('gateway_unavailable', { depositId: row.publicId });
  }
  await context.database.query(
    `UPDATE deposits SET gateway_reference = coalesce(gateway_reference, $2), redirect_url = $3
      WHERE id = $1`,
    [row.rowId, charge.reference, charge.checkoutUrl],
  );
  if (charge.state !== 'pending') await settleDeposit(context, { ...charge, source: 'status' });
  return readDeposit(context.database, row.rowId);
}

async function askForCharge(
  context: Context,
  actor: MemberActor,
  row: DepositRow,
): Promise<Charge | undefined> {
  const { config, log } = context;
  const { PLAYER_ORIGIN } = config;
  try {
    return await createCharge(config, {
      depositId: row.publicId,
      rail: row.rail,
      currency: row.currency,
      amount: toDecimal(row.amount, row.currency),
      accountReference: `BH${row.rowId}`.slice(0, 12),
      returnUrl: `${PLAYER_ORIGIN}/member/depositv2?deposit=${row.publicId}`,
      callbackUrl: `${PLAYER_ORIGIN}/gateway-callbacks/${row.rail}`,
      language: actor.language,
    });
  } catch (error) {
    log.warn({ err: error, depositId: row.publicId }, 'no charge from the gateway');
    // It stands already with other words around it: the language changed between two tries.
    const isConflict = error instanceof OutsideRefusal && error.code === 'charge_conflict';
    return isConflict ? findCharge(config, row.publicId).catch(() => undefined) : undefined;
  }
}
