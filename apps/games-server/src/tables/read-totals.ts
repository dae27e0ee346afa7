/** What everybody together has on the round: by place, and the dearest members. */
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredTableRound } from './stored-table.ts';

const mostEntries = 12;
/** Openings looked at; a table with more different ones shows the dearest. */
const mostOpenings = 2_000;

type Laid = { opening: string; stakes: number };

export async function readTotals(
  database: Database,
  { gameCode, currency, settings }: StoredRoom,
  round: Pick<StoredTableRound, 'id' | 'state'> | undefined,
): Promise<TableView['totals']> {
  const table = liveTableOf(gameCode);
  if (!round || !table) return { players: 0, places: [], entries: [] };
  const [laid, entries] = await Promise.all([
    database.query<Laid>(
      `SELECT s.opening, count(*)::int AS stakes FROM games.table_stakes s
         JOIN games.table_entries e ON e.id = s.entry_id
        WHERE e.round_id = $1 AND s.state = 'taken'
        GROUP BY s.opening ORDER BY sum(s.amount) DESC LIMIT $2`,
      [round.id, mostOpenings],
    ),
    readDearest(database, round.id),
  ]);
  const unit = BigInt(settings.unit);
  const places = new Map<string, { chips: bigint; players: number }>();
  for (const { opening, stakes } of laid.rows) {
    for (const { place, chips } of readStacks(table.cloth, opening) ?? []) {
      const on = firstPlaceOf(table, place);
      const known = places.get(on) ?? { chips: 0n, players: 0 };
      places.set(on, {
        chips: known.chips + BigInt(chips) * BigInt(stakes),
        players: known.players + stakes,
      });
    }
  }
  const isShown = round.state === 'over';
  return {
    players: entries[0]?.count ?? 0,
    places: [...places].map(([place, { chips, players }]) => {
      return { place, amount: toDecimal(chips * unit, currency), players };
    }),
    entries: entries.map(({ name, stake, payout }) => ({
      name,
      stake: toDecimal(stake, currency),
      payout: isShown && payout !== null ? toDecimal(payout, currency) : null,
    })),
  };
}

/** What was added to a bet at a table with seats is told with it. */
function firstPlaceOf({ seats }: LiveTable, place: string): string {
  const found = seats?.readPlace(place);
  return found && seats ? seats.placeOf({ ...found, raise: null }) : place;
}

type Dearest = { name: string; stake: bigint; payout: bigint | null; count: number };

async function readDearest(database: Database, roundId: bigint): Promise<Dearest[]> {
  const { rows } = await database.query<Dearest>(
    `SELECT e.shown_name AS name, sum(s.amount)::bigint AS stake, e.payout,
            count(*) OVER ()::int AS count
       FROM games.table_entries e JOIN games.table_stakes s ON s.entry_id = e.id
      WHERE e.round_id = $1 AND s.state = 'taken'
      GROUP BY e.id ORDER BY 2 DESC, e.id LIMIT $2`,
    [roundId, mostEntries],
  );
  return rows;
}
