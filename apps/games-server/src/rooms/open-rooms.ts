/** Everybody's rooms of a game: made when first asked for in a currency, listed in order. */
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { cannonStakes } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { muzzles } from '@bahati/game-rules/fishing/pool/pool.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { mostInRound } from '@bahati/game-rules/chips/cloth.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { writeState } from '#games-server/seats/plain-json.ts';
import { listTournaments } from '#games-server/tournaments/open-tournaments.ts';
import { listSitAndGos } from '#games-server/sit-and-go/open-sit-and-gos.ts';
import { type NewRoom, readRooms, type StoredRoom } from './stored-room.ts';

/** Chips of a table are so many times the game's smallest. */
const levels = [1n, 10n, 50n] as const;
/** A round may cost so many chips at a table. */
const chipsInRound = 1_000;
const mostListed = 200;
const poolCount = 6;

type Session = Pick<FrameSession, 'gameCode' | 'currency'>;

/** What this process knows of rooms beside the database. */
export type KnownOfRooms = {
  playersIn: (roomId: bigint) => number;
  /** Null: seats of it stand in the database. */
  takenIn: (room: StoredRoom) => number | null;
  isClosed: boolean;
};

/** Refuses `not_found` for a game without rooms. */
export async function listRooms(
  database: Database,
  session: Session,
  known: KnownOfRooms,
): Promise<ListedRoom[]> {
  const levels = roomsOf(session);
  const rooms = await findRooms(database, session, levels);
  return tellRooms(database, rooms, known);
}

function findRooms(database: Database, session: Session, levels: readonly NewRoom[]) {
  const offer = seatOfferOf(session.gameCode);
  if (offer?.isTournament) return listTournaments(database, session, levels);
  if (offer?.isSitAndGo) return listSitAndGos(database, session, levels);
  return readEverybodys(database, session, levels);
}

async function readEverybodys(
  database: Database,
  session: Session,
  levels: readonly NewRoom[],
): Promise<StoredRoom[]> {
  await openRooms(database, session, levels);
  return readRooms(
    database,
    `WHERE r.game_code = $1 AND r.currency = $2 AND r.invite_code IS NULL
      ORDER BY r.position, r.id LIMIT $3`,
    [session.gameCode, session.currency, mostListed],
  );
}

/** As they are listed, with the seats that are taken. */
export async function tellRooms(
  database: Database,
  rooms: readonly StoredRoom[],
  known: KnownOfRooms,
): Promise<ListedRoom[]> {
  const taken = await readTaken(
    database,
    rooms.map(({ id }) => id),
  );
  return rooms.map((room) => ({
    ...listed(room, inMemory(known.takenIn(room)) ?? taken.get(room.id) ?? nobody),
    players: known.playersIn(room.id),
    isPaused: room.isPaused || known.isClosed,
  }));
}

/** How many seats are taken, and how many of those by bots of the house. */
type Taken = { taken: number; bots: number };

const nobody: Taken = { taken: 0, bots: 0 };

const inMemory = (taken: number | null): Taken | null =>
  taken === null ? null : { ...nobody, taken };

async function readTaken(database: Database, ids: readonly bigint[]): Promise<Map<bigint, Taken>> {
  const { rows } = await database.query<Taken & { id: bigint }>(
    `SELECT room_id AS id, count(*)::int AS taken, count(bot)::int AS bots FROM games.seats
      WHERE room_id = ANY($1::bigint[]) AND tournament_id IS NULL AND state IN ('asking', 'in')
      GROUP BY room_id
      UNION ALL
     SELECT tournament_id, count(*)::int, 0 FROM games.seats
      WHERE tournament_id = ANY($1::bigint[]) AND state IN ('asking', 'in') GROUP BY tournament_id`,
    [ids],
  );
  return new Map(rows.map(({ id, ...taken }) => [id, taken]));
}

function listed(room: StoredRoom, taken: Taken) {
  const { id, code, settings, currency, isPaused, inviteCode } = room;
  const { seats: most } = settings;
  return {
    roomId: id.toString(),
    code,
    minimum: toDecimal(BigInt(settings.minimum), currency),
    maximum: toDecimal(BigInt(settings.maximum), currency),
    unit: toDecimal(BigInt(settings.unit), currency),
    currency,
    seats: most === undefined ? null : { ...taken, most },
    isPaused,
    inviteCode,
  };
}

/** One for each level of the game. Refuses `not_found` for a game without rooms. */
export function roomsOf({ gameCode, currency }: Session): NewRoom[] {
  const table = liveTableOf(gameCode);
  if (table)
    return levels.map((level) =>
      tableRoom(table.rules.stakes[currency].minimum * level, table.seats?.mostFirstChips),
    );
  if (poolOfferOf(gameCode)) return Array.from({ length: poolCount }, () => poolRoom(currency));
  if (gameCode === crash.code) return [crashRoom(currency)];
  const offer = seatOfferOf(gameCode);
  if (!offer) throw new Refusal('not_found');
  return offer.levels(currency).map(({ settings, least: unit, minimum, maximum, seats }) => ({
    kind: kindOf(offer),
    settings: {
      unit: unit.toString(),
      minimum: minimum.toString(),
      maximum: maximum.toString(),
      seats,
      game: JSON.parse(writeState(settings)) as unknown,
    },
  }));
}

function kindOf({ isSitAndGo, isTournament }: SeatOffer): NewRoom['kind'] {
  if (isTournament) return 'tournament';
  return isSitAndGo ? 'sit-and-go' : 'seats';
}

/** Everybody may shoot at every level: the pools of a game differ in who is there. */
function poolRoom(currency: Session['currency']): NewRoom {
  const { minimum, maximum } = cannonStakes[currency];
  const [unit, most] = [minimum.toString(), maximum.toString()];
  return {
    kind: 'pool',
    settings: { unit, minimum: unit, maximum: most, seats: muzzles.length },
  };
}

/** Everybody's round: there is one room in each currency. */
function crashRoom(currency: Session['currency']): NewRoom {
  const { minimum, maximum } = crash.stakes[currency];
  const unit = minimum.toString();
  return { kind: 'crash', settings: { unit, minimum: unit, maximum: maximum.toString() } };
}

function tableRoom(unit: bigint, most = chipsInRound): NewRoom {
  const maximum = unit * least(BigInt(most), BigInt(mostInRound));
  const settings = { unit: unit.toString(), minimum: unit.toString(), maximum: maximum.toString() };
  return { kind: 'table', settings };
}

async function openRooms(
  database: Database,
  { gameCode, currency }: Session,
  levels: readonly NewRoom[],
): Promise<void> {
  const rows = levels.map((room, at) => ({
    ...room,
    code: `${gameCode}-${currency.toLowerCase()}-${at + 1}`,
    position: at,
  }));
  await database.query(
    `INSERT INTO games.rooms (code, game_code, kind, position, currency, settings)
     SELECT o.code, $2, o.kind, o.position, $3, o.settings
       FROM jsonb_to_recordset($1::jsonb)
              AS o (code text, kind text, position int, settings jsonb)
      WHERE NOT EXISTS (SELECT 1 FROM games.rooms r WHERE r.code = o.code)
     ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(rows), gameCode, currency],
  );
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
