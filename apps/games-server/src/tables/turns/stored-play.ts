/** A stored round of a table with seats, played as far as it is. */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { SeatedRound, TableSeats } from '@bahati/game-rules/live-tables/table-seats.ts';
import { drawOf } from '#games-server/tables/outcome.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';
import type { StoredPlay } from './play-shape.ts';

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
