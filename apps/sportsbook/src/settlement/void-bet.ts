/** A bet that never counted, by the word of people: the stake back, what it paid returned. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { readBets } from '#sportsbook/slips/stored-bet.ts';
import { writeSteps } from '#sportsbook/wallet/operations.ts';

/**
 * Cancels a bet for good, in whatever state it was accepted; `reason` is shown to the member. Refuses
 * `not_found`, also for one that was refused or cancelled before.
 */
export async function voidBet(context: BetContext, betId: bigint, reason: string): Promise<void> {
  const key = await inTransaction(context.database, async (transaction) => {
    const [bet] = await readBets(
      transaction,
      `WHERE b.id = $1 AND b.jackpot_pool_id IS NULL
          AND b.told IN ('open', 'settled', 'cashed_out') FOR UPDATE OF b`,
      [betId],
    );
    if (!bet) throw new Refusal('not_found');
    const { rows } = await transaction.query<{ number: number }>(
      `UPDATE book.bets SET state = 'cancelled', told = 'cancelled', settled_payout = NULL,
              settled_valid_stake = NULL, cashed_out = 0, cashed_stake = 0, auto_cash_out = NULL,
              steps = steps + 1
        WHERE id = $1 RETURNING steps AS number`,
      [bet.id],
    );
    const number = rows[0]?.number ?? 0;
    const operation = { kind: 'cancel' as const, detail: 'error' };
    const step = {
      betId,
      number,
      kind: 'cancelled',
      amount: bet.stake,
      note: reason.slice(0, 200),
      operation,
    };
    await writeSteps(transaction, [step]);
    return { betId, number };
  });
  context.tell([key]);
  context.hub.changed(betId);
}
