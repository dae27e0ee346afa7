/** What the round machine knows: the session all stakes share, and the life of one stake. */
import type { Seeds } from '@bahati/contract/games-frame/round-facts.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { AutoplayRun, AutoplayStop } from '#frame/shell/autoplay/autoplay.ts';
import type { Fault, Waiting } from './fault.ts';
import type { FreeRoundFacts, FreeRounds, FreeRoundsEnd } from './free-rounds.ts';
import type { FreeSpinCount } from '#frame/shell/layout/slot-stage.ts';
import type { Ending, LimitPeriod, Trouble } from './refusal-meaning.ts';
import type { StakeBounds, StakeOffer } from '#frame/shell/stakes/stake-offer.ts';

/** What all stakes of this frame share. */
export type SessionState = {
  /** Minor units, as far as the server has told; a stake in play is taken off at once. */
  readonly balance: bigint;
  /** Money came or went elsewhere while a round was on: asked for once it is over. */
  readonly isBalanceOld: boolean;
  readonly offer: StakeOffer;
  /** Minor units: what the round that was last wished for costs. */
  readonly cost: bigint;
  readonly waiting: Waiting | 'other-round' | null;
  readonly trouble: Trouble | null;
  /** Of a limit that is reached: the period it counts by. */
  readonly limitPeriod: LimitPeriod;
  readonly ending: Ending | null;
  /** Played before the player stakes; null: there are none. */
  readonly freeRounds: FreeRounds | null;
  /** They were played; told until it is read. */
  readonly freeRoundsEnd: FreeRoundsEnd | null;
  /** A reality check is due: no round begins until it is answered. */
  readonly isPaused: boolean;
  readonly isTurbo: boolean;
  /** Whether a spin by hand may go on to double its win. */
  readonly isGamble: boolean;
  readonly seeds: Seeds;
  /** How many stakes are in play. */
  readonly playing: number;
  /** Since the game was opened. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly rounds: number;
};

/** One stake as it is asked for; sent again unchanged until the server has decided. */
export type StakeRequest = {
  readonly idempotencyKey: string;
  /** Minor units. */
  readonly stake: bigint;
  /** How the round begins; null: plainly. */
  readonly choice: string | null;
  /** The round of everybody that the stake is on; null: the player has the round alone. */
  readonly sharedRoundId: string | null;
  /** A free round of this grant; null: the player stakes. */
  readonly grantId: string | null;
};

/** One action of the player in an open round; sent again unchanged until the server has decided. */
export type ActionRequest = {
  readonly idempotencyKey: string;
  readonly roundId: string;
  /** Of the actions of this round, counted from 1. */
  readonly sequence: number;
  readonly action: string;
};

/** When the round was wished for, by the runner's clock; null: it was begun elsewhere. */
export type StartedAt = number | null;

/** How often something was asked; between two tries it is waited. */
type Asking = { readonly attempt: number; readonly isPausing: boolean };

type Told<Round> = { readonly round: Round; readonly startedAtMs: StartedAt };

export type RoundPhase<Round = FrameRound> =
  | { readonly at: 'idle' }
  /** The balance looked too small: it is asked for again before anything is staked. */
  | {
      readonly at: 'checking';
      readonly key: string;
      readonly choice: string | null;
      readonly sharedRoundId: string | null;
    }
  /** The stake is asked for. While no answer comes, its outcome is unknown. */
  | ({
      readonly at: 'placing';
      readonly request: StakeRequest;
      readonly cost: bigint;
      readonly startedAtMs: number;
      /** News of it that do not say yet whether it was taken. */
      readonly news: Round | null;
    } & Asking)
  /** Refused; the stage goes back to where it stood before the reason is told. */
  | { readonly at: 'abandoning'; readonly fault: Fault }
  /** An earlier round, of another tab or before a crash, is looked for. */
  | ({ readonly at: 'awaiting-other'; readonly roundId: string; readonly key: string } & Asking)
  | ({ readonly at: 'showing' } & Told<Round>)
  /** The round waits for the player, or for what everybody's round brings. */
  | ({ readonly at: 'acting' } & Told<Round>)
  | ({ readonly at: 'sending'; readonly request: ActionRequest } & Told<Round> & Asking)
  | ({
      readonly at: 'showing-action';
      readonly action: string;
      readonly answer: Round;
    } & Told<Round>)
  /** An action was refused: where the round stands now is only ever the server's word. */
  | ({ readonly at: 'finding'; readonly key: string; readonly action: string } & Told<Round> &
      Asking)
  /** The end of the round stays in view until it is left. */
  | ({ readonly at: 'ending' } & Told<Round>)
  /** Told sooner than the jurisdiction lets rounds follow one another. */
  | { readonly at: 'cycling'; readonly round: Round | null }
  /** A round has just ended: for a moment a press begins no other. */
  | { readonly at: 'settling' };

/** The life of one stake, and what the next one will be. */
export type RoundState<Round = FrameRound> = {
  readonly phase: RoundPhase<Round>;
  /** Rounds begun elsewhere that are still to be shown. */
  readonly recalls: readonly Round[];
  /** Minor units: what the next round stakes. */
  readonly stake: bigint;
  /** How the next round begins; null: plainly. */
  readonly opening: string | null;
  /** Fields whose text cannot be taken: no round is wished for until they are right. */
  readonly wrongFields: readonly string[];
  /** One was wished for nevertheless: what is wrong is said. */
  readonly isWrongTold: boolean;
  /** The round of everybody that a stake could be on now. */
  readonly sharedRoundId: string | null;
  /** The player wishes to bet on the next round of everybody. */
  readonly isQueued: boolean;
  readonly autoplay: AutoplayRun | null;
  readonly autoplayStopped: AutoplayStop | null;
  readonly freeSpins: FreeSpinCount | null;
  readonly outcome: Outcome<Round> | null;
};

/** What the last round came to, for ears and eyes. */
export type Outcome<Round = FrameRound> = { readonly round: Round; readonly isReplay: boolean };

export type MachineState<Round = FrameRound> = {
  readonly session: SessionState;
  readonly round: RoundState<Round>;
};

/** What the machine has to know of a round, whatever its game. */
export type RoundFacts = {
  readonly roundId: string;
  readonly sharedRoundId: string | null;
  readonly actions: readonly string[];
  /** How many actions were taken. */
  readonly acted: number;
  readonly isOver: boolean;
  /** Grows as the round goes on: news may come twice and out of order. */
  readonly rank: number;
  /** Minor units that are certain by now. */
  readonly staked: bigint;
  readonly won: bigint;
  /** False: the stake came back, or was never taken. */
  readonly isPlayed: boolean;
  /** Minor units: what the wallet said last; null: nothing yet. */
  readonly balance: bigint | null;
  /** Null: the player's own seeds do not decide it. */
  readonly seeds: Seeds | null;
  /** Absent: its player staked. */
  readonly freeRound?: FreeRoundFacts;
};

/** What differs between games and jurisdictions. All of it is pure. */
export type RoundRules<Round = FrameRound> = {
  readonly currency: Currency;
  readonly canBet: boolean;
  readonly isTurboAllowed: boolean;
  readonly isAutoplayAllowed: boolean;
  readonly minimumCycleMs: number;
  /** No pause before asking again is longer; absent: as the server and doubling say. */
  readonly longestPauseMs?: number;
  /**
   * Everybody plays the same round: when it opens and what it brings is told, its picture is not
   * the stake's own, and automatic play waits for the next one.
   */
  readonly isShared: boolean;
  /** Automatic play knows what to do in a round that waits. */
  readonly canActByItself: boolean;
  /** In stakes; null: no round begins so. */
  readonly priceOf: (choice: string) => number | null;
  readonly offerWithin: (bounds: StakeBounds) => StakeOffer;
  readonly factsOf: (round: Round) => RoundFacts;
  /** Minor units: what the round has won as far as it has gone. */
  readonly wonSoFar: (round: Round) => bigint;
  /** The end of this round stays in view until it is left. */
  readonly hasEnd: (round: Round) => boolean;
};

/** A round in which the player acts, from the first question until its end has been read. */
export type ActingRound<Round = FrameRound> = {
  /** As far as it has been shown. Without actions it is over and waits to be left. */
  readonly round: Round;
  /** What was just done, until it has been shown. */
  readonly doing: string | null;
  /** What came of it, while that is being shown. */
  readonly answer: Round | null;
};

/** What the phase means for a screen. */
export type RoundView<Round = FrameRound> = RoundState<Round> & {
  /** From the press of the button until the round has been told. */
  readonly isBusy: boolean;
  readonly isSettling: boolean;
  readonly acting: ActingRound<Round> | null;
};

/** A stake before anything is wished for. */
export function firstRound<Round>(stake: bigint, opening: string | null): RoundState<Round> {
  return {
    phase: { at: 'idle' },
    recalls: [],
    stake,
    opening,
    wrongFields: [],
    isWrongTold: false,
    sharedRoundId: null,
    isQueued: false,
    autoplay: null,
    autoplayStopped: null,
    freeSpins: null,
    outcome: null,
  };
}

export function isBusy({ at }: Pick<RoundPhase<unknown>, 'at'>): boolean {
  return at !== 'idle' && at !== 'checking' && at !== 'settling';
}

/** Nothing is held back from the balance in view: what the server says of it now is so. */
export function isCalm(phase: Pick<RoundPhase<unknown>, 'at'>): boolean {
  return !isBusy(phase) || phase.at === 'acting' || phase.at === 'ending';
}

export function viewOf<Round>(state: RoundState<Round>): RoundView<Round> {
  const { phase } = state;
  return {
    ...state,
    isBusy: isBusy(phase),
    isSettling: phase.at === 'settling',
    acting: actingOf(phase),
  };
}

function actingOf<Round>(phase: RoundPhase<Round>): ActingRound<Round> | null {
  switch (phase.at) {
    case 'acting':
    case 'ending':
      return { round: phase.round, doing: null, answer: null };
    case 'sending':
      return { round: phase.round, doing: phase.request.action, answer: null };
    case 'finding':
      return { round: phase.round, doing: phase.action, answer: null };
    case 'showing-action':
      return { round: phase.round, doing: phase.action, answer: phase.answer };
    default:
      return null;
  }
}
