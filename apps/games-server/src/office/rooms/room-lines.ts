/** Rooms as staff see them in a list: what is played, what is at the table, what stands still. */
import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import { findGame } from '#games-server/games/games.ts';
import type { Rooms } from '#games-server/rooms/live/connection.ts';
import type { RoomSettings, StoredRoom } from '#games-server/rooms/stored-room.ts';

/** What is due is done within moments; later than this nobody does it. */
const lateSeconds = 15;
/** The wallet answers at the first try nearly always; it is told as silent after so many. */
const silentTries = 4;
const mostCounted = 100;

type Row = {
  rowId: bigint;
  code: string;
  gameCode: string;
  kind: StoredRoom['kind'];
  currency: Currency;
  settings: RoomSettings;
  isPaused: boolean;
  isEnded: boolean;
  turnedAt: Date | null;
  trouble: string | null;
  troubleSince: Date | null;
  lateSince: Date | null;
  isSilent: boolean;
  silentSince: Date | null;
  taken: number;
  bots: number;
  chips: bigint;
  handId: bigint | null;
  handNumber: number | null;
  step: number | null;
  turn: number | null;
  turnEndsAt: Date | null;
  roundId: bigint | null;
  game: number | null;
  phase: 'betting' | 'closed' | 'playing' | 'dealing' | null;
  acts: number | null;
  roundTurnEndsAt: Date | null;
  staked: bigint;
};

export type RoomFilter = {
  gameCode?: string | undefined;
  kind?: StoredRoom['kind'] | undefined;
  currency?: Currency | undefined;
  state: 'all' | 'busy' | 'paused' | 'trouble';
};

type Wanted = RoomFilter & { id: bigint | null; after: bigint | null; limit: number };

/** Chips in a hand are the hand's; what its players had as it began lies in it and before them. */
async function readLines(database: Database, wanted: Wanted): Promise<Row[]> {
  const { id, gameCode = null, kind = null, currency = null, state, after, limit } = wanted;
  const { rows } = await database.query<Row>(
    `WITH silent AS (
       SELECT room_id, min(since) AS since FROM (
         SELECT room_id, changed_at AS since FROM games.table_stakes
          WHERE state IN ('asking', 'voiding') AND attempts >= $1
         UNION ALL
         SELECT room_id, changed_at FROM games.table_entries
          WHERE state = 'paying' AND attempts >= $1
         UNION ALL
         SELECT room_id, created_at FROM games.seat_buy_ins
          WHERE state IN ('asking', 'voiding') AND attempts >= $1
         UNION ALL
         SELECT room_id, NULL FROM games.seats WHERE state = 'paying' AND attempts >= $1
       ) AS waiting GROUP BY room_id
     )
     SELECT r.id AS "rowId", r.code, r.game_code AS "gameCode", r.kind, r.currency, r.settings,
            r.is_paused AS "isPaused", coalesce(g.ended_at, m.ended_at) IS NOT NULL AS "isEnded",
            r.turned_at AS "turnedAt", r.trouble, r.trouble_since AS "troubleSince",
            CASE WHEN r.due_at < now() - make_interval(secs => $2) THEN r.due_at END AS "lateSince",
            w.room_id IS NOT NULL AS "isSilent", w.since AS "silentSince", s.taken, s.bots,
            CASE WHEN r.kind IN ('sit-and-go', 'tournament') THEN s.paid
                 ELSE s.chips + coalesce(h.chips, 0) END
              AS chips, h.id AS "handId", h.number AS "handNumber",
            h.step, h.turn, h.turn_ends_at AS "turnEndsAt", t.id AS "roundId", t.game,
            t.state AS phase, t.acts,
            t.turn_ends_at AS "roundTurnEndsAt", coalesce(t.staked, 0) AS staked
       FROM games.rooms r
       LEFT JOIN silent w ON w.room_id = r.id
       LEFT JOIN games.sit_and_gos g ON g.room_id = r.id
       LEFT JOIN games.tournaments m ON m.room_id = r.id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS taken, count(bot)::int AS bots, coalesce(sum(stack), 0)::bigint AS chips,
               (SELECT coalesce(sum(b.amount), 0)::bigint FROM games.seat_buy_ins b
                 WHERE b.room_id = r.id AND b.state = 'taken') AS paid
          FROM games.seats WHERE room_id = r.id AND state IN ('asking', 'in')) s
       LEFT JOIN LATERAL (
        SELECT id, number, step, turn, turn_ends_at,
               (SELECT sum((p -> 'stack' ->> '#n')::bigint)::bigint
                  FROM jsonb_array_elements(players) p) AS chips
          FROM games.hands WHERE room_id = r.id AND over_at IS NULL) h ON true
       LEFT JOIN LATERAL (
        SELECT c.id, c.game, c.state, c.turn_ends_at, jsonb_array_length(c.play -> 'acts') AS acts,
               (SELECT sum(k.amount)::bigint FROM games.table_entries e
                  JOIN games.table_stakes k ON k.entry_id = e.id
                 WHERE e.round_id = c.id AND k.state = 'taken') AS staked
          FROM games.table_rounds c WHERE c.room_id = r.id AND c.state <> 'over') t ON true
      WHERE ($3::bigint IS NULL OR r.id = $3)
        AND ($4::text IS NULL OR r.game_code = $4)
        AND ($5::text IS NULL OR r.kind = $5)
        AND ($6::text IS NULL OR r.currency = $6)
        AND ($7 = 'all' OR ($7 = 'paused' AND r.is_paused)
             OR ($7 = 'busy' AND (s.taken > 0 OR t.staked > 0 OR r.wanted_until > now()))
             OR ($7 = 'trouble' AND (r.trouble IS NOT NULL OR w.room_id IS NOT NULL
                  OR r.due_at < now() - make_interval(secs => $2))))
        AND ($8::bigint IS NULL OR (r.game_code, r.currency, r.position, r.id) >
              (SELECT a.game_code, a.currency, a.position, a.id FROM games.rooms a WHERE a.id = $8))
      ORDER BY r.game_code, r.currency, r.position, r.id LIMIT $9`,
    [silentTries, lateSeconds, id, gameCode, kind, currency, state, after, limit],
  );
  return rows;
}

