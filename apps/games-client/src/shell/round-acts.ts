/**
 * The acts of a round that waits for its player: one request an act, one after the other, until
 * the round is over. Where the round stands is only ever the server's word: after a refusal it is
 * asked for, since another tab, or the house after a long absence, may have gone on with it.
 */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { FrameCall } from './frame-session.ts';
import type { PlayState } from './play-state.ts';
import { type RequestHooks, requestRound } from './round-request.ts';
import type { Store } from './store.ts';

export type ActParts = {
  readonly state: Store<PlayState>;
  readonly call: FrameCall;
  readonly hooks: RequestHooks;
  /** Ends when what came of an act has been shown. */
  readonly show: (answer: FrameRound) => Promise<void>;
  /** What is done without asking; null: the player is asked. */
  readonly auto: (round: FrameRound) => string | null;
  /** The end of this round is kept in view until the player goes on. */
  readonly hasEnd: (round: FrameRound) => boolean;
  /** Says why the server said no; false where play in this frame is over. */
  readonly refuse: (error: unknown) => boolean;
};

/** So many of the newest rounds are looked through for one that ended elsewhere. */
const lookedThrough = 20;

export class RoundActs {
  private readonly parts: ActParts;
  private chosen: (action: string) => void = () => undefined;
  private left: () => void = () => undefined;

  constructor(parts: ActParts) {
    this.parts = parts;
  }

  /** Lets the player act to the end; null where it cannot be gone on with here. */
  async play(first: FrameRound): Promise<FrameRound | null> {
    let round: FrameRound | null = first;
    while (round && round.actions.length > 0) {
      this.parts.state.set({ acting: { round, doing: null, answer: null } });
      const action = this.parts.auto(round) ?? (await this.asked());
      round = await this.actOnce(round, action);
    }
    if (!round) this.parts.state.set({ acting: null });
    return round;
  }

  private asked(): Promise<string> {
    return new Promise((done) => {
      this.chosen = done;
    });
  }

  /** Keeps the end of the round in view until the player goes on. */
  async showEnd(round: FrameRound): Promise<void> {
    const { state } = this.parts;
    if (this.parts.hasEnd(round)) {
      state.set({ acting: { round, doing: null, answer: null } });
      await new Promise<void>((done) => {
        this.left = done;
      });
    }
    state.set({ acting: null });
  }

  /** What the player does; anything the round does not allow now is not heard. */
  act(action: string): void {
    const { acting } = this.parts.state.get();
    if (acting?.doing === null && acting.round.actions.includes(action)) this.chosen(action);
  }

  /** The player has read the end of the round. */
  leave(): void {
    this.left();
  }

  private async actOnce(round: FrameRound, action: string): Promise<FrameRound | null> {
    const { state, call, hooks, show } = this.parts;
    state.set({ acting: { round, doing: action, answer: null } });
    const { roundId, acts } = round;
    const request = {
      roundId,
      idempotencyKey: crypto.randomUUID(),
      sequence: acts.length + 1,
      action,
    };
    try {
      const send = (body: typeof request) => call('POST /frame/v1/act', { body });
      const answer = await requestRound(send, request, hooks);
      state.set({ acting: { round, doing: action, answer } });
      await show(answer);
      return answer;
    } catch (error) {
      return this.parts.refuse(error) ? this.find(roundId) : null;
    }
  }

  /** The round where it stands: still open, or ended elsewhere; null when it is neither. */
  private async find(roundId: string): Promise<FrameRound | null> {
    const { call, hooks, refuse } = this.parts;
    const query = { pageSize: lookedThrough };
    try {
      const { round } = await requestRound(() => call('GET /frame/v1/rounds/open'), null, hooks);
      if (round?.roundId === roundId) return round;
      const ended = () => call('GET /frame/v1/rounds', { query });
      const { items } = await requestRound(ended, null, hooks);
      return items.find((item) => item.roundId === roundId) ?? null;
    } catch (error) {
      refuse(error);
      return null;
    }
  }
}
