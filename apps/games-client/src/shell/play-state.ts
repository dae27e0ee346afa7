/** Everything the screens need to know about the play, in one value. */
import type { Seeds } from '@bahati/contract/games-frame/round-facts.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { AutoplayRun, AutoplayStop } from './autoplay.ts';
import type { FreeSpinCount } from './slot-stage.ts';
import type { Waiting } from './round-request.ts';
import type { StakeOffer } from './stake-offer.ts';

/** Why play is over in this frame. */
export type Ending = 'session' | 'maintenance';

/** A "no" of the server the player has to read. */
export type Trouble =
  | 'insufficient_funds'
  | 'bets_blocked'
  | 'stake_limit'
  | 'loss_limit'
  | 'session_limit'
  | 'need_true_account'
  | 'stake_not_offered'
  | 'round_voided'
  | 'choice_not_offered'
  | 'act_out_of_order'
  | 'action_not_allowed'
  | 'other';

export type LimitPeriod = 'day' | 'week' | 'month';

/** What the last round came to, for ears and eyes. */
export type Outcome = { readonly round: FrameRound; readonly isReplay: boolean };

/** A round in which the player acts, from the first question until its end has been read. */
export type ActingRound<Round = FrameRound> = {
  /** As far as it has been shown. Without actions it is over and waits to be left. */
  readonly round: Round;
  /** What was just done, until it has been shown. */
  readonly doing: string | null;
  /** What came of it, while that is being shown. */
  readonly answer: Round | null;
};

export type PlayState = {
  /** From the press of the button until the round has been told. */
  readonly isBusy: boolean;
  /** A round has just ended: for a moment a press begins no other. */
  readonly isSettling: boolean;
  /** Minor units, as far as the server has told; a stake in play is taken off at once. */
  readonly balance: bigint;
  /** Minor units: what the next round stakes. */
  readonly stake: bigint;
  readonly offer: StakeOffer;
  /** How the next round begins; null: plainly. */
  readonly opening: string | null;
  /** Minor units: what the round that was last wished for costs. */
  readonly cost: bigint;
  readonly waiting: Waiting | 'other-round' | null;
  readonly trouble: Trouble | null;
  /** Of a limit that is reached: the period it counts by. */
  readonly limitPeriod: LimitPeriod;
  readonly ending: Ending | null;
  readonly autoplay: AutoplayRun | null;
  readonly autoplayStopped: AutoplayStop | null;
  readonly freeSpins: FreeSpinCount | null;
  readonly acting: ActingRound | null;
  readonly isTurbo: boolean;
  /** Whether a spin by hand may go on to double its win. */
  readonly isGamble: boolean;
  readonly seeds: Seeds;
  readonly outcome: Outcome | null;
  /** Since the game was opened. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly rounds: number;
};

/** The win on the meter: changes every frame while it counts, so it has a store of its own. */
export type Meter = { readonly win: bigint; readonly isFinal: boolean };
