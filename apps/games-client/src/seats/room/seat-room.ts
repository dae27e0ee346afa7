/**
 * A room with seats as this frame sits in it: words that are said once, the time of turns, what is
 * promised of draws, and the player's money. What a game shows beside it is the game's table.
 */
import {
  type SeatAct,
  type SeatsOwn,
  type SeatsView,
  seatRefusals,
} from '@bahati/contract/games-frame/seats.ts';
import { type SitAndGoAct, sitAndGoRefusals } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { Acted } from '#frame/rooms/line/acts-under-way.ts';
import type { RoomConnection } from '#frame/rooms/line/room-connection.ts';
import { tellRefused } from '#frame/rooms/refused-word.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type HeardHand, hearHand, nothingHeard } from './heard-hand.ts';
import { createSeatMoney } from './seat-money.ts';

/** As a room speaks on it: a line to the server, or a hand that is replayed. */
export type SeatLine = Pick<
  RoomConnection<SeatsView, SeatsOwn>,
  'line' | 'roomId' | 'now' | 'act' | 'say' | 'close'
>;
export type Room = { readonly view: SeatsView; readonly own: SeatsOwn };

export type Note =
  | { readonly is: 'unknown' | 'left' | 'moved' }
  | {
      readonly is: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
    };

export type RoomState = {
  readonly heard: HeardHand;
  /** The step a word was said in: a second one is not said. */
  readonly asked: { readonly hand: number; readonly step: number } | null;
  /** The seat he has or had last at this table; null: he never sat here. */
  readonly ownSeat: number | null;
  /** A seat, chips or leaving are asked for. */
  readonly isAsking: boolean;
  readonly note: Note | null;
};

export type SeatRoomParts = {
  readonly line: SeatLine;
  readonly play: Play;
  readonly site: Pick<Site, 'tell'>;
  /** What is shown was played before: no money follows from it. */
  readonly isReplay?: boolean;
};

/** What the game's table adds. */
type Table = {
  /** The room was told anew. */
  readonly hear: (room: Room) => void;
  /** What a hand brought is counted once its end was seen. */
  readonly isEndSeen: () => boolean;
};

/** Said at the table itself. */
const isSaidBySeats = (code: string) =>
  code in seatRefusals ||
  code in sitAndGoRefusals ||
  code === 'bet_too_late' ||
  code === 'not_found';

export class SeatRoom {
  readonly line: SeatLine;
  readonly state: Store<RoomState> = createStore<RoomState>({
    heard: nothingHeard,
    asked: null,
    ownSeat: null,
    isAsking: false,
    note: null,
  });
  private readonly parts: SeatRoomParts;
  private readonly table: Table;
  private readonly money: ReturnType<typeof createSeatMoney> | null;
  private readonly unfollow: () => void;
  private wasSeated = false;

  constructor(parts: SeatRoomParts, table: Table) {
    this.parts = parts;
    this.table = table;
    this.line = parts.line;
    this.money = parts.isReplay === true ? null : createSeatMoney(parts);
    this.unfollow = this.line.line.subscribe(() => this.hear());
  }

  close(): void {
    this.unfollow();
    this.money?.close();
    this.line.close();
  }

  now(): Room | null {
    return this.line.line.get().room;
  }

  /** A word about one's seat. False: it was refused, and the note says why. */
  async ask(act: Exclude<SeatAct | SitAndGoAct, { kind: 'play' }>, cost = 0n): Promise<boolean> {
    if (this.state.get().isAsking) return false;
    this.state.set({ isAsking: true, note: null });
    const acted = await this.line.act(act);
    this.state.set({ isAsking: false });
    return this.answered(acted, cost);
  }

  /** Says a word for this step, at most once, however often it is pressed; null: it was not said. */
  async play(act: Readonly<Record<string, unknown>>): Promise<Acted | null> {
    const hand = this.now()?.view.hand;
    if (!hand || hand.isOver || this.isAsked(hand)) return null;
    const { number, step } = hand;
    this.state.set({ asked: { hand: number, step }, note: null });
    const acted = await this.line.act({ kind: 'play', hand: number, step, act });
    const isDone = this.answered(acted, 0n);
    // What was refused may be said otherwise, as long as the turn lasts.
    if (!isDone && this.isAsked({ number, step })) this.state.set({ asked: null });
    return acted;
  }

  isAsked({ number, step }: { readonly number: number; readonly step: number }): boolean {
    const { asked } = this.state.get();
    return asked?.hand === number && asked.step === step;
  }

  forgetNote = (): void => this.state.set({ note: null });

  /** To be called again once the end of a hand was seen. */
  followMoney(): void {
    const room = this.now();
    if (!room) return;
    const isUnseen = room.view.hand?.isOver === true && !this.table.isEndSeen();
    if (!isUnseen || room.own.seat === null) this.money?.follow(room.view, room.own);
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
    const room = this.now();
    if (!room) return;
    const before = this.state.get().heard;
    const heard = hearHand(before, room.view);
    if (heard !== before) this.state.set({ heard });
    this.table.hear(room);
    this.followMoney();
    // Who is moved in a tournament, or is out of it, has left nothing.
    const isEntrant = 'entry' in room.own && room.own.entry !== null;
    if (this.wasSeated && room.own.seat === null && !isEntrant) {
      this.state.set({ note: { is: 'left' } });
    }
    const { seat } = room.own;
    if (seat !== null && seat !== this.state.get().ownSeat) this.state.set({ ownSeat: seat });
    this.wasSeated = seat !== null;
  }
}
