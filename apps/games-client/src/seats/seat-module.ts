/** What a game between people brings to the frame, beside what all of them share. */
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { ComponentType } from 'react';
import type { Say } from '#frame/bets/use-text.ts';
import type { Room, SeatRoom, SeatRoomParts } from './room/seat-room.ts';
import { tellAmounts } from './room/tell-amounts.ts';
import type { Money } from './money.ts';

/** What is said otherwise where hands are played and where matches are. */
export type SeatWords = Readonly<
  Record<
    | 'table'
    | 'lobbyText'
    | 'topUpHint'
    /** With `amount`: what is left if one leaves in the middle. */
    | 'leaveInHand'
    | 'leaveHandNow'
    | 'leavingNote'
    | 'closeNote'
    | 'awayNote'
    | 'tablePaused'
    | 'offline'
    | 'noteLate'
    | 'lastHands'
    /** With `number`. */
    | 'numbered'
    | 'noHands'
    | 'fairText'
    | 'deckCheck'
    | 'deckWait'
    /** With `number` and `count`. */
    | 'deckKept'
    | 'deckBroken',
    Words
  >
>;

/** What this player has in the hand that is played. */
export type Held = {
  readonly stack: string;
  /** Laid and not yet in a pot. */
  readonly bet: string;
  /** He still plays for the pot. */
  readonly isIn: boolean;
};

export type SeatTable = { readonly room: SeatRoom; readonly close: () => void };

export type TableParts = SeatRoomParts & {
  readonly hear: (cue: SeatCue) => void;
};

/** Moments that are heard at tables; the frame chooses the sound. */
export type SeatCue =
  | 'card'
  | 'chip'
  | 'turn'
  | 'won'
  | 'lost'
  | 'move'
  | 'capture'
  | 'throw'
  | 'home';

export type LobbyProps = {
  readonly onRoom: (roomId: string) => void;
  /** Whoever has a seat is taken back to it, as after a reload. */
  readonly isReturning: boolean;
  /** The code the player came with leads to no table. */
  readonly isLost: boolean;
};

/** Papers that are opened from a table. */
export type SeatSheet = 'rules' | 'history' | 'fairness';

export type TableProps<Table> = {
  readonly table: Table;
  readonly onLeave: () => void;
  readonly onSheet: (sheet: SeatSheet) => void;
  /** To another room of the same game; `moved`: that his seat is there now is told in it. */
  readonly onRoom: (roomId: string, note?: 'moved') => void;
};

/** Each is null where no table is open. */
export type Papers<Table> = Readonly<
  Record<'Rules' | 'History' | 'Fairness', ComponentType<{ readonly table: Table | null }>>
>;

export type Stakes = { readonly title: string; readonly rake: string };

export type SeatModule<Table extends SeatTable = SeatTable> = {
  readonly offer: SeatOffer;
  readonly version: number;
  readonly words: SeatWords;
  /** Decoration for the head of the lobby. */
  readonly LobbyScene: ComponentType;
  /** Big blind or stake, which amounts are counted in; settings are told by the room. */
  readonly unitOf: (settings: unknown) => string;
  /** So many units are brought if a member does not choose. */
  readonly usualUnits: bigint;
  /** What is played for and what the house keeps; `isShort` where there is little room. */
  readonly tellStakes: (settings: unknown, say: Say, money: Money, isShort?: boolean) => Stakes;
  /** Null: he is in no hand. */
  readonly heldIn: (room: Room) => Held | null;
  readonly open: (parts: TableParts) => Table;
  readonly Table: ComponentType<TableProps<Table>>;
  /** Absent: money. Chips of tournaments are none. */
  readonly playedFor?: 'chips';
  /** In place of the list of tables. */
  readonly Lobby?: ComponentType<LobbyProps>;
  /** What is told once one's seat is gone; absent: that what one had is paid. */
  readonly leftNote?: Words;
  /** What is told at a table to which one's seat was moved; absent: none ever is. */
  readonly movedNote?: Words;
  /** The board alone, as a hand that is over is shown again on it. */
  readonly Replay: ComponentType<{ readonly table: Table }>;
  /** A step of a replay that plays by itself lasts so long. */
  readonly replayMs: number;
  readonly loadPapers: () => Promise<Papers<Table>>;
};

/** A table only ever goes back to the module that opened it. */
export const opaqueSeats = <Table extends SeatTable>(module: SeatModule<Table>): SeatModule =>
  module as unknown as SeatModule;

/** What is played for in a room that is listed; null: its level is not offered any more. */
export function stakesAt(
  game: SeatModule,
  { currency, unit }: { readonly currency: Currency; readonly unit: string },
  say: Say,
  money: Money,
): Stakes | null {
  const level = game.offer.levels(currency).find(({ least }) => least === money.minor(unit));
  return level ? game.tellStakes(tellAmounts(level.settings, currency), say, money) : null;
}
