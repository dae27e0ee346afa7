/** From the server's word that there is a round until its end has been seen. */
import { afterRound, nextStake, reasonToStop } from '#frame/shell/autoplay/autoplay.ts';
import { afterFreeRound } from './free-rounds.ts';
import { nextSeeds } from './next-seeds.ts';
import type { Fault } from './fault.ts';
import type { RoundFacts, RoundPhase, StartedAt } from './round-state.ts';
import {
  askBalance,
  enter,
  pauseFor,
  refuse,
  setRound,
  setSession,
  type Turn,
  want,
} from './round-turn.ts';

type At<Round, Name extends RoundPhase['at']> = Extract<RoundPhase<Round>, { at: Name }>;
type Told<Round> = { readonly round: Round; readonly startedAtMs: StartedAt };

/** A press this soon after a round was meant to shorten that round, not to stake on another. */
const lateHurryMs = 250;
const betweenAutoRoundsMs = 260;

/** Shows a round that was begun elsewhere, and goes on with it where it waits for the player. */
export function recall<Round>(turn: Turn<Round>, round: Round): Turn<Round> {
  return show(want(turn, { type: 'stage-start' }), { round, startedAtMs: null });
}

export function show<Round>(turn: Turn<Round>, told: Told<Round>): Turn<Round> {
  return want(
    enter(turn, { at: 'showing', ...told }),
    { type: 'meter', win: 0n, isFinal: false },
    { type: 'stage-land', round: told.round },
  );
}

export function landed<Round>(turn: Turn<Round>, { round, startedAtMs }: At<Round, 'showing'>) {
  const isRecalled = startedAtMs === null;
  return stand(inView(turn, { before: null, isRecalled }, round), { round, startedAtMs });
}

type Known = {
  /** What was in view of it; null: nothing yet. */
  readonly before: RoundFacts | null;
  /** It was begun elsewhere: what the wallet said then is not what it holds now. */
  readonly isRecalled: boolean;
};

/** What has been shown of a round is counted, and its money is in view. */
function inView<Round>(turn: Turn<Round>, { before, isRecalled }: Known, round: Round) {
  const { rules } = turn;
  const facts = rules.factsOf(round);
  const { balance, staked, won } = turn.state.session;
  const isOld = isRecalled || (before !== null && !hasMovedMoney(before, facts));
  const counted = setSession(turn, {
    balance: isOld ? balance : (facts.balance ?? balance),
    ...(rules.isShared && {
      staked: staked + facts.staked - (before?.staked ?? 0n),
      won: won + facts.won - (before?.won ?? 0n),
    }),
  });
  const shown = want(counted, { type: 'meter', win: rules.wonSoFar(round), isFinal: true });
  return isRecalled ? askBalance(shown, false) : shown;
}

/** Of an action that moved no money the answer repeats what the wallet said before it. */
function hasMovedMoney(before: RoundFacts, { isOver, staked, balance }: RoundFacts): boolean {
  return isOver || staked !== before.staked || balance !== before.balance;
}

/** The round waits for the player, or is over. */
function stand<Round>(turn: Turn<Round>, told: Told<Round>): Turn<Round> {
  if (turn.rules.factsOf(told.round).isOver) return finish(turn, told);
  const acting = enter(turn, { at: 'acting', ...told });
  const isByItself = turn.state.round.autoplay !== null && turn.rules.canActByItself;
  return isByItself ? want(acting, { type: 'choose-action', round: told.round }) : acting;
}

/** What the player does; anything the round does not allow now is not heard. */
export function act<Round>(turn: Turn<Round>, action: string): Turn<Round> {
  const { phase } = turn.state.round;
  if (phase.at !== 'acting') return turn;
  const { round, startedAtMs } = phase;
  const { roundId, acted, actions } = turn.rules.factsOf(round);
  if (!actions.includes(action)) return turn;
  const { key: idempotencyKey } = turn.stamp;
  const request = { idempotencyKey, roundId, sequence: acted + 1, action };
  const asking = { attempt: 0, isPausing: false };
  const sending = enter(turn, { at: 'sending', round, startedAtMs, request, ...asking });
  return want(sending, { type: 'act', request });
}

