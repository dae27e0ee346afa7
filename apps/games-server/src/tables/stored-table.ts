/** Rounds of a table as they stand in the database. */
import type {
  PastTableRound,
  TablePhase,
  TableRound,
} from '@bahati/contract/games-frame/tables.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

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
            t.offer, t.laid, t.shown, t.voided_at AS "voidedAt", clock_timestamp() AS now
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

/** What everybody may see: outcome and hash only once it is dealt. */
export function showTableRound(round: StoredTableRound): TableRound {
  const isDealt = round.dealtAt !== null;
  return {
    roundId: round.id.toString(),
    game: round.game,
    phase: round.state,
    isVoided: round.voidedAt !== null,
    closesAt: round.closesAt.toISOString(),
    dealtAt: round.dealtAt?.toISOString() ?? null,
    endsAt: round.endsAt?.toISOString() ?? null,
    previousHash: round.previousHash,
    salt: round.salt,
    hash: isDealt ? round.hash : null,
    offer: round.offer,
    laid: round.laid,
    shown: isDealt ? round.shown : null,
  };
}

export function showPastRound(round: StoredTableRound): PastTableRound {
  if (round.state !== 'over') throw new Error(`The round ${round.id} is not over.`);
  const { id, game, salt, offer, laid, shown, hash, previousHash } = round;
  return { roundId: id.toString(), game, salt, offer, laid, shown, hash, previousHash };
}
