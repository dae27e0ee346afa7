/** How an agent stands with each contract: what menus and lists show by. */
import { type ContractKind, contractKinds } from '@bahati/contract/agency-terms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type {
  Contract,
  contractCalls,
  ContractRequest,
  ContractStanding,
} from '@bahati/contract/player-site/agency/contracts.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { assertAgent } from '#domains/members/members.ts';

type Consolidated = CallValue<(typeof contractCalls)['GET /wps/member/info/funds/consolidated']>;

/** Nobody reads more: a badge says 99 and more. */
const mostCounted = 100;

/** What a brand without contracts tells. */
const nothing: Consolidated = {
  divtypereq: 'none',
  dailysalreqtype: 'none',
  contracthoursalreq: 'none',
  realtimesalreqtype: 'none',
  waiting: 0,
};

/** Refuses `need_agent`. */
export async function readConsolidated(
  { database, config }: Context,
  actor: MemberActor,
): Promise<Consolidated> {
  assertAgent(actor);
  const { flags } = await readBrand(database, config.BRAND);
  if (!flags.AGENTPOLICY3) return nothing;
  const standings = await readContractStandings(database, actor.memberId);
  const { rows } = await database.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM (
       SELECT FROM contract_requests
        WHERE agent_id = $1 AND state = 'requested' AND asked_by <> 'downline'
       UNION ALL
       SELECT FROM contract_requests
        WHERE upline_id = $1 AND state = 'requested' AND asked_by = 'downline'
       LIMIT $2) AS waiting`,
    [actor.memberId, mostCounted],
  );
  return {
    divtypereq: standings.dividend,
    dailysalreqtype: standings.daily_salary,
    contracthoursalreq: standings.hourly_salary,
    realtimesalreqtype: standings.real_time_salary,
    waiting: rows[0]?.waiting ?? 0,
  };
}

type Row = { kind: ContractKind; standing: ContractStanding };

/** An agent's own standing in each kind, towards its upline or the operator. */
export async function readContractStandings(
  database: Pick<Database, 'query'>,
  agentId: bigint,
): Promise<Record<ContractKind, ContractStanding>> {
  const { rows } = await database.query<Row>(
    `SELECT kind, CASE
              WHEN request.type = 'terms' THEN 'requested'
              WHEN request.type = 'termination' THEN 'termination_requested'
              WHEN EXISTS (SELECT FROM agency_contracts contract
                            WHERE agent_id = $1 AND contract.kind = asked.kind
                              AND (ended_from IS NULL OR ended_from > now())) THEN 'active'
              ELSE 'none' END AS standing
       FROM unnest($2::text[]) AS asked(kind) LEFT JOIN LATERAL (
         SELECT type FROM contract_requests waiting
          WHERE agent_id = $1 AND waiting.kind = asked.kind AND state = 'requested'
       ) request ON true`,
    [agentId, contractKinds],
  );
  const standings = new Map(rows.map(({ kind, standing }) => [kind, standing]));
  const of = (kind: ContractKind): ContractStanding => standings.get(kind) ?? 'none';
  return {
    dividend: of('dividend'),
    daily_salary: of('daily_salary'),
    hourly_salary: of('hourly_salary'),
    real_time_salary: of('real_time_salary'),
  };
}

/** The same of what one pair of agents has. A contract stands until its last period is over. */
export function standingOf(
  contract: Contract | null,
  request: ContractRequest | null,
  now: Date,
): ContractStanding {
  if (request) return request.type === 'terms' ? 'requested' : 'termination_requested';
  const isOver = contract?.endedFrom !== null && new Date(contract?.endedFrom ?? 0) <= now;
  return isOver ? 'none' : 'active';
}
