/** Looks for what ties a member to others who claim, and for play that risks next to nothing. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { HoldReason } from '#domains/rewards/awards/awards.ts';
import { type Findings, holdReasonsOf } from './hold-reasons.rules.ts';

/** Each look is bounded: where more share something it is a public place. */
const most = { devices: 10, sessions: 50, accounts: 10, atAddress: 5, rounds: 200 } as const;

/**
 * Pairs that staff found to be two people count no more. `campaignId`: whose claims by tied accounts
 * count; absent: none do.
 */
export async function findHoldReasons(
  transaction: Transaction,
  { memberId, campaignId = null }: { memberId: bigint; campaignId?: bigint | null },
): Promise<HoldReason[]> {
  const { rows: rules } = await transaction.query<{ limit: number }>(
    'SELECT hold_score AS "limit" FROM reward_rules',
  );
  const { tiedIds, ...ties } = await readTies(transaction, memberId, campaignId);
  const rounds = await readRounds(transaction, memberId);
  const oppositeRounds = await countOpposite(transaction, memberId, tiedIds);
  return holdReasonsOf({ ...ties, ...rounds, oppositeRounds }, rules[0]?.limit ?? 100);
}

type Ties = Omit<Findings, 'flatRounds' | 'rounds' | 'oppositeRounds'> & { tiedIds: string[] };

async function readTies(
  transaction: Transaction,
  memberId: bigint,
  campaignId: bigint | null,
): Promise<Ties> {
  const { rows } = await transaction.query<Ties>(
    `WITH pairs AS (
       SELECT CASE WHEN first_id = $1 THEN second_id ELSE first_id END AS id, state, score
         FROM duplicate_pairs WHERE first_id = $1 OR second_id = $1 ORDER BY score DESC LIMIT 50),
     payout AS (
       SELECT DISTINCT other.member_id AS id
         FROM (SELECT kind, number, bank_code FROM payout_accounts WHERE member_id = $1
                ORDER BY id DESC LIMIT ${most.accounts}) own
        CROSS JOIN LATERAL (
          SELECT same.member_id FROM payout_accounts same
           WHERE same.number = own.number AND same.kind = own.kind
             AND same.bank_code IS NOT DISTINCT FROM own.bank_code AND same.member_id <> $1
           LIMIT ${most.accounts}) other),
     device AS (
       SELECT DISTINCT other.member_id AS id
         FROM (SELECT device_hash FROM sessions WHERE member_id = $1 AND device_hash IS NOT NULL
                GROUP BY device_hash ORDER BY max(id) DESC LIMIT ${most.devices}) own
        CROSS JOIN LATERAL (
          SELECT there.member_id FROM sessions there
           WHERE there.device_hash = own.device_hash AND there.member_id <> $1
           ORDER BY there.id DESC LIMIT ${most.sessions}) other),
     network AS (
       SELECT other.id FROM members own
        CROSS JOIN LATERAL (
          SELECT there.id FROM members there
           WHERE there.registered_ip = own.registered_ip AND there.id <> $1 AND there.type <> 4
             AND there.registered_at > own.registered_at - interval '7 days'
           LIMIT ${most.atAddress + 1}) other
        WHERE own.id = $1 AND own.registered_ip NOT IN ('127.0.0.1', '::1')),
     cleared AS (SELECT id FROM pairs WHERE state = 'different'),
     tied AS (
       (SELECT id FROM payout UNION SELECT id FROM device
        UNION SELECT id FROM pairs WHERE state = 'same')
       EXCEPT SELECT id FROM cleared)
     SELECT (SELECT count(*)::int FROM pairs WHERE state = 'same') AS "samePerson",
            (SELECT count(*)::int FROM payout WHERE id NOT IN (SELECT id FROM cleared))
              AS "sharedPayout",
            (SELECT count(*)::int FROM device WHERE id NOT IN (SELECT id FROM cleared))
              AS "sharedDevice",
            (SELECT CASE WHEN count(*) > ${most.atAddress} THEN 0 ELSE count(*) END::int
               FROM network WHERE id NOT IN (SELECT id FROM cleared)) AS "sharedNetwork",
            (SELECT coalesce(max(score), 0) FROM pairs WHERE state = 'open') AS "duplicateScore",
            (SELECT count(DISTINCT g.member_id)::int FROM campaign_grants g
              WHERE g.campaign_id = $2 AND g.member_id IN (SELECT id FROM tied)) AS "tiedClaims",
            ARRAY(SELECT id::text FROM tied ORDER BY id LIMIT ${most.accounts}) AS "tiedIds"`,
    [memberId, campaignId],
  );
  const [row] = rows;
  if (!row) throw new Error('The ties were not read.');
  return row;
}

/** A round is flat whose payout lies within two percent of its stake. */
async function readRounds(
  transaction: Transaction,
  memberId: bigint,
): Promise<Pick<Findings, 'flatRounds' | 'rounds'>> {
  const { rows } = await transaction.query<Pick<Findings, 'flatRounds' | 'rounds'>>(
    `SELECT count(*) FILTER (WHERE abs(payout - stake) * 50 <= stake)::int AS "flatRounds",
            count(*)::int AS rounds
       FROM (SELECT stake, payout FROM rounds
              WHERE member_id = $1 AND state = 2 AND stake > 0
              ORDER BY id DESC LIMIT ${most.rounds}) played`,
    [memberId],
  );
  return rows[0] ?? { flatRounds: 0, rounds: 0 };
}

/**
 * Rounds that a tied account played in the same game within half a minute, at nearly the same stake, of
 * which one won and the other did not: two sides of one table.
 */
async function countOpposite(
  transaction: Transaction,
  memberId: bigint,
  tiedIds: readonly string[],
): Promise<number> {
  if (tiedIds.length === 0) return 0;
  const { rows } = await transaction.query<{ count: number }>(
    `WITH own AS (
       SELECT game_id, opened_at, stake, payout FROM rounds
        WHERE member_id = $1 AND state = 2 AND stake > 0 ORDER BY id DESC LIMIT ${most.rounds}),
     theirs AS (
       SELECT played.game_id, played.opened_at, played.stake, played.payout
         FROM unnest($2::bigint[]) AS tied (id)
        CROSS JOIN LATERAL (
          SELECT game_id, opened_at, stake, payout FROM rounds
           WHERE member_id = tied.id AND state = 2 AND stake > 0
           ORDER BY id DESC LIMIT ${most.rounds}) played)
     SELECT count(*)::int AS count FROM own
      WHERE EXISTS (SELECT 1 FROM theirs
             WHERE theirs.game_id = own.game_id
               AND theirs.opened_at BETWEEN own.opened_at - interval '30 seconds'
                                        AND own.opened_at + interval '30 seconds'
               AND theirs.stake * 10 BETWEEN own.stake * 9 AND own.stake * 11
               AND (theirs.payout = 0) <> (own.payout = 0))`,
    [memberId, tiedIds],
  );
  return rows[0]?.count ?? 0;
}
