/** The rooms of a game: made when a member first asks for them in a currency, listed in order. */
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { mostInRound } from '@bahati/game-rules/chips/cloth.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { readRooms, type StoredRoom } from './stored-room.ts';

/** Chips of a table are so many times the game's smallest. */
const levels = [1n, 10n, 50n] as const;
/** A round may cost so many chips at a table. */
const chipsInRound = 1_000n;
const mostListed = 200;

type Session = Pick<FrameSession, 'gameCode' | 'currency'>;

/** Refuses `not_found` for a game without rooms. */
export async function listRooms(
  database: Database,
  session: Session,
  playersIn: (roomId: bigint) => number,
): Promise<ListedRoom[]> {
  await openRooms(database, session);
  const rooms = await readRooms(
    database,
    'WHERE r.game_code = $1 AND r.currency = $2 ORDER BY r.position, r.id LIMIT $3',
    [session.gameCode, session.currency, mostListed],
  );
  return rooms.map((room) => ({ ...listed(room), players: playersIn(room.id) }));
}

function listed({ id, code, settings, currency, isPaused }: StoredRoom) {
  return {
    roomId: id.toString(),
    code,
    minimum: toDecimal(BigInt(settings.minimum), currency),
    maximum: toDecimal(BigInt(settings.maximum), currency),
    currency,
    seats: null,
    isPaused,
  };
}

async function openRooms(database: Database, { gameCode, currency }: Session): Promise<void> {
  const table = liveTableOf(gameCode);
  if (!table) throw new Refusal('not_found');
  const { minimum } = table.rules.stakes[currency];
  const rows = levels.map((level, at) => {
    const unit = minimum * level;
    return {
      code: `${gameCode}-${currency.toLowerCase()}-${at + 1}`,
      position: at,
      settings: {
        unit: unit.toString(),
        minimum: unit.toString(),
        maximum: (unit * least(chipsInRound, BigInt(mostInRound))).toString(),
      },
    };
  });
  await database.query(
    `INSERT INTO games.rooms (code, game_code, kind, position, currency, settings)
     SELECT o.code, $2, 'table', o.position, $3, o.settings
       FROM jsonb_to_recordset($1::jsonb) AS o (code text, position int, settings jsonb)
      WHERE NOT EXISTS (SELECT 1 FROM games.rooms r WHERE r.code = o.code)
     ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(rows), gameCode, currency],
  );
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
