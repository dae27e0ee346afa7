/** Contracts as their two sides see them. */
import { type ContractKind, contractKinds } from '@bahati/contract/agency-terms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type {
  Contract,
  contractCalls,
  ContractRequest,
} from '@bahati/contract/player-site/agency/contracts.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { contractPage, readPlace } from './contract-page.ts';
import { findStandingContract } from '#domains/agency/contracts/line-terms/line-terms.ts';
import { findContractAgent } from '#domains/agency/contracts/line-terms/line-terms.ts';
import { readWaiting, sidesValue, type SidesRow, waitingKey } from './read-requests.ts';
import { readVersions } from './read-versions.ts';
import { standingOf } from './standings.ts';

type Row = SidesRow & {
  rowId: bigint;
  publicId: string;
  kind: ContractKind;
  beganAt: Date;
  endedFrom: Date | null;
  endReason: Contract['endReason'];
};

const columns = `contract.id AS "rowId", contract.public_id AS "publicId", kind,
  agent_id AS "agentId", agent.nickname AS "agentName", contract.upline_id AS "uplineId",
  upline.nickname AS "uplineName", began_at AS "beganAt", ended_from AS "endedFrom",
  end_reason AS "endReason"`;
const sides = `JOIN members agent ON agent.id = agent_id
  LEFT JOIN members upline ON upline.id = contract.upline_id`;

type Viewed = { viewerId: bigint; uplineId: bigint | null };
type Own = CallValue<(typeof contractCalls)['GET /wps/agent/contracts/own']>;
type With = CallValue<(typeof contractCalls)['GET /wps/agent/contracts/with/:memberId']>;

/** The newest contract of this kind, ended or not. Refuses `need_agent`. */
export async function readOwnContract(
  context: Context,
  actor: MemberActor,
  kind: ContractKind,
): Promise<Own> {
  assertAgent(actor);
  const { database } = context;
  const { memberId: viewerId } = actor;
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM agency_contracts contract ${sides}
      WHERE agent_id = $1 AND kind = $2 ORDER BY contract.id DESC LIMIT 1`,
    [viewerId, kind],
  );
  const uplineId = await readUpline(database, viewerId);
  const waiting = await readWaiting(database, [viewerId], { uplineId, viewerId });
  const [contract = null] = await contractValues(context, rows, { viewerId, waiting });
  return { contract, request: waiting.get(waitingKey(viewerId, kind)) ?? null };
}

async function readUpline(database: Database, memberId: bigint): Promise<bigint | null> {
  const { rows } = await database.query<{ id: bigint | null }>(
    'SELECT upline_id AS id FROM members WHERE id = $1',
    [memberId],
  );
  return rows[0]?.id ?? null;
}

/** Those that stand come first, then the newest. Refuses `need_agent`. */
export async function listContracts(
  context: Context,
  actor: MemberActor,
  query: { kind: ContractKind; cursor?: string | undefined; pageSize: number },
): Promise<Page<Contract>> {
  assertAgent(actor);
  const { memberId: viewerId } = actor;
  const { kind, cursor, pageSize } = query;
  const place = readPlace(cursor);
  const { rows } = await context.database.query<Row>(
    `SELECT ${columns} FROM agency_contracts contract ${sides}
      WHERE contract.upline_id = $1 AND kind = $2
        AND ($3::bigint IS NULL OR (ended_from IS NOT NULL, -contract.id) > ($4::boolean, -$3))
      ORDER BY ended_from IS NOT NULL, -contract.id LIMIT $5`,
    [viewerId, kind, place?.id ?? null, place?.isEnded ?? null, pageSize + 1],
  );
  const { shown, nextCursor } = contractPage(rows, pageSize);
  const agentIds = [...new Set(shown.map(({ agentId }) => agentId))];
  const waiting = await readWaiting(context.database, agentIds, { uplineId: viewerId, viewerId });
  return { items: await contractValues(context, shown, { viewerId, waiting }), nextCursor };
}

/** Refuses `need_agent`, `downline_not_found`. */
export async function readContractsWith(
  context: Context,
  actor: MemberActor,
  memberId: string,
): Promise<With> {
  assertAgent(actor);
  const { database } = context;
  const viewed = { viewerId: actor.memberId, uplineId: actor.memberId };
  const downline = await findContractAgent(database, BigInt(memberId), actor.memberId);
  if (!downline) throw new Refusal('downline_not_found');
  const waiting = await readWaiting(database, [downline.id], viewed);
  const contracts = await readNewest(context, downline.id, viewed, waiting);
  const items = [];
  for (const kind of contractKinds) {
    const contract = contracts.get(kind) ?? null;
    const request = waiting.get(waitingKey(downline.id, kind)) ?? null;
    const own = await findStandingContract(database, actor.memberId, kind);
    const standing = standingOf(contract, request, context.now());
    items.push({ kind, standing, contract, request, ownTerms: own?.terms ?? null });
  }
  return { nickname: downline.nickname, items };
}

/** The newest contract of each kind between two. */
async function readNewest(
  context: Context,
  agentId: bigint,
  { viewerId, uplineId }: Viewed,
  waiting: ReadonlyMap<string, ContractRequest>,
): Promise<Map<ContractKind, Contract>> {
  const { rows } = await context.database.query<Row>(
    `SELECT DISTINCT ON (kind) ${columns} FROM agency_contracts contract ${sides}
      WHERE agent_id = $1 AND contract.upline_id = $2 ORDER BY kind, contract.id DESC`,
    [agentId, uplineId],
  );
  const values = await contractValues(context, rows, { viewerId, waiting });
  return new Map(values.map((contract) => [contract.kind, contract]));
}

/** Of an ended contract nothing waits: what is asked then is about the next. */
async function contractValues(
  { database, config }: Context,
  rows: readonly Row[],
  { viewerId, waiting }: { viewerId: bigint; waiting: ReadonlyMap<string, ContractRequest> },
): Promise<Contract[]> {
  if (rows.length === 0) return [];
  const { timeZone } = await readBrand(database, config.BRAND);
  const ids = rows.map(({ rowId }) => rowId);
  const versions = await readVersions(database, ids, timeZone);
  return rows.map((row) => {
    const isStanding = row.endedFrom === null;
    return {
      id: row.publicId,
      kind: row.kind,
      ...sidesValue(row, viewerId),
      versions: versions.get(row.rowId) ?? [],
      beganAt: row.beganAt.toISOString(),
      endedFrom: row.endedFrom?.toISOString() ?? null,
      endReason: row.endReason,
      request: (isStanding && waiting.get(waitingKey(row.agentId, row.kind))) || null,
    };
  });
}
