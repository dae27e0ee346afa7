/** Those directly below an agent, found by how their names begin, for who is to be paid. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { transferCalls } from '@bahati/contract/player-site/agency/transfers.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent, trialType } from '#domains/members/members.ts';

type Payees = CallValue<(typeof transferCalls)['GET /wps/transfers/payees']>;

const mostFound = 20;

/** Past every name that begins with what stands before it. */
const pastAll = '\u{10FFFF}';

/** Only who could be paid now. Refuses `need_agent`. */
export async function listPayees(
  { database }: Pick<Context, 'database'>,
  actor: MemberActor,
  name: string,
): Promise<Payees> {
  assertAgent(actor);
  const begins = name.trim().toLowerCase();
  // Compared byte by byte and in the order of members_by_upline_and_name, so that no more rows are
  // read than told.
  const { rows } = await database.query<Payees['items'][number]>(
    `SELECT username, nickname FROM members JOIN credentials ON member_id = members.id
      WHERE upline_id = $1 AND lower(nickname) ~>=~ $2 AND lower(nickname) ~<~ $3
        AND status = 'active' AND currency = $4 AND type <> $5
      ORDER BY lower(nickname) USING ~<~, members.id LIMIT $6`,
    [actor.memberId, begins, begins + pastAll, actor.currency, trialType, mostFound],
  );
  return { items: rows };
}
