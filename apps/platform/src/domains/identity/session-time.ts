/** How long members were logged in during the brand's day, week and month. */
import type { Statement } from '@bahati/server-kit/statement-group.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { withPeriods } from '#domains/system/brand/brand.ts';

export type SessionTime = { ownerId: bigint; period: string; minutes: number };

const minutesText = `WITH ${withPeriods}
  SELECT member.id AS "ownerId", periods.period,
         floor(extract(epoch FROM sum(upper(span) - lower(span))) / 60)::int AS minutes
    FROM unnest($3::bigint[]) AS member (id)
   CROSS JOIN periods
   CROSS JOIN LATERAL (
     SELECT unnest(range_agg(tstzrange(greatest(s.created_at, periods.starts_at),
              least(periods.at, s.ended_at, s.last_seen_at + interval '1 minute')))) AS span
       FROM sessions s
      WHERE s.member_id = member.id AND s.created_at > periods.starts_at - interval '24 hours'
        AND greatest(s.created_at, periods.starts_at)
          < least(periods.at, s.ended_at, s.last_seen_at + interval '1 minute')) spans
   GROUP BY member.id, periods.period`;

/**
 * Whole minutes of each period; a period without any is absent. Two devices at a time count once.
 * A session is noted as in use once a minute, and so ends a minute after it was last seen.
 */
export function sessionTimeStatement(
  brand: string,
  memberIds: readonly bigint[],
): Statement & { values: (string | null | bigint[])[] } {
  return {
    name: 'identity-session-time',
    text: minutesText,
    values: [brand, null, [...memberIds]],
  };
}

export async function readSessionTime(
  database: Database,
  brand: string,
  memberId: bigint,
): Promise<SessionTime[]> {
  const { name, text, values } = sessionTimeStatement(brand, [memberId]);
  return (await database.query<SessionTime>({ name, text, values })).rows;
}
