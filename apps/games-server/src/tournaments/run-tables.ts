/**
 * A tournament that is played: who lost his last chips goes out, who comes late is seated, tables are
 * kept even, hands begin. All tables are held while it is done, and all of it is one transaction.
 * Hands that are played go on by their own tables' turns.
 */
import { lateSeat, type Move, movesFrom } from '@bahati/game-rules/seat-games/tournament/tables.ts';
import { handSettings } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  noteTurn,
  readRoom,
  type StoredRoom,
  type Turned,
} from '#games-server/rooms/stored-room.ts';
import { beginHand } from '#games-server/seats/play-hand.ts';
import { restedMs } from '#games-server/seats/turn-seats.ts';
import { giveBack } from '#games-server/sit-and-go/call-off.ts';
import { eliminatedIn } from '#games-server/sit-and-go/end-sit-and-go.ts';
import { closeEntry, endTournament, goOut } from './go-out.ts';
import { tellTables } from './lock-tables.ts';
import {
  areTogether,
  isAnyAsking,
  isPlayed,
  leftIn,
  type Look,
  lookAtTables,
  noteChange,
  type Playing,
  ruleTables,
  seatedAt,
  type Table,
  waiting,
} from './look-at-tables.ts';
import { drawWith, openTable, putAt } from './seat-entrants.ts';

/** `dueMs`: until a table that rests begins its next hand; null: none does. */
export async function runTables(
  transaction: Transaction,
  room: StoredRoom,
  playing: Playing,
): Promise<Turned> {
  const look = await lookAtTables(transaction, room, playing);
  await letGo(look);
  await close(look);
  const dueMs = await goOn(look);
  if (look.hasChanged) await tellTables(transaction, room.id);
  return { hasChanged: look.hasChanged, dueMs };
}

/** Whose round the operator has voided before he had a table takes no part. */
async function letGo(look: Look): Promise<void> {
  const goers = look.entrants.filter(
    ({ isLeaving, roomId, outCount }) => isLeaving && roomId === look.room.id && outCount === null,
  );
  if (goers.length === 0) return;
  await giveBack(look.transaction, goers);
  await noteChange(look);
}

/** Whoever asked in time and whose buy-in the wallet has not answered is waited for. */
async function close(look: Look): Promise<void> {
  const { transaction, room, clock, terms } = look;
  const isOver = clock.blinds >= terms.lateLevels || leftIn(look).length >= terms.most;
  if (look.closedAt !== null || !isOver || isAnyAsking(look)) return;
  await closeEntry(transaction, room, look.entrants);
  look.closedAt = room.now;
  await noteChange(look);
}

async function goOn(look: Look): Promise<number | null> {
  const { transaction, room } = look;
  if (areTogether(look) && look.tables.some(isPlayed)) return null;
  await takeOut(look);
  const [winner, ...others] = leftIn(look);
  if (winner && others.length === 0) {
    if (isAnyAsking(look)) return null;
    if (look.closedAt === null) await closeEntry(transaction, room, look.entrants);
    await endTournament(transaction, room, winner);
    look.hasChanged = true;
    return null;
  }
  await seatLate(look);
  await keepEven(look);
  return room.isPaused ? null : beginHands(look);
}

/**
 * Table by table as their hands ended; hand for hand all at once. More chips at the start of his hand
 * finish better, equal ones share.
 */
async function takeOut(look: Look): Promise<void> {
  const over = look.tables
    .filter((table) => !isPlayed(table))
    .toSorted((one, other) => endOf(one) - endOf(other) || one.number - other.number);
  const moments = areTogether(look) ? [over] : over.map((table) => [table]);
  for (const tables of moments) {
    const eliminated = tables.flatMap((table) => {
      const busted = seatedAt(look, table).filter(({ stack }) => stack === 0n);
      return table.hand ? eliminatedIn(table.hand, busted) : [];
    });
    if (eliminated.length === 0) continue;
    await goOut(look.transaction, look, look.entrants, eliminated);
    await noteChange(look);
  }
}

