/** The next round of a grant, taken in the transaction that fixes it. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { isBarred, readGrant } from './granted-rounds.ts';

/** A round of a grant before it is drawn; `left` is what it can pay at most, in minor units. */
export type GrantedRound = { grantId: bigint; number: number; left: bigint };

/** Refuses `free_rounds_over`, `bets_blocked`, and `stake_not_offered` for another stake. */
export async function takeGrantedRound(
  transaction: Transaction,
  session: FrameSession,
  { grantId, stake }: { grantId: string; stake: bigint },
): Promise<GrantedRound> {
  const grant = await readGrant(transaction, grantId, 'FOR UPDATE');
  const isOwn =
    grant !== undefined &&
    !isBarred(grant) &&
    grant.memberId === session.memberId &&
    grant.gameCode === session.gameCode &&
    grant.currency === session.currency;
  if (!isOwn || grant.state !== 'active' || grant.isExpired || grant.begun === grant.rounds) {
    throw new Refusal('free_rounds_over');
  }
  if (!session.canBet) throw new Refusal('bets_blocked');
  if (grant.stake !== stake) throw new Refusal('stake_not_offered');
  return { grantId: grant.id, number: grant.begun + 1, left: grant.cap - grant.won };
}

/** Counts a round with what it pays. */
export async function countGrantedRound(
  transaction: Transaction,
  { grantId, number }: GrantedRound,
  payout: bigint,
): Promise<void> {
  await transaction.query(
    'UPDATE games.round_grants SET begun = $2, won = won + $3 WHERE id = $1',
    [grantId, number, payout],
  );
}
