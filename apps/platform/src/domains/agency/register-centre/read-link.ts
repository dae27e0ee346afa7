/** What an invitation code brings, and what came of its link so far. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { registerCentreCalls } from '@bahati/contract/player-site/agency/register-centre.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

type Link = CallValue<(typeof registerCentreCalls)['GET /wps/agent/links/:code']>;

/** Of so many who joined last it is known who deposited: each is looked up. */
const mostLookedUp = 10_000;

/** Refuses `need_agent`; `not_found`, also another agent's code. */
export async function readLink(
  { database, config, now }: Context,
  actor: MemberActor,
  code: string,
): Promise<Link> {
  assertAgent(actor);
  const { timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Omit<Link, 'expiresAt'> & { expiresAt: Date | null }>(
    `SELECT downline_type AS "downlineType", expires_at AS "expiresAt", most_uses AS "mostUses",
            offered_terms AS "offeredTerms", opened_count AS opened,
            (SELECT count(*)::int FROM members WHERE affiliate_code = code) AS joined,
            (SELECT count(*)::int FROM members
              WHERE affiliate_code = code
                AND registered_at >= (date_trunc('day', $3::timestamptz AT TIME ZONE $4)
                                      - interval '29 days') AT TIME ZONE $4) AS "joined30Days",
            (SELECT count(*)::int FROM (
               SELECT id FROM members WHERE affiliate_code = code ORDER BY id DESC LIMIT $5) newest
              WHERE EXISTS (SELECT FROM deposits
                             WHERE member_id = newest.id AND status = 'completed')) AS deposited
       FROM affiliate_codes WHERE code = $1 AND agent_id = $2`,
    [code, actor.memberId, now(), timeZone, mostLookedUp],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return { ...row, expiresAt: row.expiresAt?.toISOString() ?? null };
}
