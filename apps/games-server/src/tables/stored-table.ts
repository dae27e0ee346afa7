/** Rounds of a table as they stand in the database. */
import type { TablePhase } from '@bahati/contract/games-frame/tables.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { StoredPlay } from './turns/play-shape.ts';

export type StoredTableRound = {
  id: bigint;
  roomId: bigint;
  game: number;
  version: number;
  hash: string;
  previousHash: string;
  salt: string;
  state: TablePhase;
  closesAt: Date;
  dealtAt: Date | null;
  endsAt: Date | null;
  /** What was told before bets; null: nothing. */
  offer: unknown;
  /** All chips by place, of a dealt round whose prices follow from them. */
  laid: readonly Stack[] | null;
  /** Of a table with seats, from its first cards on. */
  play: StoredPlay | null;
  turnEndsAt: Date | null;
  shown: unknown;
  /** Two of the staff voided it. */
  voidedAt: Date | null;
  /** When it was read. */
  now: Date;
};

/** Reads rounds; `rest` names them `t` and begins with WHERE. */
export async function readTableRounds(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredTableRound[]> {
  const { rows } = await database.query<StoredTableRound>(
    `SELECT t.id, t.room_id AS "roomId", t.game, t.version, t.hash,
            t.previous_hash AS "previousHash", coalesce(c.salt, '') AS salt, t.state,
            t.closes_at AS "closesAt", t.dealt_at AS "dealtAt", t.ends_at AS "endsAt",
            t.offer, t.laid, t.play, t.turn_ends_at AS "turnEndsAt", t.shown, t.voided_at AS "voidedAt", clock_timestamp() AS now
       FROM games.table_rounds t JOIN games.chains c ON c.id = t.chain_id ${rest}`,
    values,
  );
  return rows;
}

/** The newest, which is the one that is not over if there is one. */
export async function readNewestTableRound(
  database: Database | Transaction,
  roomId: bigint,
): Promise<StoredTableRound | undefined> {
  const [round] = await readTableRounds(
    database,
    'WHERE t.room_id = $1 ORDER BY t.id DESC LIMIT 1',
    [roomId],
  );
  return round;
}
