/**
 * Moving money between a member's cash and his wallet at a vendor. The move is one committed fact
 * before the vendor is asked; what goes in has left cash with it. Whatever breaks in between, the
 * same request answers the same move, and a job asks the vendor until it has said what became of it.
 */
import { randomUUID } from 'node:crypto';
import type { WalletMove } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { maxAmount, parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { fillTransferWallet, openVendorAccount } from '#domains/wallet/wallet.ts';
import { decideMove } from './decide-move.ts';
import { guardReader } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import {
  findTransferVendor,
  openAtVendor,
  sendMove,
  type TransferVendor,
} from './transfer-vendors.ts';
import {
  ledgerMove,
  type MoveRow,
  readMove,
  readMoveOfRequest,
  readUndecidedMoves,
  walletMoveValue,
} from './wallet-moves.ts';

/** Whose wallets they are; a session is not needed for bringing money home. */
export type WalletOwner = Pick<MemberActor, 'memberId' | 'currency' | 'type'>;

export type MoveInput = {
  idempotencyKey: string;
  vendor: string;
  direction: 'in' | 'out';
  amount: string;
};

/** Longer than one call on the vendor, so that nobody else asks while we do. */
const leaseSeconds = 10;

/**
 * Refuses `need_true_account`, `vendor_not_found`, `vendor_unavailable`, `amount_out_of_range`,
 * `request_conflict`, `move_under_way`, `transfers_blocked`, `limit_reached`, `insufficient_funds`. A vendor that
 * says no makes an undone move and no refusal.
 */
export async function moveBetweenWallets(
  context: Context,
  actor: WalletOwner,
  input: MoveInput,
): Promise<WalletMove> {
  assertTrueAccount(actor);
  const amount = parseAmount(input.amount, actor.currency) ?? 0n;
  const earlier = await readMoveOfRequest(context.database, actor.memberId, input.idempotencyKey);
  if (earlier) return walletMoveValue(same(earlier, input, amount));
  if (amount === 0n) {
    const told = (value: bigint) => toDecimal(value, actor.currency);
    throw new Refusal('amount_out_of_range', { minimum: told(1n), maximum: told(maxAmount) });
  }
  const vendor = await findTransferVendor(context, input.vendor);
  if (!vendor) throw new Refusal('vendor_not_found');
  await assertWalletOpen(context, actor, vendor, input.direction);
  const { row, isNew } = await inTransaction(context.database, (transaction) =>
    findOrRequest(transaction, actor, vendor, { ...input, amount, brand: context.config.BRAND }),
  );
  if (!isNew) return walletMoveValue(row);
  context.announceBalance(actor.memberId);
  return walletMoveValue(await carryOut(context, vendor, row));
}

function same(earlier: MoveRow, { vendor, direction }: MoveInput, amount: bigint): MoveRow {
  const isSame =
    earlier.vendorCode === vendor && earlier.direction === direction && earlier.amount === amount;
  if (isSame) return earlier;
  throw new Refusal('request_conflict', { amount: toDecimal(earlier.amount, earlier.currency) });
}

/** A wallet is opened before the first money goes there; until then nothing has moved. */
async function assertWalletOpen(
  { database, log }: Context,
  { memberId, currency }: WalletOwner,
  vendor: TransferVendor,
  direction: 'in' | 'out',
): Promise<void> {
  // Money may come home from a vendor that rests, and not go there.
  if (direction === 'in' && vendor.isUnderMaintenance) throw new Refusal('vendor_unavailable');
  const { rows } = await database.query(
    'SELECT 1 FROM transfer_wallets WHERE member_id = $1 AND vendor_id = $2',
    [memberId, vendor.id],
  );
  if (rows.length > 0) return;
  try {
    await openAtVendor({ database }, vendor, { memberId, currency });
  } catch (error) {
    if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
    log.warn({ err: error, vendor: vendor.code }, 'a wallet was not opened');
    throw new Refusal('vendor_unavailable');
  }
  await inTransaction(database, async (transaction) => {
    await openVendorAccount(transaction, { ownerId: memberId, vendorCode: vendor.code, currency });
    await transaction.query(
      `INSERT INTO transfer_wallets (member_id, vendor_id, currency) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [memberId, vendor.id, currency],
    );
  });
}

async function findOrRequest(
  transaction: Transaction,
  { memberId, currency }: WalletOwner,
  vendor: TransferVendor,
  { brand, ...input }: Omit<MoveInput, 'amount'> & { amount: bigint; brand: string },
): Promise<{ row: MoveRow; isNew: boolean }> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `wallet moves ${memberId}`,
  ]);
  const earlier = await readMoveOfRequest(transaction, memberId, input.idempotencyKey);
  if (earlier) return { row: same(earlier, { ...input, amount: '' }, input.amount), isNew: false };
  const undecided = await readUndecidedMoves(transaction, memberId);
  if (undecided.some(({ vendorCode }) => vendorCode === vendor.code)) {
    throw new Refusal('move_under_way');
  }
  const publicId = randomUUID();
  await transaction.query(
    `INSERT INTO transfer_wallet_moves
       (public_id, member_id, vendor_id, idempotency_key, direction, currency, amount, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`,
    [
      publicId,
      memberId,
      vendor.id,
      input.idempotencyKey,
      input.direction,
      currency,
      input.amount,
      leaseSeconds,
    ],
  );
  const row = await readMove(transaction, publicId);
  if (row.direction === 'in') {
    await fillTransferWallet(transaction, ledgerMove(row), guardReader(brand));
  }
  await queueJob(
    transaction,
    'gaming.ask_about_move',
    { moveId: publicId },
    { key: `wallet move ${publicId}`, runAt: new Date(Date.now() + leaseSeconds * 1_000) },
  );
  return { row, isNew: true };
}

/** Written before the vendor is asked: a crash in between must not make it look unasked. */
async function carryOut(context: Context, vendor: TransferVendor, row: MoveRow): Promise<MoveRow> {
  await context.database.query(
    `UPDATE transfer_wallet_moves SET state = 'sent', ask_count = 1
      WHERE id = $1 AND state = 'requested'`,
    [row.rowId],
  );
  return decideMove(context, row.publicId, await sendMove(context, vendor, row));
}
