/** A tournament of several tables as staff see it: by the view everybody has, with who is who. */
import type { OfficeTournament } from '@bahati/contract/rooms-office/tournament.ts';
import type { Context } from '#games-server/context.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readShown } from '#games-server/tournaments/read-shown.ts';
import { showTournament } from '#games-server/tournaments/show-tournament.ts';

/** Null for a room of none. At a table its entrants are left out. */
export async function readOfficeTournament(
  { database, config }: Pick<Context, 'database' | 'config'>,
  room: StoredRoom,
): Promise<OfficeTournament | null> {
  if (room.kind !== 'tournament' && room.kind !== 'tournament-table') return null;
  const shown = await readShown(database, room, config.TABLE_PACE);
  const { terms, tournament, tables, entrants, hall } = await showTournament(shown);
  const seats = new Map(shown.entrants.map((seat) => [seat.entry, seat]));
  const { state, isOpen, blinds, left, pool, prizes } = tournament;
  return {
    roomId: hall,
    state,
    startsAt: terms.startsAt,
    isOpen,
    level: blinds + 1,
    left,
    pool,
    prizes: [...prizes],
    tables: [...tables],
    entrants: (room.kind === 'tournament' ? entrants : []).flatMap((entrant) => {
      const seat = seats.get(entrant.entry);
      return seat ? [{ ...entrant, seatId: seat.id.toString(), memberId: seat.memberId }] : [];
    }),
  };
}
