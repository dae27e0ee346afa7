/**
 * Tournaments of several tables. Each is a room in which one registers and sees how it goes, and each
 * of its tables is another. Chips are no money: one is told as the smallest unit of the currency, in
 * the same decimals as amounts are.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, id, instant, textByLanguage } from '@bahati/contract/wire.ts';
import type { SeatsOwn, SeatsView } from './seats.ts';
import type { SeenBlinds } from './sit-and-go.ts';

/** `called_off`: every buy-in and fee goes back. */
const tournamentState = z.enum(['registering', 'running', 'over', 'called_off']);

/** What may be seen of one in the list. */
const listedTournament = z.object({
  /** The room in which one registers. */
  roomId: id,
  title: textByLanguage,
  state: tournamentState,
  startsAt: instant,
  /** Until when it may be entered late; null: it has not begun, or may not be entered any more. */
  lateUntil: instant.nullable(),
  /** It may be entered now. */
  isOpen: z.boolean(),
  isPaused: z.boolean(),
  /** Amounts of money. */
  buyIn: amount,
  fee: amount,
  pool: amount,
  /** So many places are paid to those who have entered; 0: with so few it is called off. */
  paidPlaces: z.number().int(),
  /** Chips each begins with, and how long a level of blinds lasts. */
  chips: amount,
  levelMs: z.number().int(),
  entrants: z.number().int(),
  /** Still in, while it is played. */
  left: z.number().int(),
  most: z.number().int(),
  /** This member's part: in it, or out with a place; null: none. */
  own: z.enum(['in', 'out']).nullable(),
});
export type ListedTournament = z.output<typeof listedTournament>;

export const tournamentCalls = defineCalls({
  'GET /frame/v1/tournaments': {
    summary:
      'Tournaments of this game that may be entered or are played, and the last ones that ended',
    audience: 'player-frame',
    /** `now` is of the clock that starts them. */
    value: z.object({ now: instant, items: z.array(listedTournament).max(60) }),
    refusals: {},
  },
});

/** A part of its own, which never changes. */
export type SeenTournamentTerms = {
  readonly title: { readonly en: string; readonly sw: string };
  readonly startsAt: string;
  /** Amounts of money: what goes into the pool, and what the house keeps. */
  readonly buyIn: string;
  readonly fee: string;
  /** What everybody begins with. */
  readonly chips: string;
  readonly tableSeats: number;
  readonly levels: readonly SeenBlinds[];
  readonly lateLevels: number;
  readonly least: number;
  readonly most: number;
};

export type SeenTournament = {
  readonly state: z.output<typeof tournamentState>;
  readonly calledOffFor: 'too_few' | 'closed' | 'voided' | null;
  readonly isOpen: boolean;
  readonly lateUntil: string | null;
  /** Blinds of the next hands, by their place in `levels`. */
  readonly blinds: number;
  /** Null: they rise no more, or their clock stands. */
  readonly blindsRiseAt: string | null;
  readonly entrants: number;
  readonly left: number;
  /** Chips; null: it is not played. */
  readonly averageStack: string | null;
  /** Of money. They grow as long as it may be entered. */
  readonly pool: string;
  readonly prizes: readonly string[];
  /** Every table begins its next hand once all have ended theirs. */
  readonly isHandForHand: boolean;
  /** SHA-256 of the seed that draws the seats, the client seed once it has begun, the seed once it has ended. */
  readonly draw: {
    readonly hash: string;
    readonly clientSeed: string | null;
    readonly seed: string | null;
  };
};

/** One that is played. */
type SeenTournamentTable = {
  readonly roomId: string;
  readonly number: number;
  readonly players: number;
};

export type SeenTournamentEntrant = {
  /** From 1, in the order in which they registered. */
  readonly entry: number;
  readonly name: string;
  /** The number of his table; null: he waits for one, or is out. */
  readonly table: number | null;
  /** Chips as his hand began; null: it is not played. */
  readonly stack: string | null;
  /** From 1; who share it have the same. Null: he is not out. While it may be entered it may still fall. */
  readonly place: number | null;
  /** Null until it has ended. */
  readonly prize: string | null;
};

/** Of its own room, without seats and hands, and of each of its tables. */
export type TournamentView = SeatsView & {
  readonly terms: SeenTournamentTerms;
  readonly tournament: SeenTournament;
  /** The tournament's own room. */
  readonly hall: string;
  /** The table this room is; null: it is the tournament's own, or its table has ended. */
  readonly table: number | null;
  /** At a table: none. */
  readonly tables: readonly SeenTournamentTable[];
  /** At a table: none before all is over. */
  readonly entrants: readonly SeenTournamentEntrant[];
};

/** What one member hears of his own: beside his seat in this room, how he stands in the tournament. */
export type TournamentOwn = SeatsOwn & {
  readonly entry: {
    readonly entry: number;
    /** His buy-in is not answered yet. */
    readonly isAsking: boolean;
    /** The room of his table, which changes as he is moved; null: he waits for one, or is out. */
    readonly tableRoom: string | null;
    readonly table: number | null;
    readonly place: number | null;
    readonly prize: string | null;
  } | null;
};
