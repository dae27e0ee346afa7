/** Grants of free rounds as they stand, and as the frame and the operator are told them. */
import type { GrantTold } from '@bahati/contract/games-provider/free-rounds.ts';
import type { FrameFreeRounds } from '@bahati/contract/games-frame/free-rounds.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Player } from '#games-server/seeds/seed-pairs.ts';

/** One that has come. Amounts in minor units. */
export type Grant = {
  id: bigint;
  externalId: string;
  state: 'active' | 'cancelled';
  memberId: string;
  gameCode: string;
  currency: Currency;
  campaignId: string;
  rounds: number;
  stake: bigint;
  cap: bigint;
  expiresAt: Date;
  isExpired: boolean;
  begun: number;
  won: bigint;
};

/** Cancelled before it came: nothing else is known of it. */
export type BarredGrant = Pick<Grant, 'id' | 'externalId' | 'state'> & { rounds: null };

/** As it is stored: of one that is barred there is nothing but its id. */
type Row = Pick<Grant, 'id' | 'externalId' | 'state' | 'begun' | 'won'> & {
  [Name in Exclude<keyof Grant, 'id' | 'externalId' | 'state' | 'begun' | 'won'>]:
    | Grant[Name]
    | null;
};

const columns = `id, external_id AS "externalId", state, member_id AS "memberId",
  game_code AS "gameCode", currency, campaign_id AS "campaignId", rounds, stake, cap,
  expires_at AS "expiresAt", expires_at <= now() AS "isExpired", begun, won`;

export async function readGrant(
  database: Database | Transaction,
  externalId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Grant | BarredGrant | undefined> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM games.round_grants WHERE external_id = $1 ${lock}`,
    [externalId],
  );
  return rows[0] as Grant | BarredGrant | undefined;
}

export function isBarred(grant: Grant | BarredGrant): grant is BarredGrant {
  return grant.rounds === null;
}

/** A cancelled grant whose rounds were all begun was played. */
export function tellGrant(grant: Grant | BarredGrant): GrantTold {
  if (isBarred(grant)) return { state: 'cancelled', begun: 0, won: '0' };
  const { begun, won, currency } = grant;
  return { state: stateOf(grant), begun, won: toDecimal(won, currency) };
}

function stateOf({ state, begun, rounds, isExpired }: Grant): GrantTold['state'] {
  if (begun === rounds) return 'played';
  if (state === 'cancelled') return 'cancelled';
  return isExpired ? 'expired' : 'active';
}

/** The grant whose rounds are played next in a game: the one that expires first. */
export async function nextGrant(
  database: Database,
  { memberId, gameCode }: Player,
): Promise<FrameFreeRounds | null> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM games.round_grants
      WHERE member_id = $1 AND game_code = $2 AND state = 'active' AND expires_at > now()
        AND begun < rounds ORDER BY expires_at, id LIMIT 1`,
    [memberId, gameCode],
  );
  const [grant] = rows as Grant[];
  if (!grant) return null;
  const { currency, rounds, begun } = grant;
  return {
    grantId: grant.externalId,
    stake: toDecimal(grant.stake, currency),
    rounds,
    left: rounds - begun,
    won: toDecimal(grant.won, currency),
    cap: toDecimal(grant.cap, currency),
    expiresAt: grant.expiresAt.toISOString(),
  };
}
