/** A round as it stands in the database, with the pair that decided it. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { seedPairColumns } from '#games-server/seeds/seed-pairs.ts';

type RoundState = 'settling' | 'voiding' | 'settled' | 'refused' | 'voided';

export type StoredRound = {
  id: bigint;
  externalId: string;
  memberId: bigint;
  gameCode: string;
  requestId: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  nonce: number;
  definitionVersion: number;
  state: RoundState;
  refusalCode: string | null;
  refusalDetails: Record<string, unknown> | null;
  balance: string | null;
  attempts: number;
  createdAt: Date;
  platformToken: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  isSeedRevealed: boolean;
};

const columns = `r.id, r.external_id AS "externalId", r.member_id AS "memberId",
  r.game_code AS "gameCode", r.request_id AS "requestId", r.currency, r.stake, r.payout, r.nonce,
  r.definition_version AS "definitionVersion", r.state, r.refusal_code AS "refusalCode",
  r.refusal_details AS "refusalDetails", r.balance, r.attempts, r.created_at AS "createdAt",
  s.platform_token AS "platformToken", ${seedPairColumns},
  p.revealed_at IS NOT NULL AS "isSeedRevealed"`;

/** Reads rounds; `rest` names them `r` and begins with WHERE. */
export async function readStoredRounds(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredRound[]> {
  const { rows } = await database.query<StoredRound>(
    `SELECT ${columns} FROM games.rounds r
       JOIN games.seed_pairs p ON p.id = r.seed_pair_id
       JOIN games.frame_sessions s ON s.id = r.session_id ${rest}`,
    values,
  );
  return rows;
}

export async function readStoredRound(
  database: Database | Transaction,
  id: bigint,
): Promise<StoredRound> {
  const [round] = await readStoredRounds(database, 'WHERE r.id = $1', [id]);
  if (!round) throw new Error(`The round ${id} is missing.`);
  return round;
}

export function isUndecided({ state }: Pick<StoredRound, 'state'>): boolean {
  return state === 'settling' || state === 'voiding';
}
