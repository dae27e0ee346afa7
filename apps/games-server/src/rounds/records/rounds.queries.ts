/** Reads of rounds worth a name. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Player } from '#games-server/seeds/seed-pairs.ts';
import { readStoredRounds, type StoredRound } from '#games-server/rounds/stored-round.ts';

/** The outside name of the round that is not decided yet, if there is one. */
export async function readUndecided(
  database: Database | Transaction,
  { memberId, gameCode }: Player,
): Promise<string | undefined> {
  const { rows } = await database.query<{ externalId: string }>(
    `SELECT external_id AS "externalId" FROM games.rounds
      WHERE member_id = $1 AND game_code = $2 AND decided_at IS NULL`,
    [memberId, gameCode],
  );
  return rows[0]?.externalId;
}

/** The round that waits for the player's act, if there is one. */
export async function readOpen(
  database: Database,
  { memberId, gameCode }: Player,
): Promise<StoredRound | undefined> {
  const [round] = await readStoredRounds(
    database,
    `WHERE r.member_id = $1 AND r.game_code = $2 AND r.decided_at IS NULL AND r.state = 'open'`,
    [memberId, gameCode],
  );
  return round;
}

/** The newest settled round whose result the player has not seen. */
export async function readUnseen(
  database: Database,
  { memberId, gameCode }: Player,
): Promise<StoredRound | undefined> {
  const [round] = await readStoredRounds(
    database,
    `WHERE r.member_id = $1 AND r.game_code = $2 AND r.state = 'settled' AND r.seen_at IS NULL
     ORDER BY r.id DESC LIMIT 1`,
    [memberId, gameCode],
  );
  return round;
}

/** Settled rounds below an id, newest first. */
export async function readSettled(
  database: Database,
  { memberId, gameCode }: Player,
  before: bigint | null,
  limit: number,
): Promise<StoredRound[]> {
  return readStoredRounds(
    database,
    `WHERE r.member_id = $1 AND r.game_code = $2 AND r.state = 'settled'
       AND ($3::bigint IS NULL OR r.id < $3)
     ORDER BY r.id DESC LIMIT $4`,
    [memberId, gameCode, before, limit],
  );
}

export async function readByExternalId(
  database: Database,
  gameCode: string,
  externalId: string,
): Promise<StoredRound | undefined> {
  const [round] = await readStoredRounds(
    database,
    'WHERE r.external_id = $1 AND r.game_code = $2',
    [externalId, gameCode],
  );
  return round;
}
