/** Writing a grant of free rounds, in the transaction of what gives it. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';

/** `stake` in minor units; `campaign` is what its wins are named by at the provider. */
export type NewGrant = {
  memberId: bigint;
  awardId: bigint;
  gameId: number;
  currency: Currency;
  rounds: number;
  stake: bigint;
  days: number;
  campaign: string;
};

/** All rounds of a grant win no more than so many stakes of each: a brake, no part of a game. */
const mostTimesStake = 5_000n;

type Place = { providerId: number; isOffered: boolean };

/**
 * Writes the rounds once for their award and queues telling their provider. Where the game has no
 * free rounds, or not at this stake, they are written as refused, so that what gave them stands.
 */
export async function addGrant(transaction: Transaction, grant: NewGrant): Promise<void> {
  const { providerId, isOffered } = await findPlace(transaction, grant);
  const cap = grant.stake * BigInt(grant.rounds) * mostTimesStake;
  const { rows } = await transaction.query<{ publicId: string }>(
    `INSERT INTO free_round_grants (member_id, award_id, provider_id, game_id, currency, campaign,
       rounds, stake, cap, expires_at, state, refusal, due_at, ended_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10),
            CASE WHEN $11 THEN 'asked' ELSE 'refused' END,
            CASE WHEN NOT $11 THEN 'free_rounds_not_offered' END,
            CASE WHEN $11 THEN now() END, CASE WHEN NOT $11 THEN now() END
     RETURNING public_id AS "publicId"`,
    [
      grant.memberId,
      grant.awardId,
      providerId,
      grant.gameId,
      grant.currency,
      grant.campaign,
      grant.rounds,
      grant.stake,
      cap,
      grant.days,
      isOffered,
    ],
  );
  if (isOffered && rows[0]) await queueAsking(transaction, rows[0].publicId);
}

/**
 * Asks the provider as soon as the transaction stands, or at that time; the job of each minute asks
 * where this one is lost.
 */
export async function queueAsking(
  transaction: Transaction | Database,
  publicId: string,
  runAt?: Date,
): Promise<void> {
  const options = { key: `free rounds ${publicId}`, ...(runAt && { runAt }) };
  await queueJob(transaction, 'gaming.carry_out_free_rounds', { id: publicId }, options);
}

async function findPlace(
  transaction: Transaction,
  { gameId, stake, currency }: NewGrant,
): Promise<Place> {
  const { rows } = await transaction.query<Place>(
    `SELECT p.id AS "providerId",
            (g.has_free_rounds AND v.wallet = 'seamless'
              AND $2 BETWEEN coalesce(g.offered_minimum_stake, $2)
                         AND coalesce(g.offered_maximum_stake, $2)
              AND $3 = (SELECT currency FROM brands LIMIT 1)) AS "isOffered"
       FROM games g JOIN vendors v ON v.id = g.vendor_id
            JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
      WHERE g.id = $1`,
    [gameId, stake, currency],
  );
  const [place] = rows;
  if (!place) throw new Error(`The game ${gameId} has no provider.`);
  return place;
}
