/** One event being judged: the state as far as it has come, and what is wanted so far. */
import { boundsOf, fitOffer } from '#frame/shell/stakes/stake-offer.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import { type Fault, pauseAfter } from './fault.ts';
import type { RefusalMeaning } from './refusal-meaning.ts';
import type { RoundEffect, Stamp, Step } from './round-events.ts';
import type { RoundPhase, RoundRules, RoundState, SessionState } from './round-state.ts';

export type Turn<Round> = Step<Round> & {
  readonly rules: RoundRules<Round>;
  readonly stamp: Stamp;
};

export function setSession<Round>(turn: Turn<Round>, patch: Partial<SessionState>): Turn<Round> {
  const { session, round } = turn.state;
  return { ...turn, state: { session: { ...session, ...patch }, round } };
}

export function setRound<Round>(turn: Turn<Round>, patch: Partial<RoundState<Round>>): Turn<Round> {
  const { session, round } = turn.state;
  return { ...turn, state: { session, round: { ...round, ...patch } } };
}

export function enter<Round>(turn: Turn<Round>, phase: RoundPhase<Round>): Turn<Round> {
  return setRound(turn, { phase });
}

export function want<Round>(
  turn: Turn<Round>,
  ...effects: readonly RoundEffect<Round>[]
): Turn<Round> {
  return { ...turn, effects: [...turn.effects, ...effects] };
}

export function askBalance<Round>(turn: Turn<Round>, isForced: boolean): Turn<Round> {
  return want(turn, { type: 'ask-balance', ask: { key: turn.stamp.key, isForced } });
}

/** Minor units at the present stake; null where no round begins so. */
export function priceOf<Round>(
  rules: RoundRules<Round>,
  stake: bigint,
  choice: string | null,
): bigint | null {
  if (choice === null) return stake;
  const price = rules.priceOf(choice);
  return price === null ? null : stake * BigInt(price);
}

/** No answer came: the same is asked again after a pause. Null: the server has decided. */
export function pauseFor<Round>(
  turn: Turn<Round>,
  fault: Fault,
  attempt: number,
): Turn<Round> | null {
  if (fault.outcome !== 'unknown') return null;
  const ms = Math.min(
    pauseAfter(fault.retryAfterMs, attempt),
    turn.rules.longestPauseMs ?? Number.POSITIVE_INFINITY,
  );
  return want(setSession(turn, { waiting: fault.waiting }), { type: 'timer', ms });
}

/** Keeps in words why the server said no; an earlier round that is still open is only named. */
export function refuse<Round>(turn: Turn<Round>, meaning: RefusalMeaning): Turn<Round> {
  const waited = setSession(turn, { waiting: null });
  // Too late for one round of everybody is no reason against the next.
  if (meaning.means === 'missed') return waited;
  const stopped = setRound(waited, { autoplay: null, isQueued: false });
  switch (meaning.means) {
    case 'ending':
      return setSession(stopped, { ending: meaning.ending });
    case 'other-round':
      return stopped;
    case 'limit':
      return setSession(stopped, { trouble: meaning.trouble, limitPeriod: meaning.period });
    case 'stake':
      return keepWithin(stopped, meaning.bounds);
    case 'trouble': {
      const { trouble, balance } = meaning;
      const known = balance === null ? {} : { balance: toMinor(balance, turn.rules.currency) };
      const told = setSession(stopped, { trouble, ...known });
      if (trouble !== 'free_rounds_over') return told;
      return want(setSession(told, { freeRounds: null }), { type: 'ask-free-rounds' });
    }
  }
}

/** A stake was refused: the next lies within the bounds the server told, where it told any. */
function keepWithin<Round>(turn: Turn<Round>, told: unknown): Turn<Round> {
  const { rules, state } = turn;
  const bounds = boundsOf(told, rules.currency) ?? state.session.offer.bounds;
  const offer = rules.offerWithin(bounds);
  const fitting = setRound(turn, { stake: fitOffer(offer, state.round.stake) });
  return setSession(fitting, { offer, trouble: 'stake_not_offered' });
}
