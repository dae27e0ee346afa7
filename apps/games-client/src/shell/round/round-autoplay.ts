/** Rounds that begin by themselves, one after another. */
import { type AutoplayPlan, reasonToStop, startAutoplay } from '#frame/shell/autoplay/autoplay.ts';
import { fitOffer, isOffered } from '#frame/shell/stakes/stake-offer.ts';
import { hasWrongField, wish } from './round-begin.ts';
import { isBusy } from './round-state.ts';
import { priceOf, setRound, type Turn } from './round-turn.ts';

/** What a round without a choice of its own is called by the server. */
const plainChoice = 'spin';

export function begin<Round>(turn: Turn<Round>, plan: AutoplayPlan): Turn<Round> {
  const { rules, state } = turn;
  // What the player need not pay is played by hand.
  if (!rules.isAutoplayAllowed || state.session.freeRounds) return turn;
  if (hasWrongField(turn)) return setRound(turn, { isWrongTold: true });
  const { phase, stake } = state.round;
  const started = setRound(turn, { autoplay: startAutoplay(plan), autoplayStopped: null });
  // Everybody's rounds are bet on as they open; one that is on already does not stand in the way.
  if (rules.isShared) return setRound(started, { stake: fitOffer(state.session.offer, stake) });
  return isBusy(phase) || phase.at === 'checking' ? turn : goOn(started);
}

/** The next round, where its stake is still offered and no limit is reached. */
export function goOn<Round>(turn: Turn<Round>): Turn<Round> {
  const { rules, state } = turn;
  const { autoplay, stake, opening } = state.round;
  if (!autoplay) return turn;
  const cost = priceOf(rules, stake, opening ?? plainChoice) ?? stake;
  const isGone = rules.isShared && !isOffered(state.session.offer, stake);
  const stop = isGone ? 'stake_cap' : reasonToStop(autoplay, cost);
  if (stop) return setRound(turn, { autoplay: null, autoplayStopped: stop });
  return wish(turn, opening);
}
