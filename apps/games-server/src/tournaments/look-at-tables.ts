/** A tournament that is played as one step of it has read it, with all of its tables held. */
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import {
  entryPrizes,
  isHandForHand,
  type TournamentTerms,
} from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import type { TournamentTable } from '@bahati/game-rules/seat-games/tournament/tables.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { Clock } from '#games-server/seats/blind-clock.ts';
import {
  readNewestHand,
  type StoredHand,
  type MemberSeat,
  type StoredSeat,
} from '#games-server/seats/stored-seats.ts';
import { type HeldTable, lockTables } from './lock-tables.ts';
import {
  hasEntered,
  isStillIn,
  readEntrants,
  type StoredTournament,
  termsOf,
} from './stored-tournament.ts';

export type Playing = {
  readonly tournament: StoredTournament;
  readonly offer: SeatOffer;
  readonly pace: number;
  readonly clock: Clock;
};

/** `hand`: the newest of it; undefined: none was dealt. */
export type Table = HeldTable & { readonly hand: StoredHand | undefined };

export type Look = Playing & {
  readonly transaction: Transaction;
  readonly room: StoredRoom;
  readonly terms: TournamentTerms;
  /** Those that are played, by their numbers. */
  tables: readonly Table[];
  entrants: readonly MemberSeat[];
  closedAt: Date | null;
  hasChanged: boolean;
};

export async function lookAtTables(
  transaction: Transaction,
  room: StoredRoom,
  playing: Playing,
): Promise<Look> {
  const tables: Table[] = [];
  for (const table of await lockTables(transaction, room.id)) {
    tables.push({ ...table, hand: await readNewestHand(transaction, table.roomId) });
  }
  return {
    ...playing,
    transaction,
    room,
    terms: termsOf(room),
    tables: tables.toSorted((one, other) => one.number - other.number),
    entrants: await readEntrants(transaction, room.id),
    closedAt: playing.tournament.closedAt,
    hasChanged: playing.clock.hasChanged,
  };
}

/** Seats were changed: they are read again. */
export async function noteChange(look: Look): Promise<void> {
  look.hasChanged = true;
  look.entrants = await readEntrants(look.transaction, look.room.id);
}

export const isPlayed = ({ hand }: Table): boolean => hand?.overAt === null;

export const seatedAt = ({ entrants }: Look, { roomId }: Pick<Table, 'roomId'>): StoredSeat[] =>
  entrants.filter((seat) => isStillIn(seat) && seat.roomId === roomId);

/** Who has paid and has no table yet. */
export const waiting = (look: Look): StoredSeat[] => seatedAt(look, { roomId: look.room.id });

export const isAnyAsking = ({ entrants }: Look): boolean =>
  entrants.some((seat) => !hasEntered(seat));

export const leftIn = ({ entrants }: Look): StoredSeat[] => entrants.filter(isStillIn);

/** As the rules of moving see the tables. */
export const ruleTables = (look: Look): TournamentTable[] =>
  look.tables.map((table) => ({
    table: table.number,
    button: table.hand ? look.offer.game.between(table.hand.state).button : null,
    seats: seatedAt(look, table).map(({ seat }) => seat),
  }));

/** All tables go on at the same time, once nobody may enter any more. */
export function areTogether(look: Look): boolean {
  const { closedAt, entrants, terms, tables } = look;
  if (closedAt === null) return false;
  const paidPlaces = entryPrizes(terms, entrants.length).length;
  return isHandForHand(leftIn(look).length, paidPlaces, tables.length);
}
