/**
 * Seats at tables that have been open for as long as makes other rounds stuck: their providers are
 * asked whether somebody still plays there. A member may sit for a day, and nothing is wrong with it.
 */
import { mostSeatsAsked } from '@bahati/contract/games-provider/provider.ts';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context } from '#platform/context.ts';

/** Asked about so long before it would be stuck, so that an answer is there in time. */
const earlyMinutes = 30;

type Asked = {
  providerId: number;
  code: string;
  keptKey: string;
  baseUrl: string;
  ids: string[];
  rounds: string[];
};

/** Answers the providers that could not be asked; what they said before counts until it is old. */
export async function hearOfSeats(context: Context): Promise<string[]> {
  const { database, log } = context;
  await database.query(
    `DELETE FROM seats_heard h
      WHERE NOT EXISTS (SELECT 1 FROM open_rounds o WHERE o.round_id = h.round_id)`,
  );
  const away: string[] = [];
  for (const asked of await longSeats(context)) {
    await hear(context, asked).catch((error: unknown) => {
      log.warn({ err: error, provider: asked.code }, 'seats were not asked about');
      away.push(asked.code);
    });
  }
  return away;
}

/** The oldest of each provider. */
async function longSeats({ database }: Context): Promise<Asked[]> {
  const { rows } = await database.query<Asked>(
    `SELECT p.id AS "providerId", p.code, p.signing_key AS "keptKey", p.api_url AS "baseUrl",
            array_agg(s.id::text ORDER BY s.id) AS ids,
            array_agg(s.external_id ORDER BY s.id) AS rounds
       FROM provider_profiles p
      CROSS JOIN LATERAL (
        SELECT r.id, r.external_id FROM open_rounds o JOIN rounds r ON r.id = o.round_id
          JOIN games g ON g.id = r.game_id
         WHERE o.provider_id = p.id AND g.is_seated
           AND r.opened_at < now() - make_interval(mins => p.stuck_after_minutes - $1)
         ORDER BY r.id LIMIT $2) s
      GROUP BY p.id`,
    [earlyMinutes, mostSeatsAsked],
  );
  return rows;
}

async function hear(context: Context, asked: Asked): Promise<void> {
  const { config, database } = context;
  const { providerId, code: party, keptKey, baseUrl, ids, rounds } = asked;
  const key = openSigningKey(config, providerId, keptKey);
  const { alive } = await callSigned(
    { baseUrl, key, sender: 'platform', timeoutMs: 5_000, party },
    vendorCalls,
    'POST /vendor/v1/seats/alive',
    { body: { rounds } },
  ).catch((error: unknown) => {
    // A provider that does not know the call: its seats are judged as other rounds are.
    if (error instanceof OutsideRefusal) return { alive: [] };
    throw error;
  });
  const known = new Set(alive);
  await database.query(
    `INSERT INTO seats_heard (round_id) SELECT unnest($1::bigint[])
     ON CONFLICT (round_id) DO UPDATE SET heard_at = now()`,
    [ids.filter((_, at) => known.has(rounds[at] ?? ''))],
  );
}