export async function listOfficeRooms(
  { database }: Context,
  { hub }: Pick<Rooms, 'hub'>,
  { cursor, pageSize, ...filter }: RoomFilter & { cursor?: string | undefined; pageSize: number },
): Promise<{ items: OfficeRoom[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await readLines(database, { ...filter, id: null, after, limit: pageSize + 1 });
  return pageOf(rows, pageSize, (row) => showLine(row, hub.playersIn(row.rowId.toString())));
}

/** Refuses `not_found`. */
export async function readOfficeRoom(
  { database }: Context,
  { hub }: Pick<Rooms, 'hub'>,
  id: string,
): Promise<OfficeRoom> {
  const wanted = { id: BigInt(id), after: null, state: 'all', limit: 1 } as const;
  const [row] = await readLines(database, wanted);
  if (!row) throw new Refusal('not_found');
  return showLine(row, hub.playersIn(id));
}

/** Rooms in trouble, up to a hundred. */
export async function countTroubles({ database }: Context): Promise<number> {
  const wanted = { id: null, after: null, state: 'trouble', limit: mostCounted } as const;
  return (await readLines(database, wanted)).length;
}

export const titleOf = (gameCode: string): { en: string; sw: string } => {
  const title = findGame(gameCode)?.title;
  return title ? { en: title.en, sw: title.sw } : { en: gameCode, sw: gameCode };
};

function showLine(row: Row, players: number): OfficeRoom {
  const { settings, currency } = row;
  const told = (minor: string | bigint) => toDecimal(BigInt(minor), currency);
  return {
    roomId: row.rowId.toString(),
    code: row.code,
    gameCode: row.gameCode,
    title: titleOf(row.gameCode),
    kind: row.kind,
    currency,
    unit: told(settings.unit),
    minimum: told(settings.minimum),
    maximum: told(settings.maximum),
    isPaused: row.isPaused,
    isEnded: row.isEnded,
    players,
    seats:
      settings.seats === undefined
        ? null
        : { taken: row.taken, bots: row.bots, most: settings.seats },
    current: showCurrent(row),
    turnedAt: row.turnedAt?.toISOString() ?? null,
    troubles: showTroubles(row),
    atTable: told(row.chips + row.staked),
  };
}

function showCurrent(row: Row): OfficeRoom['current'] {
  if (row.handId !== null) {
    return {
      id: row.handId.toString(),
      number: row.handNumber ?? 0,
      phase: 'playing',
      step: row.step,
      turn: row.turn,
      turnEndsAt: row.turnEndsAt?.toISOString() ?? null,
    };
  }
  if (row.roundId === null || row.phase === null) return null;
  return {
    id: row.roundId.toString(),
    number: row.game ?? 0,
    phase: row.phase,
    step: row.acts,
    turn: null,
    turnEndsAt: row.roundTurnEndsAt?.toISOString() ?? null,
  };
}

function showTroubles(row: Row): OfficeRoom['troubles'] {
  const since = (at: Date | null) => at?.toISOString() ?? null;
  const found: OfficeRoom['troubles'] = [];
  if (row.trouble !== null) {
    found.push({ kind: 'error', message: row.trouble, since: since(row.troubleSince) });
  }
  if (row.lateSince) found.push({ kind: 'late', message: '', since: since(row.lateSince) });
  if (row.isSilent) found.push({ kind: 'wallet', message: '', since: since(row.silentSince) });
  return found;
}