export function acted<Round>(
  turn: Turn<Round>,
  { round, startedAtMs, request }: At<Round, 'sending'>,
  answer: Round,
): Turn<Round> {
  const decided = setSession(turn, { waiting: null });
  if (turn.rules.isShared)
    return news(enter(decided, { at: 'acting', round, startedAtMs }), answer);
  const { action } = request;
  return want(enter(decided, { at: 'showing-action', round, startedAtMs, action, answer }), {
    type: 'stage-action',
    round: answer,
  });
}

/** What came of an action is in view before its money is. */
export function actionShown<Round>(turn: Turn<Round>, phase: At<Round, 'showing-action'>) {
  const { answer: round, startedAtMs } = phase;
  const before = turn.rules.factsOf(phase.round);
  return stand(inView(turn, { before, isRecalled: false }, round), { round, startedAtMs });
}

export function notActed<Round>(
  turn: Turn<Round>,
  phase: At<Round, 'sending'> | At<Round, 'finding'>,
  fault: Fault,
): Turn<Round> {
  const pausing = pauseFor(turn, fault, phase.attempt);
  if (pausing) return enter(pausing, { ...phase, attempt: phase.attempt + 1, isPausing: true });
  if (fault.outcome !== 'refused') return turn;
  const told = refuse(turn, fault.meaning);
  const { round, startedAtMs } = phase;
  // What became of everybody's round is told to all; the stake stands as it did.
  if (turn.rules.isShared) {
    return askBalance(enter(told, { at: 'acting', round, startedAtMs }), true);
  }
  if (phase.at === 'finding' || told.state.session.ending) return lost(told, startedAtMs);
  const { key } = turn.stamp;
  const { action } = phase.request;
  const asking = { key, action, attempt: 0, isPausing: false };
  const { roundId } = phase.request;
  return want(enter(told, { at: 'finding', round, startedAtMs, ...asking }), {
    type: 'find',
    key,
    roundId,
    isAny: false,
  });
}

/** Another window, or the operator after a long absence, may have gone on with the round. */
export function foundAgain<Round>(
  turn: Turn<Round>,
  { startedAtMs }: At<Round, 'finding'>,
  round: Round | null,
): Turn<Round> {
  const decided = setSession(turn, { waiting: null });
  if (round === null) return lost(decided, startedAtMs);
  return stand(askBalance(decided, true), { round, startedAtMs });
}

/** Neither open nor among the newest: the balance tells what became of it. */
function lost<Round>(turn: Turn<Round>, startedAtMs: StartedAt): Turn<Round> {
  return close(askBalance(turn, true), null, startedAtMs);
}

function finish<Round>(turn: Turn<Round>, told: Told<Round>): Turn<Round> {
  const { rules, state } = turn;
  const { round, startedAtMs } = told;
  const facts = rules.factsOf(round);
  const isReplay = startedAtMs === null;
  const isCounted = facts.isPlayed && (rules.isShared || !isReplay);
  const { staked, won, rounds, seeds } = state.session;
  const settled = setSession(turn, {
    ...(facts.freeRound && afterFreeRound(state.session, facts.freeRound)),
    seeds: facts.seeds ? nextSeeds(seeds, facts.seeds) : seeds,
    ...(isCounted && { rounds: rounds + 1 }),
    ...(isCounted && !rules.isShared && { staked: staked + facts.staked, won: won + facts.won }),
  });
  const shown = want(
    setRound(settled, { outcome: { round, isReplay }, freeSpins: null }),
    { type: 'meter', win: facts.won, isFinal: true },
    { type: 'tell-balance-changed' },
    { type: 'tell-seen', roundId: facts.roundId },
  );
  // News of two stakes on everybody's round may come in any order.
  const isLast = facts.freeRound !== undefined && facts.freeRound.number === facts.freeRound.rounds;
  const played = isLast ? want(shown, { type: 'ask-free-rounds' }) : shown;
  const over = rules.isShared ? askBalance(count(played, round), true) : played;
  if (rules.hasEnd(round)) return enter(over, { at: 'ending', ...told });
  return close(over, round, startedAtMs);
}

