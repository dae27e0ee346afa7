/** A bet game's board as the play sees it. Showing always ends: at the board's word or in time. */
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { RoundStage } from '#frame/shell/round/round-stage.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import type { BoardPhase } from './board.ts';

export type BetStageState = {
  readonly phase: Extract<BoardPhase, 'ready' | 'asking' | 'showing'>;
  readonly round: BetRound | null;
  readonly turn: number;
  /** A press wished the present showing over. */
  readonly isHurried: boolean;
  readonly isTurbo: boolean;
  readonly past: readonly BetRound[];
};

/** No showing is longer: a board that forgets to tell its end must not stop the play. */
const usualShowMs = 12_000;
const mostPast = 60;

/** A bet game's frame is told of nothing but bets. */
export function asBetRound(round: FrameRound): BetRound {
  if ('shown' in round) return round;
  throw new TypeError(`The round ${round.roundId} is no bet.`);
}

export class BetStage implements RoundStage {
  readonly state: Store<BetStageState> = createStore<BetStageState>({
    phase: 'ready',
    round: null,
    turn: 0,
    isHurried: false,
    isTurbo: false,
    past: [],
  });
  private shown: () => void = () => undefined;
  private readonly longestShowMs: number;

  constructor(longestShowMs = usualShowMs) {
    this.longestShowMs = longestShowMs;
  }

  startRound(): void {
    this.keepPast();
    this.step('asking');
  }

  land(round: FrameRound): Promise<void> {
    return this.show(asBetRound(round));
  }

  showAct(round: FrameRound): Promise<void> {
    return this.show(asBetRound(round));
  }

  /** The board has shown what it was given. */
  onShown = (): void => this.shown();

  abandonRound(): Promise<void> {
    this.state.set({ phase: 'ready' });
    return Promise.resolve();
  }

  hurry(): void {
    this.state.set({ isHurried: true });
  }

  setTurbo(isTurbo: boolean): void {
    this.state.set({ isTurbo });
  }

  private show(round: BetRound): Promise<void> {
    this.state.set({ round });
    this.step('showing');
    return new Promise((done) => {
      const timer = setTimeout(() => this.shown(), this.longestShowMs);
      this.shown = () => {
        clearTimeout(timer);
        this.shown = () => undefined;
        this.state.set({ phase: 'ready' });
        done();
      };
    });
  }

  private step(phase: 'asking' | 'showing'): void {
    const { turn } = this.state.get();
    this.state.set({ phase, turn: turn + 1, isHurried: false });
  }

  private keepPast(): void {
    const { round, past } = this.state.get();
    if (!round || round.roundId === past[0]?.roundId) return;
    this.state.set({ past: [round, ...past].slice(0, mostPast) });
  }
}
