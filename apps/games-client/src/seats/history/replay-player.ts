/** Plays a hand again: its steps are fetched as they are needed, and shown at the player's pace. */
import type { Replay, ReplayStep } from '@bahati/contract/games-frame/hand-history.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import type { ReplayLine, Told } from './replay-line.ts';

export type ReplayState = {
  readonly at: number;
  readonly isPlaying: boolean;
  /** The next steps are not here yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
};

type Parts = {
  readonly first: Replay;
  readonly line: ReplayLine;
  /** Steps from one on. */
  readonly read: (from: number) => Promise<readonly ReplayStep[]>;
  readonly stepMs: number;
};

export type ReplayPlayer = {
  readonly state: Store<ReplayState>;
  readonly hand: Told;
  /** Shows the next step, or the one at a place: what it passes over is not shown. */
  readonly next: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly close: () => void;
};

/** Begins at a step, which is here already. */
export function openReplayPlayer({ first, line, read, stepMs }: Parts, from: number): ReplayPlayer {
  const steps = new Map(first.steps.map((step) => [step.step, step]));
  const state = createStore<ReplayState>({
    at: from,
    isPlaying: false,
    isWaiting: false,
    hasFailed: false,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const show = (at: number): void => {
    const step = steps.get(at);
    if (!step) return;
    line.tell(step);
    state.set({ at });
  };
  const fetchFrom = async (at: number): Promise<void> => {
    state.set({ isWaiting: true, hasFailed: false });
    const found = await read(at).catch(() => null);
    if (isClosed) return;
    for (const step of found ?? []) steps.set(step.step, step);
    state.set({
      isWaiting: false,
      hasFailed: found === null,
      ...(found ? {} : { isPlaying: false }),
    });
  };
  const isAtEnd = (): boolean => state.get().at >= first.stepCount - 1;
  const next = async (): Promise<void> => {
    if (isAtEnd() || state.get().isWaiting) return;
    const at = state.get().at + 1;
    if (!steps.has(at)) await fetchFrom(at);
    if (!isClosed) show(at);
  };
  const goOn = (): void => {
    timer = setTimeout(() => {
      void next().then(() => {
        if (isClosed || !state.get().isPlaying) return;
        if (isAtEnd()) state.set({ isPlaying: false });
        else goOn();
      });
    }, stepMs);
  };
  const pause = (): void => {
    clearTimeout(timer);
    state.set({ isPlaying: false });
  };
  show(from);
  return {
    state,
    hand: first,
    next() {
      pause();
      void next();
    },
    play() {
      if (state.get().isPlaying || isAtEnd()) return;
      state.set({ isPlaying: true });
      goOn();
    },
    pause,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
