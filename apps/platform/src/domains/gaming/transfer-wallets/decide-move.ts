/** Deciding a move by what its vendor said, once; what nobody knows decides nothing. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { returnFilled, settleTransferWallet } from '#domains/wallet/wallet.ts';
import { guardReader } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import type { MoveAnswer } from './transfer-vendors.ts';
import { ledgerMove, lockMove, type MoveRow, readMove } from './wallet-moves.ts';

/** Answers the move as it then stands. */
export async function decideMove(
  context: Context,
  publicId: string,
  answer: MoveAnswer,
): Promise<MoveRow> {
  if (answer.kind === 'unknown') {
    context.log.warn(
      { move: publicId, why: answer.why },
      'a vendor has not said what became of it',
    );
    return readMove(context.database, publicId);
  }
  const readGuard = guardReader(context.config.BRAND);
  const { row, isNew } = await inTransaction(context.database, async (transaction) => {
    const move = await lockMove(transaction, publicId);
    if (move.decidedAt !== null) return { row: move, isNew: false };
    if (answer.kind === 'done') {
      const { heldByVendor } = answer;
      await settleTransferWallet(transaction, { ...ledgerMove(move), heldByVendor }, readGuard);
    } else if (move.direction === 'in') {
      const filled = { ...ledgerMove(move), filledAt: move.createdAt };
      await returnFilled(transaction, filled, readGuard);
    }
    await transaction.query(
      `UPDATE transfer_wallet_moves SET state = $2, reason = $3, decided_at = now() WHERE id = $1`,
      [
        move.rowId,
        answer.kind === 'done' ? 'done' : 'undone',
        answer.kind === 'done' ? null : answer.reason,
      ],
    );
    return { row: await readMove(transaction, publicId), isNew: true };
  });
  if (isNew) context.announceBalance(row.memberId);
  return row;
}
