/** The KYC tier a member holds, and the tier a sum asks for. */
import type { KycLevel } from '@bahati/contract/player-site/kyc/kyc.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { type Direction, type Gate, neededLevel, type Sums } from './kyc.rules.ts';

/** 0 registered, 1 phone proven, 2 identity proven, 3 address or source of funds proven. */
export async function readLevels(
  database: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, KycLevel>> {
  const { rows } = await database.query<{ id: bigint; level: KycLevel }>(
    `SELECT credentials.member_id AS id,
            coalesce(level, CASE WHEN mobile_number IS NULL THEN 0 ELSE 1 END)::int AS level
       FROM credentials LEFT JOIN kyc_levels ON kyc_levels.member_id = credentials.member_id
      WHERE credentials.member_id = ANY($1::bigint[])`,
    [memberIds],
  );
  return new Map(rows.map(({ id, level }) => [id, level]));
}

export async function readLevel(
  database: Database | Transaction,
  memberId: bigint,
): Promise<KycLevel> {
  return (await readLevels(database, [memberId])).get(memberId) ?? 0;
}

/** What documents have proven, held until the caller commits; 0: nothing. */
export async function heldLevel(transaction: Transaction, memberId: bigint): Promise<KycLevel> {
  const { rows } = await transaction.query<{ level: KycLevel }>(
    'SELECT level::int AS level FROM kyc_levels WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  return rows[0]?.level ?? 0;
}

export async function readGates(database: Database | Transaction, brand: string): Promise<Gate[]> {
  const { rows } = await database.query<Gate>(
    `SELECT direction, span, level::int AS level, above FROM kyc_gates
      WHERE brand = $1 ORDER BY direction, span, level LIMIT 12`,
    [brand],
  );
  return rows;
}

/**
 * The level a member lacks for these sums, in which what is asked for is counted; null: none. The
 * sums are asked for only where the brand gates them.
 */
export async function missingTier(
  database: Database | Transaction,
  brand: string,
  memberId: bigint,
  { direction, readSums }: { direction: Direction; readSums: () => Promise<Sums> },
): Promise<KycLevel | null> {
  const gates = (await readGates(database, brand)).filter((gate) => gate.direction === direction);
  if (gates.length === 0) return null;
  const level = await readLevel(database, memberId);
  const above = gates.filter((gate) => gate.level > level);
  if (above.length === 0) return null;
  return neededLevel(above, await readSums());
}
