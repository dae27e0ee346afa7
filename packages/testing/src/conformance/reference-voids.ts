/** Voids of closed rounds: every stake back and every win taken back, of all rounds or of none. */
import { toDecimal } from '@bahati/money/money.ts';
import type { Answer, ReferenceState } from './reference-state.ts';

export type RoundVoids = { rounds: readonly { roundId: string; memberId: string }[] };

export function voidRounds(wallet: ReferenceState, { rounds }: RoundVoids): Answer {
  if (!wallet.profile.mayVoidRounds) return { success: false, code: 'void_not_allowed' };
  const found = rounds.map(({ roundId, memberId }) => ({
    roundId,
    member: wallet.members.get(memberId),
    round: wallet.rounds.get(`${memberId} ${roundId}`),
  }));
  for (const { roundId, member, round } of found) {
    if (!member || !round) return { success: false, code: 'round_not_found', details: { roundId } };
    const missing = round.state === 'voided' ? 0n : round.paid - round.staked - member.balance;
    if (missing > 0n) {
      const details = { roundId, missing: toDecimal(missing, member.currency) };
      return { success: false, code: 'void_short', details };
    }
  }
  for (const { roundId, member, round } of found) {
    if (!member || !round || round.state === 'voided') continue;
    member.balance += round.staked - round.paid;
    Object.assign(round, { staked: 0n, paid: 0n, betCount: 0, state: 'voided' });
    for (const known of wallet.transactions.values()) {
      const isBet = known.kind === 'bet' || known.kind === 'betwin';
      if (isBet && known.memberId === member.id && known.roundId === roundId) {
        known.state = 'rolled_back';
      }
    }
  }
  return { success: true, value: { voided: rounds.length } };
}
