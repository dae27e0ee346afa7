/** The acts of rounds as they stand in the database. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Refused } from '#games-server/wallet-answers.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

export type StoredAct = {
  id: bigint;
  sequence: number;
  action: string;
  stake: bigint;
  state: 'asking' | 'taken' | 'refused';
  /** Also of an act that is being undone. */
  refusalCode: string | null;
  refusalDetails: Record<string, unknown> | null;
  createdAt: Date;
  platformToken: string;
};

async function readActs(
  database: Database | Transaction,
  which: string,
  values: unknown[],
): Promise<StoredAct | undefined> {
  const { rows } = await database.query<StoredAct>(
    `SELECT a.id, a.sequence, a.action, a.stake, a.state, a.refusal_code AS "refusalCode",
            a.refusal_details AS "refusalDetails", a.created_at AS "createdAt",
            s.platform_token AS "platformToken"
       FROM games.round_acts a JOIN games.frame_sessions s ON s.id = a.session_id
      WHERE a.round_id = $1 AND ${which}`,
    values,
  );
  return rows[0];
}

export function readActOfRequest(
  database: Database | Transaction,
  { id }: Pick<StoredRound, 'id'>,
  idempotencyKey: string,
): Promise<StoredAct | undefined> {
  return readActs(database, 'a.idempotency_key = $2', [id, idempotencyKey]);
}

/** The act whose stake the wallet is being asked for. */
export async function readAskingAct(
  database: Database | Transaction,
  { id, externalId }: Pick<StoredRound, 'id' | 'externalId'>,
): Promise<StoredAct> {
  const act = await readActs(database, "a.state = 'asking'", [id]);
  if (!act) throw new Error(`The round ${externalId} asks for no act.`);
  return act;
}

type NewAct = Pick<StoredAct, 'action' | 'stake'> & {
  sequence: number;
  /** Null: the game's own rule. */
  idempotencyKey: string | null;
  sessionId: bigint;
};

/** An act that costs nothing stands at once. */
export async function addAct(
  transaction: Transaction,
  { id }: Pick<StoredRound, 'id'>,
  { sequence, idempotencyKey, sessionId, action, stake }: NewAct,
): Promise<void> {
  await transaction.query(
    `INSERT INTO games.round_acts (round_id, sequence, idempotency_key, session_id, action, stake, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, sequence, idempotencyKey, sessionId, action, stake, stake > 0n ? 'asking' : 'taken'],
  );
}

/** Says why an act will not stand; it goes on asking until its stake is surely not taken. */
export async function noteRefusal(
  database: Database,
  { id }: Pick<StoredAct, 'id'>,
  { code, details }: Refused,
): Promise<void> {
  await database.query(
    `UPDATE games.round_acts SET refusal_code = $2, refusal_details = $3
      WHERE id = $1 AND state = 'asking'`,
    [id, code, details],
  );
}

export async function markAct(
  transaction: Transaction,
  { id }: Pick<StoredAct, 'id'>,
  state: 'taken' | 'refused',
): Promise<void> {
  await transaction.query('UPDATE games.round_acts SET state = $2 WHERE id = $1', [id, state]);
}
