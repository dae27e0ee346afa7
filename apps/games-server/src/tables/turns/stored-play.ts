/** A round at a table with seats as its row keeps it. */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { SeatedRound, TableSeats } from '@bahati/game-rules/live-tables/table-seats.ts';
import { drawOf } from '#games-server/tables/outcome.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';

export type StoredPlay = {
  readonly seats: readonly number[];
  readonly acts: readonly string[];
  /** The keys of the words behind the acts; null: nobody answered in time. */
  readonly keys: readonly (string | null)[];
  readonly players: readonly SeatPlayer[];
  readonly pending: PendingAct | null;
  /** After so many acts the wallet refused what the next would cost: it is not asked again. */
  readonly refusedAt: number | null;
};

/** Who decides for a seat; ids as texts. */
export type SeatPlayer = {
  readonly seat: number;
  readonly memberId: string;
  readonly entryId: string;
};

/** A decision that costs something: done once its own stake has been taken. */
export type PendingAct = {
  readonly act: string;
  readonly key: string;
  /** Of the seat's own, and of those behind it who follow. */
  readonly ownStake: string;
  readonly stakes: readonly string[];
  /** When it is decided without those the wallet has not answered. */
  readonly until: string;
};

export type PlayingRound = StoredTableRound & { readonly play: StoredPlay };

/** Null: a table without seats, or no card of the round lies yet. */
export function seatedRound(
  { seats }: Pick<LiveTable, 'seats'>,
  round: Pick<StoredTableRound, 'play' | 'hash' | 'salt' | 'game'>,
): { seats: TableSeats; play: StoredPlay; now: SeatedRound } | null {
  const { play } = round;
  return seats && play ? { seats, play, now: seats.play(play, drawOf(round)) } : null;
}

/** What the seat whose turn it is may do. */
export function actionsOf(now: SeatedRound, play: StoredPlay): readonly string[] {
  const isRefused = play.refusedAt === play.acts.length;
  const actions = now.turn?.actions ?? [];
  return isRefused ? actions.filter((act) => now.raiseOf(act) === null) : actions;
}
