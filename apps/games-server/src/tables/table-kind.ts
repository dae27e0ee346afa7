/** Live tables as a kind of room. */
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { readTotals } from './read-totals.ts';
import { openStakeDesk } from './stakes/stake-desk.ts';
import { settleDue } from './stakes/settle-due.ts';
import { readEntries, readStakes, showEntry } from './stakes/stored-stake.ts';
import {
  readNewestTableRound,
  readTableRounds,
  showPastRound,
  showTableRound,
} from './stored-table.ts';
import { turnTable } from './turn-table.ts';
import { askReversals } from './voids/ask-reversals.ts';

/** Enough for the roads of a whole shoe. */
const recentRounds = 80;

export function tableKind(context: Context): RoomKind {
  const place = openStakeDesk(context);
  return {
    read: async (room) => ({
      view: () => viewTable(context, room),
      own: (memberId) => ownAtTable(context, room, memberId),
    }),
    ownFollowsVersion: false,
    async moving(room) {
      const round = await readNewestTableRound(context.database, room.id);
      return { totals: await readTotals(context.database, room, round) };
    },
    changedOwn: (roomIds, since) => readChanged(context, roomIds, since),
    staking: (roomId, memberIds) => readStaking(context, roomId, memberIds),
    turn: (transaction, room) => turnTable(transaction, room, context.config),
    act: place,
    settle: async () => (await settleDue(context)) + (await askReversals(context)),
  };
}

async function viewTable({ database }: Context, room: StoredRoom): Promise<TableView> {
  const round = await readNewestTableRound(database, room.id);
  const past = await readTableRounds(
    database,
    `WHERE t.room_id = $1 AND t.state = 'over' AND t.voided_at IS NULL ORDER BY t.id DESC LIMIT $2`,
    [room.id, recentRounds],
  );
  const money = (minor: string) => toDecimal(BigInt(minor), room.currency);
  const { unit, minimum, maximum } = room.settings;
  return {
    limits: { unit: money(unit), minimum: money(minimum), maximum: money(maximum) },
    round: round ? showTableRound(round) : null,
    recent: past.map(showPastRound),
    totals: await readTotals(database, room, round),
    chain: await readChain(database, room),
    isPaused: room.isPaused,
  };
}

async function readChain(
  database: Context['database'],
  { code }: StoredRoom,
): Promise<TableView['chain']> {
  const { rows } = await database.query<NonNullable<TableView['chain']>>(
    `SELECT terminating_hash AS "terminatingHash", coalesce(salt, '') AS salt, games FROM games.chains
      WHERE used_by = $1 AND salt IS NOT NULL ORDER BY next_game > games, id LIMIT 1`,
    [code],
  );
  return rows[0] ?? null;
}

/** A member's part in the newest round he bet in: what it came to is told though the next is on. */
async function ownAtTable(
  { database }: Context,
  room: StoredRoom,
  memberId: string,
): Promise<TableOwn> {
  const [entry] = await readEntries(
    database,
    `WHERE e.member_id = $1 AND e.game_code = $2 AND e.room_id = $3
      ORDER BY e.id DESC LIMIT 1`,
    [memberId, room.gameCode, room.id],
  );
  if (!entry) return { entry: null };
  const stakes = await readStakes(database, 'WHERE s.entry_id = $1 ORDER BY s.number', [entry.id]);
  return { entry: showEntry(entry, stakes) };
}

async function readChanged(
  { database }: Context,
  roomIds: readonly bigint[],
  since: Date,
): Promise<{ roomId: bigint; memberId: string; changedAt: Date }[]> {
  const { rows } = await database.query<{ roomId: bigint; memberId: string; changedAt: Date }>(
    `SELECT room_id AS "roomId", member_id AS "memberId", max(changed_at) AS "changedAt"
       FROM (SELECT room_id, member_id, changed_at FROM games.table_entries
              WHERE room_id = ANY($1::bigint[]) AND changed_at > $2
              UNION ALL
             SELECT room_id, member_id, changed_at FROM games.table_stakes
              WHERE room_id = ANY($1::bigint[]) AND changed_at > $2) AS changed
      GROUP BY room_id, member_id`,
    [roomIds, since],
  );
  return rows;
}

async function readStaking(
  { database }: Context,
  roomId: bigint,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ memberId: string }>(
    `SELECT member_id AS "memberId" FROM games.table_entries
      WHERE room_id = $1 AND member_id = ANY($2::text[]) AND state IN ('open', 'paying')`,
    [roomId, memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}
