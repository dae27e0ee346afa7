/** Rounds that were begun elsewhere: before a crash, in another tab, or in an earlier visit. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { awaitRound } from './find-round.ts';
import type { FrameCall, FrameSession } from './frame-session.ts';
import type { PlayState } from './play-state.ts';
import type { RequestHooks } from './round-request.ts';
import type { Store } from './store.ts';

export type RecallParts = {
  readonly state: Store<PlayState>;
  readonly call: FrameCall;
  readonly pause: RequestHooks['pause'];
  /** The stage makes room for the round. */
  readonly start: () => void;
  /** Shows the round and plays on to its end where it waits for the player. */
  readonly tell: (round: FrameRound) => Promise<unknown>;
  readonly askBalance: () => Promise<void>;
};

export class RoundRecall {
  private readonly parts: RecallParts;

  constructor(parts: RecallParts) {
    this.parts = parts;
  }

  /** What the session opened with: what was interrupted first, then what waits for the player. */
  async begin({
    unseenRound,
    openRound,
  }: Pick<FrameSession, 'unseenRound' | 'openRound'>): Promise<void> {
    if (unseenRound) await this.recall(unseenRound);
    if (openRound) await this.recall(openRound);
  }

  /**
   * An earlier round, of another tab or before a crash, is open: it is gone on with where it waits
   * for the player, else shown when decided.
   */
  async awaitOther(roundId: string): Promise<void> {
    const { state, call, pause, askBalance } = this.parts;
    state.set({ waiting: 'other-round' });
    const found = await awaitRound(call, roundId, pause);
    if (found) return this.recall(found);
    state.set({ waiting: null });
    await askBalance();
  }

  /** Shows a round that was begun elsewhere, and goes on with it where it waits for the player. */
  private async recall(round: FrameRound): Promise<void> {
    const { state, start, tell } = this.parts;
    state.set({ isBusy: true, waiting: null });
    start();
    await tell(round);
    state.set({ isBusy: false });
  }
}
