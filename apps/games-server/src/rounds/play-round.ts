/**
 * One paid round. Its outcome is fixed and committed before money is asked for; then the wallet
 * takes the stake and pays the payout in one call, or takes the stake alone where the player acts
 * next. Whatever breaks in between, the same request answers the same round, and the wallet is
 * asked until it has said yes or no.
 */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { gameByCode } from '#games-server/games/games.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { awaitDecision } from './await-decision.ts';
import { commitRound } from './commit-round.ts';
import { showRound } from './records/show-round.ts';
import type { StoredRound } from './stored-round.ts';
import { toldRefusal } from './told-refusal.ts';

/** Refuses with the codes of the contract, and `retry` while the wallet is silent. */
export async function playRound(
  context: Context,
  session: FrameSession,
  {
    idempotencyKey,
    stake,
    choice,
    grantId,
  }: {
    idempotencyKey: string;
    stake: string;
    choice?: string | undefined;
    grantId?: string | undefined;
  },
): Promise<FrameRound> {
  const game = gameByCode(session.gameCode);
  const amount = parseAmount(stake, session.currency);
  if (amount === undefined || !game.takesStake(session.currency, amount)) {
    throw new Refusal('stake_not_offered');
  }
  const chosen = choice ?? game.choices[0].name;
  const isOffered =
    grantId === undefined ? game.priceOf(chosen) !== null : chosen === game.choices[0].name;
  if (!isOffered) throw new Refusal('choice_not_offered');
  const request = { idempotencyKey, stake: amount, choice: chosen, grantId };
  const { round, isNew } = await commitRound(context, game, session, request);
  const decided = await awaitDecision(context, { round, isHeld: isNew }, context.patienceMs);
  return answer(decided);
}

function answer(round: StoredRound): FrameRound {
  if (round.state === 'settled' || round.state === 'open') return showRound(round);
  if (round.refusalCode === null || round.state === 'voiding') {
    throw new Refusal('retry', { roundId: round.externalId });
  }
  throw toldRefusal(round.refusalCode, round.refusalDetails);
}
