/** From the wish for a round until the server has decided whether there is one. */
import { fitOffer, isWithin } from '#frame/shell/stakes/stake-offer.ts';
import type { Fault } from './fault.ts';
import { news, recall, settle, show } from './round-play.ts';
import type { RoundPhase, StakeRequest } from './round-state.ts';
import {
  askBalance,
  enter,
  pauseFor,
  priceOf,
  refuse,
  setRound,
  setSession,
  type Turn,
  want,
} from './round-turn.ts';

type Placing<Round> = Extract<RoundPhase<Round>, { at: 'placing' }>;
type Awaiting = Extract<RoundPhase, { at: 'awaiting-other' }>;

/** So often an earlier round is looked for before it is given up. */
const mostLooks = 15;
const lookEveryMs = 2000;

/** A round that could not even be asked for ends automatic play. */
function stay<Round>(turn: Turn<Round>): Turn<Round> {
  return setRound(turn, { autoplay: null, isQueued: false });
}

/** A stake is what was typed: while that is none, no round begins with the one before it. */
export function hasWrongField<Round>({ state }: Turn<Round>): boolean {
  return !state.round.autoplay && state.round.wrongFields.length > 0;
}

/** Free rounds begin as any spin does, and in no other way. */
function isPlain(choice: string | null): boolean {
  return choice === null || choice === 'spin';
}

/** Whatever is on already, or forbids it, wins over the wish: a double click stakes once. */
export function wish<Round>(turn: Turn<Round>, choice: string | null): Turn<Round> {
  const { rules, state } = turn;
  const { phase, sharedRoundId } = state.round;
  const { ending, isPaused, offer, balance, freeRounds, freeRoundsEnd } = state.session;
  if (phase.at !== 'idle' && phase.at !== 'settling') return turn;
  if (freeRoundsEnd) return turn;
  if (hasWrongField(turn)) return stay(setRound(turn, { isWrongTold: true }));
  const stake = state.round.autoplay ? state.round.stake : fitOffer(offer, state.round.stake);
  const cost = priceOf(rules, stake, choice);
  if (cost === null || ending || isPaused) return stay(turn);
  if (!rules.canBet) return stay(setSession(turn, { trouble: 'bets_blocked' }));
  if (freeRounds && isPlain(choice)) {
    const { stake: granted, grantId } = freeRounds;
    return place(turn, { choice: null, sharedRoundId, cost: 0n, stake: granted, grantId });
  }
  const wished = setRound(setSession(turn, { cost }), { stake });
  if (!isWithin(offer.bounds, cost) || stake === 0n) {
    return stay(setSession(wished, { trouble: 'stake_not_offered' }));
  }
  if (balance >= cost) {
    return place(wished, { choice, sharedRoundId, cost, stake, grantId: null });
  }
  const { key } = turn.stamp;
  return askBalance(enter(wished, { at: 'checking', key, choice, sharedRoundId }), false);
}

/** Money may have come since the balance was told; now it is known as well as it can be. */
export function afterCheck<Round>(turn: Turn<Round>): Turn<Round> {
  const { phase } = turn.state.round;
  const { balance, cost, ending } = turn.state.session;
  if (phase.at !== 'checking') return turn;
  const { choice, sharedRoundId } = phase;
  const idle = enter(turn, { at: 'idle' });
  if (ending || turn.state.session.isPaused) return stay(idle);
  if (balance >= cost) {
    const { stake } = turn.state.round;
    return place(idle, { choice, sharedRoundId, cost, stake, grantId: null });
  }
  return stay(setSession(idle, { trouble: 'insufficient_funds' }));
}

function place<Round>(
  turn: Turn<Round>,
  { cost, ...on }: Omit<StakeRequest, 'idempotencyKey'> & { cost: bigint },
): Turn<Round> {
  const { key: idempotencyKey, nowMs } = turn.stamp;
  const request = { idempotencyKey, ...on };
  const placing = setRound(turn, {
    phase: {
      at: 'placing',
      request,
      cost,
      startedAtMs: nowMs,
      news: null,
      attempt: 0,
      isPausing: false,
    },
    outcome: null,
    isQueued: false,
  });
  const { balance } = turn.state.session;
  return want(
    setSession(placing, { balance: balance - heldOf(turn, cost), trouble: null }),
    { type: 'meter', win: 0n, isFinal: false },
    { type: 'stage-start' },
    { type: 'place', request },
  );
}

