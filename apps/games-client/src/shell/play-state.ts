/** Everything the screens need to know about the play, in one value. */
import type { Seeds, SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { AutoplayRun, AutoplayStop } from './autoplay.ts';
import type { FreeSpinCount } from './slot-stage.ts';
import type { Waiting } from './round-request.ts';

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
  | 'other';

export type LimitPeriod = 'day' | 'week' | 'month';

/** What the last round came to, for ears and eyes. */
export type Outcome = { readonly round: SlotRound; readonly isReplay: boolean };

export type PlayState = {
  /** From the press of the button until the round has been told. */
  readonly isBusy: boolean;
  /** Minor units, as far as the server has told; a stake in play is taken off at once. */
  readonly balance: bigint;
  readonly stakeIndex: number;
  readonly waiting: Waiting | 'other-round' | null;
  readonly trouble: Trouble | null;
  /** Of a limit that is reached: the period it counts by. */
  readonly limitPeriod: LimitPeriod;
  readonly ending: Ending | null;
  readonly autoplay: AutoplayRun | null;
  readonly autoplayStopped: AutoplayStop | null;
  readonly freeSpins: FreeSpinCount | null;
  readonly isTurbo: boolean;
  readonly seeds: Seeds;
  readonly outcome: Outcome | null;
  /** Since the game was opened. */
  readonly staked: bigint;
  readonly won: bigint;
  readonly rounds: number;
};

/** The win on the meter: changes every frame while it counts, so it has a store of its own. */
export type Meter = { readonly win: bigint; readonly isFinal: boolean };
