/**
 * The life of a stake in one pure machine: wished for, asked for until the server has decided,
 * shown, played on by the player, ended. Slots, bet games and crash differ by their rules only. The
 * server alone decides outcomes and balances; what is shown before its answer is only its last word
 * less the stake in play. No call, clock, timer or random number is in here: the runner performs the
 * effects and feeds what comes of them back as events.
 */
import { fitOffer, isOffered, stepFrom } from '#frame/shell/stakes/stake-offer.ts';
import { begin, goOn } from './round-autoplay.ts';
import {
  abandoned,
  afterCheck,
  askAgain,
  foundOther,
  hasWrongField,
  notPlaced,
  placed,
  wish,
} from './round-begin.ts';
import type { Fault } from './fault.ts';
import type { RoundEvent, Stamp, Step } from './round-events.ts';
import {
  act,
  acted,
  actionShown,
  close,
  cycled,
  foundAgain,
  landed,
  news,
  nextShared,
  notActed,
  recall,
} from './round-play.ts';
import { isBusy, isCalm, type MachineState, type RoundRules } from './round-state.ts';
import { askBalance, enter, priceOf, setRound, setSession, type Turn, want } from './round-turn.ts';

export function roundMachine<Round>(rules: RoundRules<Round>) {
  return (state: MachineState<Round>, event: RoundEvent<Round>, stamp: Stamp): Step<Round> => {
    const turn = reduce({ rules, state, effects: [], stamp }, event);
    const { state: next, effects } = counted(rules.isShared ? afterRun(turn, state) : turn, state);
    return { state: next, effects };
  };
}

function reduce<Round>(turn: Turn<Round>, event: RoundEvent<Round>): Turn<Round> {
  const { round, session } = turn.state;
  const { phase } = round;
  switch (event.type) {
    case 'press':
      return press(turn);
    case 'buy':
      return round.autoplay ? turn : wish(turn, 'buy');
    case 'bet':
      return wish(turn, round.opening);
    case 'act':
      return act(turn, event.action);
    case 'leave':
      return phase.at === 'ending' ? close(turn, phase.round, phase.startedAtMs) : turn;
    case 'hurry':
      return hurry(turn);
    case 'retry':
      return askAgain(turn);
    case 'time':
      return passTime(turn);
    case 'answered':
      return answered(turn, event.key, event.round);
    case 'failed':
      return failed(turn, event.key, event.fault);
    case 'found':
      if (phase.at === 'awaiting-other' && phase.key === event.key) {
        return foundOther(turn, phase, event.round);
      }
      if (phase.at !== 'finding' || phase.key !== event.key) return turn;
      return foundAgain(turn, phase, event.round);
    case 'told':
      return news(turn, event.round);
    case 'landed':
      return phase.at === 'showing' ? landed(turn, phase) : turn;
    case 'action-shown':
      return phase.at === 'showing-action' ? actionShown(turn, phase) : turn;
    case 'abandoned':
      return phase.at === 'abandoning' ? abandoned(turn, phase.fault) : turn;
    case 'begun': {
      const [first, ...recalls] = event.recalls;
      const stands = want(turn, { type: 'stage-turbo', isTurbo: session.isTurbo });
      return first === undefined ? stands : recall(setRound(stands, { recalls }), first);
    }
    case 'shared-round': {
      const next = nextShared(turn, event.sharedRoundId);
      if (!event.isOpen || next.state.round.phase.at !== 'idle') return next;
      return round.autoplay ? goOn(next) : round.isQueued ? wish(next, round.opening) : next;
    }
    case 'autoplay-started':
      return begin(turn, event.plan);
    case 'pause': {
      const { isPaused } = event;
      const paused = setSession(turn, { isPaused });
      return isPaused ? setRound(paused, { autoplay: null, isQueued: false }) : paused;
    }
    default:
      return settings(turn, event);
  }
}

type Plain =
  | 'queue'
  | 'stake-set'
  | 'stake-moved'
  | 'opening-set'
  | 'field-typed'
  | 'turbo-set'
  | 'gamble-set'
  | 'autoplay-stopped'
  | 'trouble-read'
  | 'free-rounds-read'
  | 'free-rounds-told'
  | 'balance-told'
  | 'balance-failed'
  | 'balance-wanted'
  | 'seeds-told'
  | 'free-spins';

