/** Tournaments as the lobby lists them to one member, with his own part in each. */
import type { ListedTournament } from '@bahati/contract/games-frame/tournaments.ts';
import {
  entryPool,
  entryPrizes,
} from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import { seriesOf } from '@bahati/game-rules/seat-games/tournament/tournament-series.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { roomsOf } from '#games-server/rooms/open-rooms.ts';
import { readRooms, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { endOfLevels } from '#games-server/seats/blind-clock.ts';
import { readSeats, type StoredSeat } from '#games-server/seats/stored-seats.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { listTournaments } from './open-tournaments.ts';
import { isEnterable } from './show-tournament.ts';
import { hasEntered, isStillIn, readTournament, termsOf } from './stored-tournament.ts';

const mostEnded = 6;

/** Refuses `not_found` for a game without tournaments. */
export async function listLobby(
  { database, config }: Pick<Context, 'database' | 'config'>,
  session: FrameSession,
): Promise<{ now: string; items: ListedTournament[] }> {
  const levels = roomsOf(session).filter(({ kind }) => kind === 'tournament');
  if (levels.length === 0) throw new Refusal('not_found');
  const rooms = [
    ...(await listTournaments(database, session, levels)),
    ...(await readEnded(database, session)),
  ];
  const seats = await readSeats(
    database,
    `WHERE s.tournament_id = ANY($1::bigint[]) AND s.state IN ('asking', 'in', 'paying', 'left')`,
    [rooms.map(({ id }) => id)],
  );
  const items: ListedTournament[] = [];
  for (const room of rooms) {
    const entrants = seats.filter(({ tournamentId }) => tournamentId === room.id);
    items.push(await listOne(database, session, { room, entrants, pace: config.TABLE_PACE }));
  }
  return { now: (rooms[0]?.now ?? new Date()).toISOString(), items };
}

const readEnded = (
  database: Database,
  { gameCode, currency }: Pick<FrameSession, 'gameCode' | 'currency'>,
): Promise<StoredRoom[]> =>
  readRooms(
    database,
    `JOIN games.tournaments g ON g.room_id = r.id
      WHERE g.game_code = $1 AND g.currency = $2 AND g.state = 'over'
        AND g.ended_at > now() - interval '1 day' ORDER BY g.ended_at DESC LIMIT $3`,
    [gameCode, currency, mostEnded],
  );

type Listed = { room: StoredRoom; entrants: readonly StoredSeat[]; pace: number };

async function listOne(
  database: Database,
  { memberId }: Pick<FrameSession, 'memberId'>,
  { room, entrants, pace }: Listed,
): Promise<ListedTournament> {
  const tournament = await readTournament(database, room);
  const terms = termsOf(room);
  const tell = (amount: bigint) => toDecimal(amount, room.currency);
  const entered = entrants.filter(hasEntered).length;
  const own = entrants.find((seat) => seat.memberId === memberId);
  const isOpen = isEnterable(tournament, terms, entrants, { now: room.now, pace });
  const lateUntil = isOpen ? endOfLevels(tournament, terms.levels, terms.lateLevels, pace) : null;
  const { en = terms.series, sw = terms.series } = seriesOf(terms.series)?.title ?? {};
  return {
    roomId: room.id.toString(),
    title: { en, sw },
    state: tournament.state,
    startsAt: tournament.startsAt.toISOString(),
    lateUntil: lateUntil?.toISOString() ?? null,
    isOpen,
    isPaused: room.isPaused,
    buyIn: tell(terms.buyIn),
    fee: tell(terms.fee),
    pool: tell(entryPool(terms, entered)),
    paidPlaces: entryPrizes(terms, entered).length,
    chips: tell(terms.chips),
    levelMs: terms.levels[0]?.durationMs ?? 0,
    entrants: entered,
    left: entrants.filter(isStillIn).length,
    most: terms.most,
    own: own ? (own.state === 'asking' || isStillIn(own) ? 'in' : 'out') : null,
  };
}
