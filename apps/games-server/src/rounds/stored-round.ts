/** A round as it stands in the database, with the pair that decided it. */
import type { Jackpot } from '@bahati/game-rules/slots/definition.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { seedPairColumns } from '#games-server/seeds/seed-pairs.ts';

/** In minor units; `won` holds the seed. */
export type StoredJackpot = {
  level: Jackpot;
  contribution: bigint;
  won: bigint | null;
  seed: bigint | null;
};

/** Which round of its grant; `won`: what the grant's rounds won up to it, in minor units. */
export type StoredGrant = {
  externalId: string;
  campaignId: string;
  number: number;
  rounds: number;
  won: bigint;
};

type RoundState =
  | 'opening'
  | 'open'
  | 'staking'
  | 'paying'
  | 'settling'
  | 'voiding'
  | 'settled'
  | 'refused'
  | 'voided';

export type StoredRound = {
  id: bigint;
  externalId: string;
  memberId: string;
  gameCode: string;
  sessionId: bigint;
  idempotencyKey: string;
  currency: Currency;
  stake: bigint;
  /** What was taken beside the stake. */
  extraStake: bigint;
  /** Null while acts decide it. */
  payout: bigint | null;
  /** What of all it took counts as turnover; null: not fixed, or nothing is said of it. */
  validStake: bigint | null;
  choice: string;
  hasActs: boolean;
  /** What it does to the pools of its game; null in a game without. */
  jackpots: StoredJackpot[] | null;
  /** The free round it is; null: its player staked. */
  grant: StoredGrant | null;
  /** What the grant's cap took off the payout. */
  cut: bigint;
  /** Those that stand, in order. */
  acts: string[];
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

/** As text, for JSON keeps no large numbers. */
const jackpotsOfRound = `CASE WHEN r.has_jackpots THEN (
  SELECT json_agg(json_build_object('level', j.level, 'contribution', j.contribution::text,
           'won', j.won::text, 'seed', j.seed::text) ORDER BY j.sequence)
    FROM games.round_jackpots j WHERE j.round_id = r.id) END`;

const grantOfRound = `CASE WHEN r.grant_id IS NOT NULL THEN (
  SELECT json_build_object('externalId', g.external_id, 'campaignId', g.campaign_id,
           'number', r.grant_number, 'rounds', g.rounds, 'won',
           (SELECT coalesce(sum(o.payout), 0)::text FROM games.rounds o
             WHERE o.grant_id = g.id AND o.grant_number <= r.grant_number AND o.state = 'settled'))
    FROM games.round_grants g WHERE g.id = r.grant_id) END`;

const columns = `r.id, r.external_id AS "externalId", r.member_id AS "memberId",
  r.game_code AS "gameCode", r.session_id AS "sessionId", r.idempotency_key AS "idempotencyKey", r.currency,
  r.stake, r.extra_stake AS "extraStake", r.payout, r.valid_stake AS "validStake", r.choice, r.has_acts AS "hasActs",
  r.nonce, ${jackpotsOfRound} AS jackpots, ${grantOfRound} AS grant, r.cut,
  r.definition_version AS "definitionVersion", r.state, r.refusal_code AS "refusalCode",
  r.refusal_details AS "refusalDetails", r.balance, r.attempts, r.created_at AS "createdAt",
  s.platform_token AS "platformToken", ${seedPairColumns},
  p.revealed_at IS NOT NULL AS "isSeedRevealed"`;

const noActs = "'{}'::text[]";
const standingActs = `ARRAY(
  SELECT a.action FROM games.round_acts a WHERE a.round_id = r.id AND a.state = 'taken'
   ORDER BY a.sequence)`;

/**
 * Reads rounds; `rest` names them `r` and begins with WHERE. Most rounds have no acts, and looking
 * for them costs each spin; where there are some, round and acts are read as of one instant.
 */
export async function readStoredRounds(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredRound[]> {
  const read = async (acts: string) => {
    const { rows } = await database.query<ReadRound>(
      `SELECT ${columns}, ${acts} AS acts FROM games.rounds r
         JOIN games.seed_pairs p ON p.id = r.seed_pair_id
         JOIN games.frame_sessions s ON s.id = r.session_id ${rest}`,
      values,
    );
    return rows.map((row) => ({
      ...row,
      jackpots: row.jackpots && row.jackpots.map(asAmounts),
      grant: row.grant && { ...row.grant, won: BigInt(row.grant.won) },
    }));
  };
  const rounds = await read(noActs);
  return rounds.some(({ hasActs }) => hasActs) ? read(standingActs) : rounds;
}

type ReadJackpot = {
  [Name in keyof StoredJackpot]: Name extends 'level' ? Jackpot : string | null;
};
type ReadRound = Omit<StoredRound, 'jackpots' | 'grant'> & {
  jackpots: ReadJackpot[] | null;
  grant: (Omit<StoredGrant, 'won'> & { won: string }) | null;
};

function asAmounts({ level, contribution, won, seed }: ReadJackpot): StoredJackpot {
  const amount = (text: string | null) => (text === null ? null : BigInt(text));
  return { level, contribution: amount(contribution) ?? 0n, won: amount(won), seed: amount(seed) };
}

/** What a round pays as jackpots, which no seed says. */
export function jackpotOf({ jackpots }: Pick<StoredRound, 'jackpots'>): bigint {
  return jackpots?.reduce((sum, { won }) => sum + (won ?? 0n), 0n) ?? 0n;
}

export async function readStoredRound(
  database: Database | Transaction,
  id: bigint,
): Promise<StoredRound> {
  const [round] = await readStoredRounds(database, 'WHERE r.id = $1', [id]);
  if (!round) throw new Error(`The round ${id} is missing.`);
  return round;
}

const ends: ReadonlySet<RoundState> = new Set(['settled', 'refused', 'voided']);

export function isUndecided({ state }: Pick<StoredRound, 'state'>): boolean {
  return !ends.has(state);
}

/** True while the next step is the wallet's answer; an open round waits for its player. */
export function isWithWallet(round: Pick<StoredRound, 'state'>): boolean {
  return isUndecided(round) && round.state !== 'open';
}

/** Everything a round has taken, or is asking for at its start. */
export function debitOf({ stake, extraStake }: Pick<StoredRound, 'stake' | 'extraStake'>): bigint {
  return stake + extraStake;
}
