/**
 * A table of poker as this frame plays at it: what was heard of the hand, how it is shown, and what
 * is said for a wish. The server decides everything.
 */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { type Room, SeatRoom } from '#frame/seats/room/seat-room.ts';
import type { TableParts } from '#frame/seats/seat-module.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type Beat, beatsOf, settledBeat } from './beats.ts';
import { type Followed, follow, nothingFollowed } from './follow.ts';
import { type PokerWord, type PreAct, wordOf } from './pre-acts.ts';
import { optionsNow } from './seen-poker.ts';

export type TableState = {
  readonly followed: Followed;
  readonly beat: Beat;
  readonly pre: { readonly hand: number; readonly act: PreAct } | null;
};

export class PokerTable {
  readonly room: SeatRoom;
  readonly state: Store<TableState> = createStore<TableState>({
    followed: nothingFollowed,
    beat: settledBeat(null),
    pre: null,
  });
  private readonly onCue: TableParts['hear'];
  private timers: ReturnType<typeof setTimeout>[] = [];
  private heard: { hand: SeenHand; view: SeatsView } | null = null;

  constructor({ hear, ...parts }: TableParts) {
    this.onCue = hear;
    this.room = new SeatRoom(parts, {
      hear: (room) => this.hear(room),
      isEndSeen: () => this.state.get().beat.isWon,
    });
  }

  close = (): void => {
    this.stopBeats();
    this.room.close();
  };

  /** Said at most once a step, however often it is pressed. */
  play(word: PokerWord): void {
    const { view, own } = this.room.now() ?? {};
    if (!view?.hand || !own || !optionsNow(view.hand, own) || this.room.isAsked(view.hand)) return;
    this.state.set({ pre: null });
    void this.room.play(word);
  }

  /** What is to be said once it is this one's turn; null: nothing. */
  wish(act: PreAct | null): void {
    const hand = this.room.now()?.view.hand;
    this.state.set({ pre: hand && act ? { hand: hand.number, act } : null });
  }

  private hear({ view, own }: Room): void {
    if (view !== this.heard?.view && view.hand) this.show(view.hand, view, own);
    const before = this.state.get().followed;
    const followed = follow(before, view, own);
    if (followed !== before) this.state.set({ followed });
    if (own.seat === null) this.state.set({ pre: null });
    this.sayWish(view, own);
  }

  /** A turn has come for which something was wished. */
  private sayWish(view: SeatsView, own: SeatsOwn): void {
    const { pre } = this.state.get();
    const { hand } = view;
    if (!pre || !hand) return;
    if (pre.hand !== hand.number) return this.state.set({ pre: null });
    const options = optionsNow(hand, own);
    if (options) this.play(wordOf(pre.act, options));
  }

  private show(hand: SeenHand, view: SeatsView, own: SeatsOwn): void {
    const before = this.heard?.hand ?? null;
    const isFirst = this.heard === null;
    this.heard = { hand, view };
    if (before?.number === hand.number && before.step === hand.step) return;
    this.stopBeats();
    const [first = settledBeat(hand), ...later] = isFirst ? [] : beatsOf(before, hand);
    this.state.set({ beat: first });
    this.timers = later.map((beat) =>
      setTimeout(() => {
        const { open } = this.state.get().beat;
        this.state.set({ beat });
        this.room.followMoney();
        this.onCue(beat.open > open ? 'card' : beat.isWon ? 'won' : 'chip');
      }, beat.afterMs),
    );
    if (isFirst) return;
    const isOwnTurn = own.seat !== null && hand.turn === own.seat && !hand.isOver;
    this.onCue(isOwnTurn ? 'turn' : hand.step === 0 ? 'card' : 'chip');
  }

  private stopBeats(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
