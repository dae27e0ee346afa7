import type { Transaction } from '@bahati/server-kit/database.ts';
import { type OperationKey, writeSteps } from '#sportsbook/wallet/operations.ts';
import type { StoredBet } from './stored-bet.ts';

export type CancelDetail = 'refused' | 'expired';

/** Refuses a bet whose row is held: the stake goes back. Answers what is to be told. */
export async function refuseBet(
  transaction: Transaction,
  { id }: Pick<StoredBet, 'id'>,
  refusal: string,
  detail: CancelDetail = 'refused',
): Promise<OperationKey> {
  const { rows } = await transaction.query<{ number: number }>(
    `UPDATE book.bets SET state = 'refused', told = 'cancelled', decide_at = NULL, refusal = $2,
            steps = steps + 1 WHERE id = $1 RETURNING steps AS number`,
    [id, refusal],
  );
  const key = { betId: id, number: rows[0]?.number ?? 0 };
  await writeSteps(transaction, [
    { ...key, kind: 'refused', note: refusal, operation: { kind: 'cancel', detail } },
  ]);
  return key;
}
