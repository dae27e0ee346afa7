/**
 * One paid round. Its outcome is fixed and committed before money is asked for; then the wallet
 * takes the stake and pays the payout in one call. Whatever breaks in between, the same request
 * answers the same round, and the wallet is asked until it has said yes or no.
 */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { awaitDecision } from './await-decision.ts';
import { commitRound } from './commit-round.ts';
import { voidedCode } from './decide-round.ts';
import { showRound } from './show-round.ts';
import type { StoredRound } from './stored-round.ts';

/** Refusals of the wallet the frame is told by a word of its own. */
const frameRefusals: Readonly<Record<string, string>> = {
  stake_out_of_range: 'stake_not_offered',
  currency_mismatch: 'session_invalid',
  member_not_found: 'session_invalid',
  game_not_found: 'game_under_maintenance',
  round_closed: voidedCode,
  bet_rolled_back: voidedCode,
};

/** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
export async function playRound(
  context: Context,
  session: FrameSession,
  { requestId, stake }: { requestId: string; stake: string },
): Promise<SlotRound> {
  const game = gameByCode(session.gameCode);
  const amount = parseAmount(stake, session.currency);
  if (amount === undefined || !game.stakes(session.currency).includes(amount)) {
    throw new Refusal('stake_not_offered');
  }
  const { round, isNew } = await commitRound(context, game, session, { requestId, stake: amount });
  const decided = await awaitDecision(context, { round, isHeld: isNew }, context.patienceMs);
  return answer(decided);
}

function answer(round: StoredRound): SlotRound {
  if (round.state === 'settled') return showRound(round);
  if (round.refusalCode === null || round.state === 'voiding') {
    throw new Refusal('retry', { roundId: round.externalId });
  }
  const details = round.refusalDetails ?? {};
  throw new Refusal(frameRefusals[round.refusalCode] ?? round.refusalCode, details);
}
