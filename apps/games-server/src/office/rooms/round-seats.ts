/** Who sits where in a round of a table with seats, with what, and how each hand stands. */
import type { OfficeRoundSeat } from '@bahati/contract/rooms-office/rooms.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { LiveBlackjackView } from '@bahati/game-rules/tables/live-blackjack/live-blackjack.view.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import type { StoredTableRound } from '#games-server/tables/stored-table.ts';
import { showPlay } from '#games-server/tables/turns/show-play.ts';

type Room = Pick<StoredRoom, 'id' | 'currency' | 'settings'>;

/** @returns the seats that are taken or bet on, by number; none of a table without seats. */
export async function readRoundSeats(
  database: Pick<Database, 'query'>,
  room: Room,
  table: LiveTable,
  round: StoredTableRound,
): Promise<OfficeRoundSeat[]> {
  if (!table.seats) return [];
  const [held, bets] = await Promise.all([
    readHeld(database, room, round),
    readBets(database, table, round.id),
  ]);
  const unit = BigInt(room.settings.unit);
  const play = showPlay(table, round);
  // What everybody sees: no card that lies face down is in it.
  const view = (round.dealtAt === null ? play?.view : round.shown) as LiveBlackjackView | null;
  return Array.from({ length: table.seats.count }, (_, at) => at + 1).flatMap((seat) => {
    const here = bets.filter((bet) => bet.seat === seat);
    const own = here.filter(({ kind }) => kind === 's');
    const [sitter = held.get(seat)] = own;
    if (!sitter && here.length === 0) return [];
    const chips = own.reduce((sum, bet) => sum + bet.chips, 0);
    const behind = here.filter(({ kind }) => kind !== 's');
    return {
      seat,
      memberId: sitter?.memberId ?? null,
      name: sitter?.name ?? '',
      bet: chips === 0 ? null : toDecimal(unit * BigInt(chips), room.currency),
      behind: new Set(behind.map(({ memberId }) => memberId)).size,
      isTurn: play?.turn?.seat === seat,
      hands: handsOf(view, seat),
    };
  });
}

function handsOf(view: LiveBlackjackView | null, seat: number): OfficeRoundSeat['hands'] {
  const hands = view?.seats.find((each) => each.seat === seat)?.hands ?? [];
  return hands.map(({ cards, total, result }) => ({ cards: [...cards], total, result }));
}

type Sitter = { memberId: string; name: string };

/** Seats are kept between rounds: of one that is over only those that bet are told. */
async function readHeld(
  database: Pick<Database, 'query'>,
  { id }: Room,
  { state }: StoredTableRound,
): Promise<Map<number, Sitter>> {
  if (state === 'over') return new Map();
  const { rows } = await database.query<Sitter & { seat: number }>(
    `SELECT seat, member_id AS "memberId", shown_name AS name FROM games.table_seats
      WHERE room_id = $1 AND left_at IS NULL`,
    [id],
  );
  return new Map(rows.map((row) => [row.seat, row]));
}

type Bet = Sitter & { seat: number; kind: string; chips: number };

/** A round has bounds for members and for bets behind each seat. */
async function readBets(
  database: Pick<Database, 'query'>,
  { cloth, seats }: LiveTable,
  roundId: bigint,
): Promise<Bet[]> {
  const { rows } = await database.query<Sitter & { opening: string }>(
    `SELECT e.member_id AS "memberId", e.shown_name AS name, s.opening
       FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
      WHERE e.round_id = $1 AND s.state = 'taken' ORDER BY s.id`,
    [roundId],
  );
  return rows.flatMap(({ opening, ...sitter }) =>
    (readStacks(cloth, opening) ?? []).flatMap(({ place, chips }) => {
      const found = seats?.readPlace(place);
      return found ? [{ ...sitter, seat: found.seat, kind: found.kind, chips }] : [];
    }),
  );
}
