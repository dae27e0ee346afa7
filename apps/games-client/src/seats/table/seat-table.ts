/**
 * A table with seats as this frame plays at it: what the room tells, how it is shown, and words that
 * are said once. The server decides everything.
 */
import type { SeatAct, SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import { tellRefused } from '#frame/rooms/refused-word.ts';
import { seatRefusals } from '@bahati/contract/games-frame/seats.ts';
import type { Acted } from '#frame/rooms/line/acts-under-way.ts';
import type { RoomConnection } from '#frame/rooms/line/room-connection.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type Beat, beatsOf, settledBeat } from './beats.ts';
import { type Followed, follow, nothingFollowed } from './follow.ts';
import { type PokerWord, type PreAct, wordOf } from './pre-acts.ts';
import { createSeatMoney } from './seat-money.ts';
import { optionsNow } from './seen-poker.ts';

export type SeatLine = RoomConnection<SeatsView, SeatsOwn>;

export type Note =
  | { readonly is: 'unknown' | 'left' }
  | {
      readonly is: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
    };

export type TableState = {
  readonly followed: Followed;
  readonly beat: Beat;
  /** The step a word was said in: a second one is not said. */
  readonly asked: { readonly hand: number; readonly step: number } | null;
  /** A seat, chips or leaving are asked for. */
  readonly isAsking: boolean;
  readonly pre: { readonly hand: number; readonly act: PreAct } | null;
  readonly note: Note | null;
};

type TableParts = {
  readonly line: SeatLine;
  readonly play: Play;
  readonly site: Pick<Site, 'tell'>;
  /** Something was heard: cards, chips, one's own turn. */
  readonly onCue?: (cue: 'card' | 'chip' | 'turn' | 'won') => void;
};

/** Said at the table itself. */
const isSaidBySeats = (code: string) =>
  code in seatRefusals || code === 'bet_too_late' || code === 'not_found';

export class SeatTable {
  readonly line: SeatLine;
  readonly state: Store<TableState> = createStore<TableState>({
    followed: nothingFollowed,
    beat: settledBeat(null),
    asked: null,
    isAsking: false,
    pre: null,
    note: null,
  });
  private readonly parts: TableParts;
  private readonly money: ReturnType<typeof createSeatMoney>;
  private readonly unfollow: () => void;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private heard: { hand: SeenHand; view: SeatsView } | null = null;
  private wasSeated = false;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.line = parts.line;
    this.money = createSeatMoney(parts);
    this.unfollow = this.line.line.subscribe(() => this.hear());
  }

  close(): void {
    this.unfollow();
    this.stopBeats();
    this.money.close();
    this.line.close();
  }

  /** A word about one's seat. False: it was refused, and the note says why. */
  async ask(act: Exclude<SeatAct, { kind: 'play' }>, cost = 0n): Promise<boolean> {
    if (this.state.get().isAsking) return false;
    this.state.set({ isAsking: true, note: null });
    const acted = await this.line.act(act);
    this.state.set({ isAsking: false });
    return this.answered(acted, cost);
  }

  /** Said at most once a step, however often it is pressed. */
  play(word: PokerWord): void {
    const { view, own } = this.room() ?? {};
    const hand = view?.hand;
    if (!hand || !own || !optionsNow(hand, own)) return;
    const { asked } = this.state.get();
    if (asked?.hand === hand.number && asked.step === hand.step) return;
    const { number, step } = hand;
    this.state.set({ asked: { hand: number, step }, pre: null, note: null });
    void this.line.act({ kind: 'play', hand: number, step, act: word }).then((acted) => {
      const isDone = this.answered(acted, 0n);
      const now = this.state.get().asked;
      // What was refused may be said otherwise, as long as the turn lasts.
      if (!isDone && now?.hand === number && now.step === step) this.state.set({ asked: null });
    });
  }

  /** What is to be said once it is this one's turn; null: nothing. */
  wish(act: PreAct | null): void {
    const hand = this.room()?.view.hand;
    this.state.set({ pre: hand && act ? { hand: hand.number, act } : null });
  }

  forgetNote = (): void => this.state.set({ note: null });

  private room() {
    return this.line.line.get().room;
  }

  private answered(acted: Acted, cost: bigint): boolean {
    if (acted.is === 'done') return true;
    if (acted.is === 'unknown') this.state.set({ note: { is: 'unknown' } });
    else if (isSaidBySeats(acted.code) || !tellRefused(this.parts.play, { ...acted, cost })) {
      this.state.set({ note: { is: 'refused', code: acted.code, details: acted.details } });
    }
    return false;
  }

  private hear(): void {
    const room = this.room();
    if (!room) return;
    const { view, own } = room;
    if (view !== this.heard?.view && view.hand) this.show(view.hand, view, own);
    const before = this.state.get().followed;
    const followed = follow(before, view, own);
    if (followed !== before) this.state.set({ followed });
    this.followMoney();
    if (this.wasSeated && own.seat === null) this.state.set({ note: { is: 'left' }, pre: null });
    this.wasSeated = own.seat !== null;
    this.sayWish(view, own);
  }

  /** What a hand brought is counted once it was seen. */
  private followMoney(): void {
    const room = this.room();
    if (!room) return;
    const isUnseen = room.view.hand?.isOver === true && !this.state.get().beat.isWon;
    if (!isUnseen || room.own.seat === null) this.money.follow(room.view, room.own);
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
        this.followMoney();
        this.parts.onCue?.(beat.open > open ? 'card' : beat.isWon ? 'won' : 'chip');
      }, beat.afterMs),
    );
    if (isFirst) return;
    const isOwnTurn = own.seat !== null && hand.turn === own.seat && !hand.isOver;
    this.parts.onCue?.(isOwnTurn ? 'turn' : hand.step === 0 ? 'card' : 'chip');
  }

  private stopBeats(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