const endOf = ({ hand }: Table): number => hand?.overAt?.getTime() ?? 0;

/** At the emptiest table, with what everybody began with. */
async function seatLate(look: Look): Promise<void> {
  const { transaction, room, terms } = look;
  for (const late of waiting(look)) {
    const place = lateSeat(ruleTables(look), terms.tableSeats);
    const table = look.tables.find(({ number }) => number === place?.table);
    const { roomId } = table ?? (await addTable(look));
    await putAt(transaction, late, { roomId, seat: place?.seat ?? 0 }, terms.chips);
    await noteChange(look);
  }
  if (look.tables.length === 0) throw new Error(`Nobody plays in ${room.code}.`);
}

async function addTable(look: Look): Promise<Table> {
  const { transaction, room, terms } = look;
  const { roomId, number } = await openTable(transaction, room, terms);
  const made = await readRoom(transaction, roomId);
  if (!made) throw new Error('A table is missing.');
  const table = { roomId, number, room: made, hand: undefined };
  look.tables = [...look.tables, table];
  return table;
}

/** Tables between two hands give players away, where there is one too many or one has two more. */
async function keepEven(look: Look): Promise<void> {
  const { tournament, terms } = look;
  for (const table of look.tables.filter((each) => !isPlayed(each))) {
    const { number } = table;
    const draw = drawWith(tournament, number);
    const moves = movesFrom(number, ruleTables(look), terms.tableSeats, draw);
    for (const move of moves) await carryOut(look, move);
    if (moves.length > 0) await noteChange(look);
    if (seatedAt(look, table).length === 0) await endTable(look, table);
  }
}

async function carryOut(look: Look, { from, to }: Move): Promise<void> {
  const tableOf = (number: number) => look.tables.find((table) => table.number === number);
  const [source, target] = [tableOf(from.table), tableOf(to.table)];
  const own = source && seatedAt(look, source).find(({ seat }) => seat === from.seat);
  if (!own || !target) throw new Error(`Nobody can be moved from ${from.table} to ${to.table}.`);
  await putAt(look.transaction, own, { roomId: target.roomId, seat: to.seat });
}

async function endTable(look: Look, { roomId }: Table): Promise<void> {
  await look.transaction.query(
    'UPDATE games.tournament_tables SET ended_at = clock_timestamp() WHERE room_id = $1',
    [roomId],
  );
  look.tables = look.tables.filter((table) => table.roomId !== roomId);
  look.hasChanged = true;
}

/** Who is away is dealt in as well: the clock posts and folds for him. */
async function beginHands(look: Look): Promise<number | null> {
  const { offer, pace, tables } = look;
  const isTogether = areTogether(look);
  if (isTogether && tables.some(isPlayed)) return null;
  const rest = (table: Table) => offer.restMs / pace - restedMs(table.hand);
  const ready = tables.filter(
    (table) => !isPlayed(table) && seatedAt(look, table).length >= offer.game.seats.least,
  );
  const longest = Math.max(0, ...ready.map(rest));
  const waits: number[] = [];
  for (const table of ready) {
    const restMs = isTogether ? longest : rest(table);
    if (restMs > 0) waits.push(restMs);
    else await beginAt(look, table);
  }
  return waits.length > 0 ? Math.min(...waits) : null;
}

async function beginAt(look: Look, table: Table): Promise<void> {
  const { transaction, offer, pace, clock, terms } = look;
  const level = terms.levels[clock.blinds];
  if (!level) throw new Error(`The blinds ${clock.blinds} are missing.`);
  await beginHand(transaction, table.room, offer, {
    seats: seatedAt(look, table),
    last: table.hand,
    turnMs: offer.turnMs / pace,
    settings: handSettings(level),
  });
  await noteTurn(transaction, table.room, { hasChanged: true, dueMs: 0 });
}
