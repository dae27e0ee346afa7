/** Asking for a round: one id a press, kept until the server has decided, however often it is sent. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { FrameCall } from './frame-session.ts';
import type { PlayState } from './play-state.ts';
import { type RequestHooks, requestRound } from './round-request.ts';
import type { Store } from './store.ts';

export class RoundAsking {
  readonly hooks: RequestHooks;
  private readonly call: FrameCall;
  private tryNow: () => void = () => undefined;

  constructor({ state, call }: { state: Store<PlayState>; call: FrameCall }) {
    this.call = call;
    this.hooks = {
      onWaiting: (waiting) => state.set({ waiting }),
      pause: (ms) => this.pause(ms),
    };
  }

  /** A round of this stake, as the wire writes it; null begins it plainly. */
  ask(stake: string, choice: string | null): Promise<FrameRound> {
    const idempotencyKey = crypto.randomUUID();
    const request = { idempotencyKey, stake, ...(choice ? { choice } : {}) };
    const send = (body: typeof request) => this.call('POST /frame/v1/spin', { body });
    return requestRound(send, request, this.hooks);
  }

  /** The player does not want to wait for the next try. */
  retryNow(): void {
    this.tryNow();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.tryNow = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
