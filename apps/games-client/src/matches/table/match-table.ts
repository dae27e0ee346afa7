/**
 * A table of matches as this frame plays at it: each step as everybody sees it together with what the
 * own seat sees of the same step, what was heard of the match, and how it ended once the board has
 * shown it. The server decides everything.
 */
import type { SeatsOwn, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { SeenEvent } from '#frame/seats/told.ts';
import type { SeatCue, TableParts } from '#frame/seats/seat-module.ts';
import { type Room, SeatRoom } from '#frame/seats/room/seat-room.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type PastMatch, pastOf } from './past-match.ts';
import { isOfStep, ownMatch, type SeenAct, stepsAfter } from './seen-match.ts';

/** What the board is given. */
export type Shown = {
  readonly hand: SeenHand;
  /** Null: a spectator's, or not told. */
  readonly own: SeatsOwn | null;
  /** Since the step before; empty where more was missed. */
  readonly events: readonly SeenEvent[];
};

export type HeardMove = {
  readonly hand: number;
  readonly step: number;
  readonly event: SeenEvent;
};

export type MatchState = {
  readonly shown: Shown | null;
  /** The board has shown all that happened through this step. */
  readonly isSettled: boolean;
  /** Of this match, the first one first. */
  readonly moves: readonly HeardMove[];
  /** Names of all who are in it, those who left included. */
  readonly names: ReadonlyMap<number, string>;
  /** Newest first. */
  readonly past: readonly PastMatch[];
  /** This player wishes to give up; it is said as soon as it may be. */
  readonly isResigning: boolean;
};

/** The own part follows the common one at once; a board is not kept waiting for one that is lost. */
const pairMs = 700;
/** However a board plays, the result is told then. */
const longestShowMs = 6_000;
const movesKept = 3_000;
const pastKept = 20;

export class MatchTable {
  readonly room: SeatRoom;
  readonly state: Store<MatchState> = createStore<MatchState>({
    shown: null,
    isSettled: true,
    moves: [],
    names: new Map(),
    past: [],
    isResigning: false,
  });
  private readonly parts: TableParts;
  private pairing: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private isFirst = true;

  constructor(parts: TableParts) {
    this.parts = parts;
    this.room = new SeatRoom(parts, {
      hear: (room) => this.hearRoom(room),
      isEndSeen: () => this.isEndSeen(),
    });
  }

  hear = (cue: SeatCue): void => this.parts.hear(cue);

  close = (): void => {
    clearTimeout(this.pairing);
    clearTimeout(this.showing);
    this.room.close();
  };

  /** Says an option of the step that is shown; nothing, if the match has moved on. */
  act(act: SeenAct): void {
    const { shown } = this.state.get();
    const hand = this.room.now()?.view.hand;
    if (!shown || shown.hand.number !== hand?.number || shown.hand.step !== hand.step) return;
    void this.room.play(act);
  }

  /** Gives the match up, in whichever step that is heard. */
  resign(): void {
    this.state.set({ isResigning: true });
    this.sayResign();
  }

  /** The board has shown this step to its end. */
  settle(number: number, step: number): void {
    const { shown, isSettled } = this.state.get();
    if (isSettled || shown?.hand.number !== number || shown.hand.step !== step) return;
    clearTimeout(this.showing);
    this.state.set({ isSettled: true });
    if (!shown.hand.isOver) return;
    this.tellEnd(shown);
    this.room.followMoney();
  }

  private isEndSeen(): boolean {
    const { shown, isSettled } = this.state.get();
    const hand = this.room.now()?.view.hand;
    return isSettled && shown?.hand.number === hand?.number && shown?.hand.isOver === true;
  }

  private hearRoom(room: Room): void {
    const { hand } = room.view;
    if (hand) {
      this.hearNames(room, hand);
      if (isOfStep(hand, room.own)) this.show(hand, room.own);
      else this.pairing ??= setTimeout(() => this.showAlone(), pairMs);
    }
    this.isFirst = false;
    this.sayResign();
  }

  /** Names stay known after somebody has left. */
  private hearNames({ view: { seats } }: Room, { number, dealt }: SeenHand): void {
    const { names, shown } = this.state.get();
    const known = shown?.hand.number === number ? names : new Map<number, string>();
    const told = dealt.flatMap(({ seat }): [number, string][] => {
      const name = seats.find((each) => each.seat === seat)?.name ?? known.get(seat);
      return name === undefined ? [] : [[seat, name]];
    });
    if (told.every(([seat, name]) => names.get(seat) === name) && names.size === told.length)
      return;
    this.state.set({ names: new Map(told) });
  }

  /** The own part of this step did not come: the board is shown without it. */
  private showAlone(): void {
    this.pairing = undefined;
    const hand = this.room.now()?.view.hand;
    if (hand) this.show(hand, null);
  }

  private show(hand: SeenHand, own: SeatsOwn | null): void {
    clearTimeout(this.pairing);
    this.pairing = undefined;
    const { shown: before, moves } = this.state.get();
    const isSameHand = before?.hand.number === hand.number;
    if (isSameHand && before.hand.step === hand.step) {
      // Time was added, or the own part has come after all.
      this.state.set({ shown: { ...before, hand, own: own ?? before.own } });
      return;
    }
    if (before && !isSameHand && !this.state.get().isSettled) this.tellEnd(before);
    const from = isSameHand ? before.hand.step : -1;
    const steps = stepsAfter(from, hand);
    const isWhole = !this.isFirst && steps.length === hand.step - from;
    const events = isWhole ? steps.flatMap((each) => each.events) : [];
    const heard = steps.flatMap(({ step, events: those }) =>
      those.map((event) => ({ hand: hand.number, step, event })),
    );
    this.state.set({
      shown: { hand, own, events },
      isSettled: events.length === 0,
      moves: [...(isSameHand ? moves : []), ...heard].slice(-movesKept),
      ...(!isSameHand && { isResigning: false }),
    });
    this.hearTurn(before, hand, own);
    clearTimeout(this.showing);
    if (events.length > 0) {
      this.showing = setTimeout(() => this.settle(hand.number, hand.step), longestShowMs);
    } else if (hand.isOver) this.tellEnd({ hand, own, events });
  }

  private hearTurn(before: Shown | null, hand: SeenHand, own: SeatsOwn | null): void {
    if (hand.isOver || own?.seat !== hand.turn || own.seat === null) return;
    const isSameTurn = before?.hand.number === hand.number && before.hand.turn === hand.turn;
    if (!isSameTurn) this.parts.hear('turn');
  }

  private tellEnd({ hand, own }: Shown): void {
    const { names, past } = this.state.get();
    const match = pastOf(hand, names, this.parts.play.currency);
    if (!match || past[0]?.number === match.number) return;
    this.state.set({ past: [match, ...past].slice(0, pastKept), isResigning: false });
    const mine = match.players.find(({ seat }) => seat === own?.seat);
    if (mine && !this.isFirst) this.parts.hear(mine.gain > 0n ? 'won' : 'lost');
  }

  private sayResign(): void {
    const { isResigning, shown } = this.state.get();
    const room = this.room.now();
    const hand = room?.view.hand;
    if (!isResigning || !hand || this.room.isAsked(hand)) return;
    if (shown?.hand.step !== hand.step || !mayResign(shown)) return;
    void this.room.play({ kind: 'resign' }).then((acted) => {
      if (acted?.is === 'refused' && acted.code === 'act_out_of_order') this.room.forgetNote();
      else this.state.set({ isResigning: false });
    });
  }
}

/** He is in the match and has not given it up. */
export function mayResign({ hand, own }: Shown): boolean {
  return !hand.isOver && optionsIn(own).some(({ kind }) => kind === 'resign');
}

const optionsIn = (own: SeatsOwn | null): readonly SeenAct[] =>
  (own && ownMatch(own)?.options) ?? [];

/** What this player may say now beside giving up. */
export function optionsNow({ hand, own }: Shown): readonly SeenAct[] {
  return hand.isOver ? [] : optionsIn(own).filter(({ kind }) => kind !== 'resign');
}
