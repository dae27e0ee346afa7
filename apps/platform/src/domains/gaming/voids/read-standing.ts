/** How a round stands that is to be voided: its sums, and every win that was paid. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  hasWonJackpot,
  kindNumbers,
  roundStates,
  type StoredTransaction,
  transactionStates,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';

export type Standing = {
  state: 'open' | 'settled';
  stake: bigint;
  payout: bigint;
  betCount: number;
  wins: PaidWin[];
  isSlip: boolean;
};

export type PaidWin = { win: StoredTransaction; paidAt: Date };

/** How a round stands. Refuses `round_voided`, `round_has_jackpot`. */
export async function readStanding(transaction: Transaction, id: bigint): Promise<Standing> {
  const { rows } = await transaction.query<Omit<Standing, 'state' | 'wins'> & { state: number }>(
    `SELECT state, stake, payout, bet_count AS "betCount", slip_state IS NOT NULL AS "isSlip"
       FROM rounds WHERE id = $1`,
    [id],
  );
  const [round] = rows;
  if (!round || round.state === roundStates.voided) throw new Refusal('round_voided');
  const wins = await readWins(transaction, id);
  // A pool has paid it by the rules it was won by, and others have played for it since.
  if (wins.some(({ win }) => hasWonJackpot(win.detail))) throw new Refusal('round_has_jackpot');
  return { ...round, state: round.state === roundStates.open ? 'open' : 'settled', wins };
}

/** The operations of round $1 as `t`. */
export const ofRound = `(SELECT * FROM provider_transactions WHERE id = $1
  UNION ALL
  SELECT * FROM provider_transactions WHERE round_id = $1 AND round_id <> id) t`;

/** Every win that stands, with when it was paid. */
async function readWins(transaction: Transaction, id: bigint): Promise<PaidWin[]> {
  const { rows } = await transaction.query<StoredTransaction & { paidAt: Date }>(
    `SELECT id, external_id AS "externalId", scope_member_id AS "scopeMemberId", kind, state,
            member_id AS "memberId", round_id AS "roundId",
            round_external_id AS "roundExternalId", game_id AS "gameId", currency, stake, payout,
            detail, valid_stake AS "validStake", coalesce(bonus_stake, 0) AS "bonusStake",
            coalesce(bonus_payout, 0) AS "bonusPayout", created_at AS "paidAt"
       FROM ${ofRound} WHERE kind IN (${kindNumbers.win}, ${kindNumbers.betwin})
        AND state = ${transactionStates.applied} ORDER BY id`,
    [id],
  );
  return rows.map(({ paidAt, ...win }) => ({ win, paidAt }));
}