/** What changes a wish or a figure and no round. */
function settings<Round>(
  turn: Turn<Round>,
  event: Extract<RoundEvent<Round>, { type: Plain }>,
): Turn<Round> {
  const { session, round } = turn.state;
  switch (event.type) {
    case 'queue': {
      const { isQueued } = event;
      if (isQueued && hasWrongField(turn)) return setRound(turn, { isWrongTold: true });
      return setRound(turn, { isQueued, ...(!isQueued && { autoplay: null }) });
    }
    case 'stake-set':
      return setStake(turn, event.stake);
    case 'stake-moved':
      return setStake(turn, stepFrom(session.offer, round.stake, event.by));
    case 'opening-set':
      if (isLocked(turn) || round.autoplay) return turn;
      return setRound(turn, { opening: event.opening });
    case 'field-typed': {
      const others = round.wrongFields.filter((field) => field !== event.field);
      const wrongFields = event.isWrong ? [...others, event.field] : others;
      const isWrongTold = round.isWrongTold && wrongFields.length > 0;
      return setRound(turn, { wrongFields, isWrongTold });
    }
    case 'turbo-set': {
      const { isTurbo } = event;
      if (!turn.rules.isTurboAllowed) return turn;
      return want(setSession(turn, { isTurbo }), { type: 'stage-turbo', isTurbo });
    }
    case 'gamble-set':
      return setSession(turn, { isGamble: event.isGamble });
    case 'autoplay-stopped':
      return setRound(turn, { autoplay: null });
    case 'trouble-read':
      return setRound(setSession(turn, { trouble: null }), { autoplayStopped: null });
    case 'free-rounds-read':
      return setSession(turn, { freeRoundsEnd: null });
    case 'free-rounds-told':
      return setSession(turn, { freeRounds: event.freeRounds });
    case 'balance-wanted':
      if (session.ending) return turn;
      if (!isCalm(round.phase)) return setSession(turn, { isBalanceOld: true });
      return askBalance(turn, false);
    case 'balance-told': {
      if (!isCalm(round.phase) && !event.ask.isForced) return turn;
      return checked(setSession(turn, { balance: event.balance }), event.ask.key);
    }
    case 'balance-failed': {
      if (!event.isOver) return checked(turn, event.ask.key);
      const over = setSession(turn, { ending: 'session' });
      return checked(setRound(over, { autoplay: null, isQueued: false }), event.ask.key);
    }
    case 'seeds-told':
      return setSession(turn, { seeds: event.seeds });
    case 'free-spins':
      return setRound(turn, { freeSpins: event.freeSpins });
  }
}

function press<Round>(turn: Turn<Round>): Turn<Round> {
  const { phase, autoplay, opening, stake } = turn.state.round;
  if (autoplay) return setRound(turn, { autoplay: null });
  if (phase.at === 'settling' || phase.at === 'checking') return turn;
  if (phase.at === 'idle') {
    const isGamble = turn.state.session.isGamble && priceOf(turn.rules, stake, 'gamble') !== null;
    return wish(turn, isGamble ? 'gamble' : opening);
  }
  const isActing = ['acting', 'sending', 'showing-action', 'finding', 'ending'].includes(phase.at);
  return isActing ? turn : hurry(turn);
}

/** Shortens what is being shown, where the jurisdiction lets a round be shortened. */
function hurry<Round>(turn: Turn<Round>): Turn<Round> {
  return turn.rules.isTurboAllowed ? want(turn, { type: 'stage-hurry' }) : turn;
}

function passTime<Round>(turn: Turn<Round>): Turn<Round> {
  const { phase } = turn.state.round;
  if (phase.at === 'cycling') return cycled(turn, phase.round);
  if (phase.at === 'settling') return goOn(enter(turn, { at: 'idle' }));
  return askAgain(turn);
}

/** An answer that is no longer waited for begins nothing; of everybody's round it is news. */
function answered<Round>(turn: Turn<Round>, key: string, round: Round): Turn<Round> {
  const { phase } = turn.state.round;
  const isAsked = 'request' in phase && phase.request.idempotencyKey === key;
  if (isAsked && phase.at === 'placing') return placed(turn, phase, round);
  if (isAsked && phase.at === 'sending') return acted(turn, phase, round);
  return turn.rules.isShared ? news(turn, round) : turn;
}

function failed<Round>(turn: Turn<Round>, key: string, fault: Fault): Turn<Round> {
  const { phase } = turn.state.round;
  const isAsked = 'request' in phase && phase.request.idempotencyKey === key;
  if (isAsked && phase.at === 'placing') return notPlaced(turn, phase, fault);
  if (isAsked && phase.at === 'sending') return notActed(turn, phase, fault);
  return phase.at === 'finding' && phase.key === key ? notActed(turn, phase, fault) : turn;
}

/** The check before a stake was waiting for just this answer. */
function checked<Round>(turn: Turn<Round>, key: string): Turn<Round> {
  const { phase } = turn.state.round;
  return phase.at === 'checking' && phase.key === key ? afterCheck(turn) : turn;
}

/**
 * A stake for everybody's next round may be set while the one before is on; that of a bet which
 * waits stays, for it may be placed while half of another is typed.
 */
function isLocked<Round>({ rules, state }: Turn<Round>): boolean {
  const { phase, isQueued } = state.round;
  if (isQueued || phase.at === 'checking') return true;
  return isBusy(phase) && !rules.isShared;
}

/** Keeps count of the stakes in play: a reality check comes in the middle of none. */
function counted<Round>(turn: Turn<Round>, before: MachineState<Round>): Turn<Round> {
  const change = inPlay(turn, turn.state) - inPlay(turn, before);
  return change === 0 ? turn : setSession(turn, { playing: turn.state.session.playing + change });
}

/** What stays of everybody's round once it is over is only its result. */
function inPlay<Round>({ rules }: Turn<Round>, { round }: MachineState<Round>): 0 | 1 {
  const { phase } = round;
  return isBusy(phase) && !(rules.isShared && phase.at === 'ending') ? 1 : 0;
}

/** Once automatic play is over, the player's own stake on everybody's next round is back. */
function afterRun<Round>(turn: Turn<Round>, before: MachineState<Round>): Turn<Round> {
  const { session, round } = turn.state;
  const first = before.round.autoplay?.plan.stakes?.first;
  if (round.autoplay || first === undefined) return turn;
  return setRound(turn, { stake: fitOffer(session.offer, first) });
}

function setStake<Round>(turn: Turn<Round>, stake: bigint | undefined): Turn<Round> {
  const { offer } = turn.state.session;
  if (stake === undefined || isLocked(turn) || !isOffered(offer, stake)) return turn;
  return setRound(turn, { stake });
}
