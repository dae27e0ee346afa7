/** Requests about contracts as one of the two sides sees them. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import type { Side } from '#domains/agency/contracts/line-terms/line-terms.ts';

/** Who stands on the two sides of a contract or a request. */
export type SidesRow = {
  agentId: bigint;
  agentName: string;
  uplineId: bigint | null;
  uplineName: string | null;
};

/** How a side sees the other: who stands above is masked and has no id; null: the operator. */
export function sidesValue(
  { agentId, agentName, uplineName }: SidesRow,
  viewerId: bigint,
): Pick<ContractRequest, 'side' | 'other'> {
  if (viewerId !== agentId) {
    return { side: 'upline', other: { id: agentId.toString(), nickname: agentName } };
  }
  const other = uplineName === null ? null : { id: null, nickname: maskedName(uplineName) };
  return { side: 'downline', other };
}

type Row = SidesRow & {
  rowId: bigint;
  publicId: string;
  kind: ContractKind;
  type: 'terms' | 'termination';
  askedBy: Side;
  terms: ContractTerms | null;
  currentTerms: ContractTerms | null;
  state: ContractRequest['state'];
  askedAt: Date;
  decidedAt: Date | null;
};

/** Of `request`, some rows of contract_requests. */
const selectOf = (request: string) => `
  SELECT request.id AS "rowId", request.public_id AS "publicId", request.kind, request.type,
         asked_by AS "askedBy", request.agent_id AS "agentId", agent.nickname AS "agentName",
         request.upline_id AS "uplineId", upline.nickname AS "uplineName", request.terms,
         current.terms AS "currentTerms", state, asked_at AS "askedAt", decided_at AS "decidedAt"
    FROM ${request} request
    JOIN members agent ON agent.id = request.agent_id
    LEFT JOIN members upline ON upline.id = request.upline_id
    LEFT JOIN LATERAL (
      SELECT version.terms
        FROM agency_contracts contract JOIN contract_versions version ON contract_id = contract.id
       WHERE contract.agent_id = request.agent_id AND contract.kind = request.kind
         AND contract.upline_id IS NOT DISTINCT FROM request.upline_id
         AND contract.ended_from IS NULL
       ORDER BY version.version DESC LIMIT 1) current ON true`;

function requestValue(row: Row, viewerId: bigint): ContractRequest {
  const sides = sidesValue(row, viewerId);
  return {
    id: row.publicId,
    kind: row.kind,
    type: row.type,
    isOwn: row.askedBy === sides.side,
    ...sides,
    terms: row.terms,
    currentTerms: row.currentTerms,
    state: row.state,
    askedAt: row.askedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** For one of its sides, as which the viewer is proven. */
export async function readRequest(
  database: Pick<Database, 'query'>,
  rowId: bigint,
  viewerId: bigint,
): Promise<ContractRequest> {
  const { rows } = await database.query<Row>(
    selectOf('(SELECT * FROM contract_requests WHERE id = $1)'),
    [rowId],
  );
  if (!rows[0]) throw new Error('The request is gone.');
  return requestValue(rows[0], viewerId);
}

/** What waits between agents and this upline, by agent and kind (`waitingKey`); null: the operator. */
export async function readWaiting(
  database: Pick<Database, 'query'>,
  agentIds: readonly bigint[],
  { uplineId, viewerId }: { uplineId: bigint | null; viewerId: bigint },
): Promise<Map<string, ContractRequest>> {
  const { rows } = await database.query<Row>(
    selectOf(`(SELECT * FROM contract_requests
       WHERE agent_id = ANY($1::bigint[]) AND state = 'requested'
         AND upline_id IS NOT DISTINCT FROM $2::bigint)`),
    [agentIds, uplineId],
  );
  return new Map(
    rows.map((row) => [waitingKey(row.agentId, row.kind), requestValue(row, viewerId)]),
  );
}

export const waitingKey = (agentId: bigint, kind: ContractKind): string => `${agentId} ${kind}`;

/**
 * Those that wait for this agent and those it made, newest first; each side is read by an index of
 * its own. Refuses `need_agent`.
 */
export async function listRequests(
  { database }: Context,
  actor: MemberActor,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<ContractRequest>> {
  assertAgent(actor);
  const side = (column: 'agent_id' | 'upline_id', askedBy: Side) =>
    `(SELECT * FROM contract_requests
       WHERE ${column} = $1 AND (asked_by = '${askedBy}' OR state = 'requested')
         AND ($2::bigint IS NULL OR id < $2)
       ORDER BY id DESC LIMIT $3)`;
  const { rows } = await database.query<Row>(
    `${selectOf(`(${side('agent_id', 'downline')} UNION ALL ${side('upline_id', 'upline')})`)}
      ORDER BY request.id DESC LIMIT $3`,
    [actor.memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => requestValue(row, actor.memberId));
}
