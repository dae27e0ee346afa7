/**
 * Ends many slips whose accounts are locked: their rounds by one statement, and the transfers planned on
 * the locked accounts. Transfers have the slip as their reference, which is its reserve as well, so that
 * whoever follows a transfer to its operation finds game and round.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { LockedAccounts } from '#domains/wallet/ledger/ledger.ts';
import { roundStates, transactionStates } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import type { ClosingGroup, OpenSlip } from './closing-group.ts';

/** As if each had been settled with nothing. */
const loseRounds = {
  name: 'groups-lose',
  text: `UPDATE rounds SET state = ${roundStates.settled}, valid_stake = stake,
                win_count = win_count + 1, settled_at = now()
          WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}
         RETURNING id, stake`,
};

/** As if each had been cancelled while it was open. */
const refundRounds = {
  name: 'groups-refund',
  text: `WITH open AS MATERIALIZED (
           SELECT id, stake FROM rounds
            WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}),
         voided AS (
           UPDATE rounds SET state = ${roundStates.voided}, stake = 0, valid_stake = 0,
                  bet_count = 0, win_count = 0, settled_at = now()
            WHERE id = ANY($1::bigint[]) AND state = ${roundStates.open}
           RETURNING id),
         undone AS (
           UPDATE provider_transactions SET state = ${transactionStates.rolledBack}
            WHERE id IN (SELECT id FROM voided))
         SELECT id, stake FROM open`,
};

export const endStatement = (
  { outcome }: Pick<ClosingGroup, 'outcome'>,
  roundIds: readonly bigint[],
): Statement => ({ ...(outcome === 'lost' ? loseRounds : refundRounds), values: [roundIds] });

/** Ends those that are open and plans what they move; answers how many. */
export async function endTogether(
  transaction: Transaction,
  group: ClosingGroup,
  { locked, slips }: { locked: LockedAccounts; slips: readonly OpenSlip[] },
): Promise<number> {
  const [answer] = await sendStatements(transaction, [
    endStatement(
      group,
      slips.map(({ roundId }) => roundId),
    ),
  ]);
  const rows = (answer?.rows ?? []) as { id: bigint; stake: bigint }[];
  const stakes = new Map(rows.map(({ id, stake }) => [id, stake]));
  // In the order they came in, whatever order they were written in.
  for (const { roundId: reference, held: debit, cash } of slips) {
    const amount = stakes.get(reference) ?? 0n;
    if (amount === 0n) continue;
    const { revenue } = group.house;
    if (group.outcome === 'lost') {
      locked.plan({ debit, credit: revenue, amount, code: 'stake_settled', reference });
    } else {
      locked.plan({ debit, credit: cash, amount, code: 'stake_returned', reference });
    }
  }
  return rows.length;
}
