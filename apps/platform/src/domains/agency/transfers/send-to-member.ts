/** Sending money down or up the tree: proven by the payment password, moved in one commit. */
import { randomUUID } from 'node:crypto';
import type { MemberTransfer } from '@bahati/contract/player-site/agency/transfers.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertPaymentPassword } from '#domains/identity/identity.ts';
import { assertPayoutsOpen } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { moveBetweenMembers } from '#domains/wallet/wallet.ts';
import { type Direction, findPayee } from './find-payee.ts';
import {
  memberTransferValue,
  type MemberTransferRow,
  readTransferOfRequest,
} from './member-transfers.ts';
import { isLineOpen, readTransferRules, sentToday, type TransferRules } from './transfer-rules.ts';

export type SendInput = {
  idempotencyKey: string;
  direction: Direction;
  payee?: string | undefined;
  amount: string;
  paymentPassword: string;
};

type Wanted = Omit<SendInput, 'amount' | 'paymentPassword'> & { amount: bigint };

/**
 * The same idempotencyKey answers the same transfer. Refuses `need_true_account`,
 * `amount_out_of_range`, `payment_password_not_set`, `payment_password_wrong`,
 * `request_conflict`, `payouts_held`, `transfers_closed`, `payee_not_found`, `daily_cap_reached`,
 * `transfers_blocked`, `insufficient_funds`.
 */
export async function sendToMember(
  context: Context,
  actor: MemberActor,
  { amount: text, paymentPassword, ...input }: SendInput,
): Promise<MemberTransfer> {
  assertTrueAccount(actor);
  await assertPaymentPassword(context, actor.memberId, paymentPassword);
  const amount = parseAmount(text, actor.currency) ?? 0n;
  const wanted = { ...input, amount };
  const { row, isNew } = await inTransaction(context.database, (transaction) =>
    findOrSend(context, transaction, actor, wanted),
  );
  if (isNew) {
    context.announceBalance(row.payerId);
    context.announceBalance(row.payeeId);
  }
  return memberTransferValue(row, actor.memberId);
}

async function findOrSend(
  context: Context,
  transaction: Transaction,
  actor: MemberActor,
  wanted: Wanted,
): Promise<{ row: MemberTransferRow; isNew: boolean }> {
  const { memberId } = actor;
  // One at a time of a sender, so that two at once cannot both fit under what is left of the day.
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `transfers ${memberId}`,
  ]);
  const earlier = await readTransferOfRequest(transaction, memberId, wanted.idempotencyKey);
  if (earlier) {
    assertSame(earlier, wanted);
    return { row: earlier, isNew: false };
  }
  await assertPayoutsOpen(context, transaction, memberId);
  const rules = await readTransferRules(context, transaction);
  const payeeId = await assertMaySend(context, transaction, actor, { ...wanted, rules });
  await send(transaction, actor, { ...wanted, payeeId });
  const row = await readTransferOfRequest(transaction, memberId, wanted.idempotencyKey);
  if (!row) throw new Error('The transfer was not written.');
  return { row, isNew: true };
}

function assertSame(earlier: MemberTransferRow, { direction, payee, amount }: Wanted): void {
  const isSame =
    earlier.direction === direction &&
    earlier.amount === amount &&
    (payee === undefined || earlier.payeeUsername === payee.toLowerCase());
  if (isSame) return;
  throw new Refusal('request_conflict', { amount: toDecimal(earlier.amount, earlier.currency) });
}

/** Answers who is to be paid. The agent's switch is asked of whoever of the two stands above. */
async function assertMaySend(
  context: Context,
  transaction: Transaction,
  actor: MemberActor,
  { rules, direction, payee, amount }: Wanted & { rules: TransferRules },
): Promise<bigint> {
  const isDown = direction === 'down';
  const isWayOpen = isDown ? rules.isDownOpen : rules.isUpOpen;
  if (!isWayOpen || (isDown && !(await isLineOpen(transaction, actor.memberId)))) {
    throw new Refusal('transfers_closed');
  }
  const told = (value: bigint) => toDecimal(value, actor.currency);
  const { minimum, maximum } = rules;
  if (amount < minimum || amount > maximum) {
    throw new Refusal('amount_out_of_range', { minimum: told(minimum), maximum: told(maximum) });
  }
  const payeeId = await findPayee(transaction, actor, { direction, payee });
  if (!isDown && !(await isLineOpen(transaction, payeeId))) throw new Refusal('transfers_closed');
  const sent = await sentToday(context, transaction, actor.memberId);
  const left = sent.count < rules.dailyCount ? rules.dailyCap - sent.amount : 0n;
  if (amount > left) throw new Refusal('daily_cap_reached', { left: told(left > 0n ? left : 0n) });
  return payeeId;
}

async function send(
  transaction: Transaction,
  { memberId: payerId, username, currency }: MemberActor,
  { idempotencyKey, direction, payeeId, amount }: Wanted & { payeeId: bigint },
): Promise<void> {
  const publicId = randomUUID();
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO member_transfers
       (public_id, payer_id, payee_id, idempotency_key, direction, currency, amount)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [publicId, payerId, payeeId, idempotencyKey, direction, currency, amount],
  );
  const reference = rows[0]?.id;
  if (reference === undefined) throw new Error('The transfer has no id.');
  await moveBetweenMembers(transaction, { payerId, payeeId, currency, amount, reference });
  await recordAudit(transaction, {
    actor: username,
    action: 'member.transferred',
    subject: `member:${payerId}`,
    after: { to: payeeId.toString(), direction, amount: toDecimal(amount, currency), currency },
  });
}