/** A stake of the player's own round is off the balance in view before the wallet says so. */
function heldOf<Round>({ rules }: Turn<Round>, cost: bigint): bigint {
  return rules.isShared ? 0n : cost;
}

export function placed<Round>(turn: Turn<Round>, phase: Placing<Round>, round: Round): Turn<Round> {
  const decided = setSession(turn, { waiting: null });
  if (turn.rules.isShared) return news(enter(decided, { at: 'idle' }), round, true);
  return show(decided, { round, startedAtMs: phase.startedAtMs });
}

export function notPlaced<Round>(
  turn: Turn<Round>,
  phase: Placing<Round>,
  fault: Fault,
): Turn<Round> {
  const pausing = pauseFor(turn, fault, phase.attempt);
  if (pausing) return enter(pausing, { ...phase, attempt: phase.attempt + 1, isPausing: true });
  const { balance } = turn.state.session;
  const back = setSession(turn, { balance: balance + heldOf(turn, phase.cost), waiting: null });
  const leaving = enter(back, { at: 'abandoning', fault });
  if (!turn.rules.isShared) return want(leaving, { type: 'stage-abandon' });
  const refused = abandoned(leaving, fault);
  return phase.news === null ? refused : news(refused, phase.news, true);
}

/** The stage stands as before: why there is no round is told now. */
export function abandoned<Round>(turn: Turn<Round>, fault: Fault): Turn<Round> {
  if (fault.outcome !== 'refused') return turn;
  const { meaning } = fault;
  const told = refuse(turn, meaning);
  if (turn.rules.isShared) return askBalance(enter(told, { at: 'idle' }), true);
  if (meaning.means !== 'other-round') return settle(told);
  const { key } = turn.stamp;
  const { roundId } = meaning;
  return want(
    enter(setSession(told, { waiting: 'other-round' }), {
      at: 'awaiting-other',
      roundId,
      key,
      attempt: 0,
      isPausing: false,
    }),
    { type: 'find', key, roundId, isAny: true },
  );
}

/** An earlier round is gone on with where it waits for the player, else shown when decided. */
export function foundOther<Round>(
  turn: Turn<Round>,
  phase: Awaiting,
  round: Round | null,
): Turn<Round> {
  if (round !== null) return recall(setSession(turn, { waiting: null }), round);
  const attempt = phase.attempt + 1;
  if (attempt < mostLooks) {
    const pausing = enter(turn, { ...phase, attempt, isPausing: true });
    return want(pausing, { type: 'timer', ms: lookEveryMs });
  }
  return settle(askBalance(setSession(turn, { waiting: null }), true));
}

/** The pause before asking again is over, or the player does not want to wait for its end. */
export function askAgain<Round>(turn: Turn<Round>): Turn<Round> {
  const { phase } = turn.state.round;
  switch (phase.at) {
    case 'placing':
      if (!phase.isPausing) return turn;
      return want(enter(turn, { ...phase, isPausing: false }), {
        type: 'place',
        request: phase.request,
      });
    case 'sending':
      if (!phase.isPausing) return turn;
      return want(enter(turn, { ...phase, isPausing: false }), {
        type: 'act',
        request: phase.request,
      });
    case 'awaiting-other': {
      if (!phase.isPausing) return turn;
      const { key, roundId } = phase;
      const asking = enter(turn, { ...phase, isPausing: false });
      return want(asking, { type: 'find', key, roundId, isAny: true });
    }
    case 'finding': {
      if (!phase.isPausing) return turn;
      const { key, round } = phase;
      const { roundId } = turn.rules.factsOf(round);
      const asking = enter(turn, { ...phase, isPausing: false });
      return want(asking, { type: 'find', key, roundId, isAny: false });
    }
    default:
      return turn;
  }
}
