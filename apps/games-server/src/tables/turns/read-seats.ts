/** Who sits at a table with seats, what lies there, and who bets behind. */
import type { SeenTableSeat } from '@bahati/contract/games-frame/tables.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';

type Laid = { entryId: bigint; name: string; opening: string };

/** Null: the table has no seats. */
export async function readSeats(
  database: Database,
  room: StoredRoom,
  round: Pick<StoredTableRound, 'id'> | undefined,
): Promise<SeenTableSeat[] | null> {
  const table = liveTableOf(room.gameCode);
  if (!table?.seats) return null;
  const { count, readPlace } = table.seats;
  const [held, laid] = await Promise.all([
    database.query<{ seat: number; name: string }>(
      `SELECT seat, shown_name AS name FROM games.table_seats
        WHERE room_id = $1 AND left_at IS NULL`,
      [room.id],
    ),
    readLaid(database, round?.id ?? null),
  ]);
  const unit = BigInt(room.settings.unit);
  const bets = laid.flatMap(({ opening, ...each }) =>
    (readStacks(table.cloth, opening) ?? []).flatMap(({ place, chips }) => {
      const found = readPlace(place);
      return found ? [{ ...each, ...found, amount: unit * BigInt(chips) }] : [];
    }),
  );
  const told = (amount: bigint) => toDecimal(amount, room.currency);
  return Array.from({ length: count }, (_, index) => {
    const seat = index + 1;
    const here = bets.filter((bet) => bet.seat === seat);
    const own = here.filter(({ kind }) => kind === 's');
    return {
      seat,
      name: held.rows.find((row) => row.seat === seat)?.name ?? null,
      bet: own.length > 0 ? told(own.reduce((sum, { amount }) => sum + amount, 0n)) : null,
      behind: behindOf(here.filter(({ kind }) => kind !== 's')).map(({ amount, ...each }) => ({
        ...each,
        bet: told(amount),
      })),
    };
  });
}

type Bet = Omit<Laid, 'opening'> & { kind: string; amount: bigint };

/** One line for each member, the dearest first; as many as may bet behind a seat. */
function behindOf(bets: readonly Bet[]) {
  const byEntry = new Map<bigint, { name: string; amount: bigint; isFollowing: boolean }>();
  for (const { entryId, name, amount, kind } of bets) {
    const known = byEntry.get(entryId)?.amount ?? 0n;
    byEntry.set(entryId, { name, amount: known + amount, isFollowing: kind === 'f' });
  }
  return [...byEntry.values()].toSorted((a, b) => (a.amount < b.amount ? 1 : -1));
}

async function readLaid(database: Database, roundId: bigint | null): Promise<Laid[]> {
  if (roundId === null) return [];
  const { rows } = await database.query<Laid>(
    `SELECT e.id AS "entryId", e.shown_name AS name, s.opening
       FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
      WHERE e.round_id = $1 AND s.state = 'taken' ORDER BY s.id`,
    [roundId],
  );
  return rows;
}

/** The seats one member sits at, from 1. */
export async function readOwnSeats(
  database: Database,
  room: StoredRoom,
  memberId: string,
): Promise<number[]> {
  if (!liveTableOf(room.gameCode)?.seats) return [];
  const { rows } = await database.query<{ seat: number }>(
    `SELECT seat FROM games.table_seats
      WHERE room_id = $1 AND member_id = $2 AND left_at IS NULL ORDER BY seat`,
    [room.id, memberId],
  );
  return rows.map(({ seat }) => seat);
}
