/** Grants as their member and staff read them. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';

/** What is told of one: asked is being prepared, and one that closes is told as what it ends as. */
type GrantState = 'preparing' | 'active' | 'played' | 'cancelled' | 'expired' | 'refused';

/** Amounts in minor units. */
export type ListedGrant = {
  rowId: bigint;
  id: string;
  awardId: bigint;
  memberId: bigint;
  gameId: string;
  en: string;
  sw: string;
  currency: Currency;
  stake: bigint;
  rounds: number;
  played: number;
  won: bigint;
  state: GrantState;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export type StaffGrantRow = ListedGrant & {
  username: string;
  refusal: string | null;
  cancelledBy: string | null;
  cancelReason: string | null;
};

/** Past its time it is over, whether the job has been there or not. */
const told = `CASE WHEN f.state = 'closing' THEN f.closes_as
  WHEN f.state IN ('asked', 'active') AND f.begun IS NULL AND f.expires_at <= now() THEN 'expired'
  WHEN f.state = 'asked' THEN 'preparing' ELSE f.state END`;

const columns = `f.id AS "rowId", f.public_id AS id, f.award_id AS "awardId",
  f.member_id AS "memberId", g.game_id AS "gameId", g.name_en AS en, g.name_sw AS sw, f.currency,
  f.stake, f.rounds, f.played, f.won, ${told} AS state, f.created_at AS "createdAt",
  f.expires_at AS "expiresAt", f.ended_at AS "endedAt"`;

type Place = { before: bigint | null; limit: number };

/** A member's grants, newest first. */
export async function listGrants(
  database: Database,
  memberId: bigint,
  { before, limit }: Place,
): Promise<ListedGrant[]> {
  const { rows } = await database.query<ListedGrant>(
    `SELECT ${columns} FROM free_round_grants f JOIN games g ON g.id = f.game_id
      WHERE f.member_id = $1 AND ($2::bigint IS NULL OR f.id < $2) ORDER BY f.id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}

/** Grants of everybody, or of one member, newest first. */
export async function listStaffGrants(
  database: Database,
  { before, limit, memberId }: Place & { memberId: bigint | null },
): Promise<StaffGrantRow[]> {
  const { rows } = await database.query<StaffGrantRow>(
    `SELECT ${columns}, c.username, f.refusal, f.cancelled_by AS "cancelledBy",
            f.cancel_reason AS "cancelReason"
       FROM free_round_grants f JOIN games g ON g.id = f.game_id
            JOIN credentials c ON c.member_id = f.member_id
      WHERE ($1::bigint IS NULL OR f.member_id = $1) AND ($2::bigint IS NULL OR f.id < $2)
      ORDER BY f.id DESC LIMIT $3`,
    [memberId, before, limit],
  );
  return rows;
}
