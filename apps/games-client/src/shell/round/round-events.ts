/** What the round machine hears, and what it wants done. */
import type { Seeds } from '@bahati/contract/games-frame/round-facts.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { AutoplayPlan } from '#frame/shell/autoplay/autoplay.ts';
import type { Fault } from './fault.ts';
import type { FreeRounds } from './free-rounds.ts';
import type { FreeSpinCount } from '#frame/shell/layout/slot-stage.ts';
import type { ActionRequest, MachineState, StakeRequest } from './round-state.ts';

/** What the player does. */
type PlayerEvent =
  /** The big button, Space and Enter: start, or shorten what is being shown. */
  | { readonly type: 'press' }
  /** A round with the choice that is dearer than a spin. */
  | { readonly type: 'buy' }
  /** A stake on the round of everybody that is open now. */
  | { readonly type: 'bet' }
  /** A stake on the next round of everybody, or none after all. */
  | { readonly type: 'queue'; readonly isQueued: boolean }
  | { readonly type: 'act'; readonly action: string }
  /** The player has read the end of the round. */
  | { readonly type: 'leave' }
  | { readonly type: 'hurry' }
  /** The player does not want to wait for the next try. */
  | { readonly type: 'retry' }
  | { readonly type: 'stake-set'; readonly stake: bigint }
  | { readonly type: 'stake-moved'; readonly by: number }
  /** What stands in a field cannot be taken, or can again. */
  | { readonly type: 'field-typed'; readonly field: string; readonly isWrong: boolean }
  /** What the next round is on; a text that no round begins with is kept until it is one. */
  | { readonly type: 'opening-set'; readonly opening: string | null }
  | { readonly type: 'turbo-set'; readonly isTurbo: boolean }
  | { readonly type: 'gamble-set'; readonly isGamble: boolean }
  | { readonly type: 'autoplay-started'; readonly plan: AutoplayPlan }
  | { readonly type: 'autoplay-stopped' }
  | { readonly type: 'trouble-read' }
  /** What the free rounds came to has been read. */
  | { readonly type: 'free-rounds-read' };

/** What the server tells, asked or not. `key` names the question. */
type ServerEvent<Round> =
  | { readonly type: 'answered'; readonly key: string; readonly round: Round }
  | { readonly type: 'failed'; readonly key: string; readonly fault: Fault }
  | { readonly type: 'found'; readonly key: string; readonly round: Round | null }
  | { readonly type: 'balance-told'; readonly balance: bigint; readonly ask: BalanceAsk }
  | { readonly type: 'balance-failed'; readonly isOver: boolean; readonly ask: BalanceAsk }
  /** News of a stake that nobody asked for. */
  | { readonly type: 'told'; readonly round: Round }
  /** A round of everybody; what stood on the one before is over. */
  | {
      readonly type: 'shared-round';
      readonly sharedRoundId: string;
      readonly isOpen: boolean;
    }
  | { readonly type: 'seeds-told'; readonly seeds: Seeds }
  | { readonly type: 'free-rounds-told'; readonly freeRounds: FreeRounds | null };

/** What stage, clock and site tell. */
type FrameEvent<Round> =
  /** The stage stands: what was begun elsewhere is shown first. */
  | { readonly type: 'begun'; readonly recalls: readonly Round[] }
  | { readonly type: 'landed' }
  | { readonly type: 'action-shown' }
  | { readonly type: 'abandoned' }
  | { readonly type: 'free-spins'; readonly freeSpins: FreeSpinCount | null }
  | { readonly type: 'time' }
  | { readonly type: 'balance-wanted' }
  /** A reality check is due, or was answered. */
  | { readonly type: 'pause'; readonly isPaused: boolean };

export type RoundEvent<Round = FrameRound> = PlayerEvent | ServerEvent<Round> | FrameEvent<Round>;

/** The clock and a fresh key come with each event, so that the machine needs neither. */
export type Stamp = { readonly nowMs: number; readonly key: string };

/** `isForced`: the answer counts even while a round is on. */
export type BalanceAsk = { readonly key: string; readonly isForced: boolean };

export type RoundEffect<Round = FrameRound> =
  | { readonly type: 'place'; readonly request: StakeRequest }
  | { readonly type: 'act'; readonly request: ActionRequest }
  /** `isAny`: whatever round waits for the player does as well. */
  | {
      readonly type: 'find';
      readonly key: string;
      readonly roundId: string;
      readonly isAny: boolean;
    }
  | { readonly type: 'ask-balance'; readonly ask: BalanceAsk }
  /** Those that were known are over: are there others? */
  | { readonly type: 'ask-free-rounds' }
  /** Not told is not lost: the round would only be shown once more at the next opening. */
  | { readonly type: 'tell-seen'; readonly roundId: string }
  | { readonly type: 'tell-balance-changed' }
  /** One timer a stake: it takes the place of the one before. */
  | { readonly type: 'timer'; readonly ms: number }
  | { readonly type: 'choose-action'; readonly round: Round }
  | { readonly type: 'meter'; readonly win: bigint; readonly isFinal: boolean }
  | { readonly type: 'stage-start' }
  | { readonly type: 'stage-land'; readonly round: Round }
  | { readonly type: 'stage-action'; readonly round: Round }
  | { readonly type: 'stage-abandon' }
  | { readonly type: 'stage-hurry' }
  | { readonly type: 'stage-turbo'; readonly isTurbo: boolean };

export type Step<Round = FrameRound> = {
  readonly state: MachineState<Round>;
  readonly effects: readonly RoundEffect<Round>[];
};
