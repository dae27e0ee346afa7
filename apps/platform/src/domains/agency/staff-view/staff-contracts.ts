/** Contracts and what was asked about them, as staff see them. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type {
  StaffContract,
  StaffContractRequest,
  StaffContractWhole,
} from '@bahati/contract/back-office/agency/contracts.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';

type Row = Omit<StaffContract, 'agent' | 'upline' | 'beganAt' | 'endedFrom'> & {
  rowId: bigint;
  agentId: bigint;
  agentName: string;
  uplineId: bigint | null;
  uplineName: string | null;
  beganAt: Date;
  endedFrom: Date | null;
};

const selectContracts = `SELECT contract.id AS "rowId", contract.public_id AS id, contract.kind,
    contract.agent_id AS "agentId", agent.nickname AS "agentName",
    contract.upline_id AS "uplineId", upline.nickname AS "uplineName", contract.currency,
    began_at AS "beganAt", ended_from AS "endedFrom", end_reason AS "endReason",
    newest.version, newest.terms,
    CASE WHEN ended_from IS NULL THEN (
      SELECT type FROM contract_requests
       WHERE agent_id = contract.agent_id AND kind = contract.kind AND state = 'requested')
    END AS waiting
   FROM agency_contracts contract JOIN members agent ON agent.id = contract.agent_id
   LEFT JOIN members upline ON upline.id = contract.upline_id
   JOIN LATERAL (
     SELECT version, terms FROM contract_versions WHERE contract_id = contract.id
      ORDER BY version DESC LIMIT 1) newest ON true`;

type Query = {
  kind?: ContractKind | undefined;
  state?: 'active' | 'ended' | undefined;
  agentId?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listStaffContracts(
  { database }: Context,
  { kind, state, agentId, cursor, pageSize }: Query,
): Promise<Page<StaffContract>> {
  const { rows } = await database.query<Row>(
    `${selectContracts}
      WHERE ($1::bigint IS NULL OR contract.id < $1) AND ($2::text IS NULL OR contract.kind = $2)
        AND ($3::bigint IS NULL OR contract.agent_id = $3)
        AND ($4::boolean IS NULL OR (ended_from IS NULL) = $4)
      ORDER BY contract.id DESC LIMIT $5`,
    [
      readCursor(cursor),
      kind ?? null,
      agentId ?? null,
      state === undefined ? null : state === 'active',
      pageSize + 1,
    ],
  );
  return pageOf(rows, pageSize, contractValue);
}

/** Refuses `not_found`. */
export async function readStaffContract(
  { database }: Context,
  id: string,
): Promise<StaffContractWhole> {
  const { rows } = await database.query<Row>(`${selectContracts} WHERE contract.public_id = $1`, [
    id,
  ]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return {
    ...contractValue(row),
    versions: await readVersions(database, row.rowId),
    requests: await readRequests(database, row),
  };
}

function contractValue(row: Row): StaffContract {
  const { rowId: _, agentId, agentName, uplineId, uplineName, ...told } = row;
  return {
    ...told,
    agent: { id: agentId.toString(), nickname: agentName },
    upline: uplineId === null ? null : { id: uplineId.toString(), nickname: uplineName ?? '' },
    beganAt: row.beganAt.toISOString(),
    endedFrom: row.endedFrom?.toISOString() ?? null,
  };
}

type Version = StaffContractWhole['versions'][number];
type VersionRow = Pick<Version, 'version' | 'terms'> & { effectiveFrom: Date; acceptedAt: Date };

async function readVersions(database: Database, contractId: bigint): Promise<Version[]> {
  const { rows } = await database.query<VersionRow>(
    `SELECT version, terms, effective_from AS "effectiveFrom", accepted_at AS "acceptedAt"
       FROM contract_versions WHERE contract_id = $1 ORDER BY version DESC LIMIT 50`,
    [contractId],
  );
  return rows.map(({ effectiveFrom, acceptedAt, ...told }) => ({
    ...told,
    effectiveFrom: effectiveFrom.toISOString(),
    acceptedAt: acceptedAt.toISOString(),
  }));
}

type RequestRow = Omit<StaffContractRequest, 'askedAt' | 'decidedAt'> & {
  rowId: bigint;
  askedAt: Date;
  decidedAt: Date | null;
};

const selectRequests = `SELECT id AS "rowId", public_id AS id, kind, type, asked_by AS "askedBy",
    staff_username AS "staffUsername", terms, state, asked_at AS "askedAt",
    decided_at AS "decidedAt" FROM contract_requests`;

async function readRequests(
  database: Database,
  { agentId, kind }: Row,
): Promise<StaffContractRequest[]> {
  const { rows } = await database.query<RequestRow>(
    `${selectRequests} WHERE agent_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 50`,
    [agentId, kind],
  );
  return rows.map(requestValue);
}

type RequestQuery = { id: string; cursor?: string | undefined; pageSize: number };

/** Newest first. */
export async function listAgentRequests(
  { database }: Context,
  { id, cursor, pageSize }: RequestQuery,
): Promise<Page<StaffContractRequest>> {
  const { rows } = await database.query<RequestRow>(
    `${selectRequests} WHERE agent_id = $1 AND ($2::bigint IS NULL OR id < $2)
      ORDER BY id DESC LIMIT $3`,
    [BigInt(id), readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, requestValue);
}

function requestValue(row: RequestRow): StaffContractRequest {
  const { rowId: _, askedAt, decidedAt, ...told } = row;
  return {
    ...told,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
