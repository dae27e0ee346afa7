/** Runs the machine for one stake: performs what it wants and feeds back what comes of it. */
import { createStore, type Store } from '#frame/shell/store.ts';
import type { RoundEffect, RoundEvent, Stamp, Step } from './round-events.ts';
import {
  type MachineState,
  type RoundState,
  type RoundView,
  type SessionState,
  viewOf,
} from './round-state.ts';

export type Send<Round> = (event: RoundEvent<Round>) => void;

export type RunnerParts<Round> = {
  /** Shared with whatever other stakes this frame has. */
  readonly session: Store<SessionState>;
  readonly first: RoundState<Round>;
  readonly reduce: (
    state: MachineState<Round>,
    event: RoundEvent<Round>,
    stamp: Stamp,
  ) => Step<Round>;
  readonly perform: (effect: RoundEffect<Round>, send: Send<Round>) => void;
};

export class RoundRunner<Round> {
  readonly state: Store<RoundView<Round>>;
  private readonly parts: RunnerParts<Round>;
  private round: RoundState<Round>;
  private readonly queue: RoundEvent<Round>[] = [];
  private isRunning = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RunnerParts<Round>) {
    this.parts = parts;
    this.round = parts.first;
    this.state = createStore(viewOf(parts.first));
  }

  /** An event that comes while another is being worked off waits for its turn. */
  send = (event: RoundEvent<Round>): void => {
    this.queue.push(event);
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) this.step(next);
    } finally {
      this.isRunning = false;
    }
  };

  private step(event: RoundEvent<Round>): void {
    const { session, reduce } = this.parts;
    const before = { session: session.get(), round: this.round };
    const stamp = { nowMs: performance.now(), key: crypto.randomUUID() };
    const { state, effects } = reduce(before, event, stamp);
    this.round = state.round;
    if (state.session !== before.session) session.set(state.session);
    if (state.round !== before.round) this.state.set(viewOf(state.round));
    for (const effect of effects) this.perform(effect);
  }

  /** A picture or sound that fails must not keep a stake from being asked for. */
  private perform(effect: RoundEffect<Round>): void {
    if (effect.type === 'timer') {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.send({ type: 'time' }), effect.ms);
      return;
    }
    try {
      this.parts.perform(effect, this.send);
    } catch (error) {
      reportError(error);
    }
  }
}