/** The end has been seen; a round of the player's own is followed by the next only in its time. */
export function close<Round>(
  turn: Turn<Round>,
  round: Round | null,
  startedAtMs: StartedAt,
): Turn<Round> {
  if (turn.rules.isShared) return enter(turn, { at: 'idle' });
  if (startedAtMs === null) return settle(turn);
  const ms = startedAtMs + turn.rules.minimumCycleMs - turn.stamp.nowMs;
  if (ms <= 0) return cycled(turn, round);
  return want(enter(turn, { at: 'cycling', round }), { type: 'timer', ms });
}

export function cycled<Round>(turn: Turn<Round>, round: Round | null): Turn<Round> {
  return settle(round === null ? setRound(turn, { autoplay: null }) : count(turn, round));
}

/** Shows the next of what was begun elsewhere; else a moment passes before a press counts. */
export function settle<Round>(turn: Turn<Round>): Turn<Round> {
  const { recalls, autoplay } = turn.state.round;
  const [next, ...left] = recalls;
  if (next !== undefined) return recall(setRound(turn, { recalls: left }), next);
  const ms = autoplay ? betweenAutoRoundsMs : lateHurryMs;
  const settling = want(enter(turn, { at: 'settling' }), { type: 'timer', ms });
  if (!turn.state.session.isBalanceOld) return settling;
  return askBalance(setSession(settling, { isBalanceOld: false }), false);
}

/** Counts a round of automatic play: how the next one is staked, or why there is none. */
function count<Round>(turn: Turn<Round>, round: Round): Turn<Round> {
  const { autoplay, stake } = turn.state.round;
  const { staked, won, isPlayed } = turn.rules.factsOf(round);
  if (!autoplay || !isPlayed) return turn;
  const told = { stake: staked, payout: won };
  const after = afterRound(autoplay, told);
  const next = nextStake(autoplay.plan, stake, told);
  const stop = after.stop ?? (next === null ? 'stake_cap' : reasonToStop(after.run, next));
  if (stop) return setRound(turn, { autoplay: null, autoplayStopped: stop });
  return setRound(turn, { autoplay: after.run, stake: next ?? stake });
}

/** News of a stake on everybody's round, told to whoever holds it. */
export function news<Round>(turn: Turn<Round>, round: Round, isAnswer = false): Turn<Round> {
  const { phase, sharedRoundId } = turn.state.round;
  const facts = turn.rules.factsOf(round);
  if (isOlder(facts.sharedRoundId, sharedRoundId)) return askBalance(turn, true);
  // Only the answer tells why a stake was not taken.
  if (phase.at === 'placing' && facts.staked === 0n) return enter(turn, { ...phase, news: round });
  const known = 'round' in phase && phase.round !== null ? phase.round : null;
  const before = known === null ? null : turn.rules.factsOf(known);
  if (before?.roundId !== facts.roundId) {
    const isRecalled = !isAnswer && phase.at !== 'placing';
    return stand(inView(turn, { before: null, isRecalled }, round), { round, startedAtMs: null });
  }
  if (before.rank > facts.rank) return turn;
  const counted = inView(turn, { before, isRecalled: false }, round);
  if (phase.at === 'sending' && !facts.isOver) return enter(counted, { ...phase, round });
  if (before.isOver) return enter(counted, { at: 'ending', round, startedAtMs: null });
  return stand(counted, { round, startedAtMs: null });
}

function isOlder(id: string | null, present: string | null): boolean {
  return id !== null && present !== null && BigInt(id) < BigInt(present);
}

/** Everybody's next round: what stood on the one before is over, but for what is still unknown. */
export function nextShared<Round>(turn: Turn<Round>, sharedRoundId: string): Turn<Round> {
  const { phase, sharedRoundId: before } = turn.state.round;
  const next = setRound(turn, { sharedRoundId });
  if (before === sharedRoundId) return next;
  if (phase.at === 'acting' || phase.at === 'ending') return enter(next, { at: 'idle' });
  if (phase.at !== 'sending') return next;
  return setSession(enter(next, { at: 'idle' }), { waiting: null });
}
