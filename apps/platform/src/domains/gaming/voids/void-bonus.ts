/** The bonus money of a round that is voided: where it goes, and whether there is enough of it. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { BonusState } from '#domains/wallet/bonuses/bonuses.ts';

/** Minor units; absent where the round counts for no bonus. */
export type RoundBonus = {
  id: bigint;
  state: BonusState;
  /** Bonus money that may be staked now. */
  balance: bigint;
  bonusStake: bigint;
  bonusPayout: bigint;
};

/** The bonus a round counts for, read under the lock of its member's cash. */
export async function readRoundBonus(
  transaction: Transaction,
  roundId: bigint,
): Promise<RoundBonus | undefined> {
  const { rows } = await transaction.query<RoundBonus>(
    `SELECT b.id, b.state, a.balance, coalesce(r.bonus_stake, 0) AS "bonusStake",
            coalesce(r.bonus_payout, 0) AS "bonusPayout"
       FROM rounds r JOIN bonuses b ON b.id = r.bonus_id
       JOIN accounts a ON a.id = b.bonus_account_id
      WHERE r.id = $1`,
    [roundId],
  );
  return rows[0];
}

/** What the member has too little of for the win to be taken back, in cash and bonus money. */
export function missingFor(
  round: { stake: bigint; payout: bigint },
  cash: bigint,
  bonus: RoundBonus | undefined,
): bigint {
  const { stake, payout } = round;
  if (!bonus || bonus.state === 'completed' || bonus.state === 'used_up') {
    return atLeastNothing(payout - stake - cash);
  }
  const { bonusStake, bonusPayout, balance } = bonus;
  const inCash = atLeastNothing(payout - bonusPayout - (stake - bonusStake) - cash);
  // Of one that was given up or expired nothing is the member's any more.
  const isGone = bonus.state !== 'active';
  return inCash + (isGone ? 0n : atLeastNothing(bonusPayout - bonusStake - balance));
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
