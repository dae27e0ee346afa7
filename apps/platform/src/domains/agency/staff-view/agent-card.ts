/** Everything about one agent on one card. */
import type { AgentCard } from '@bahati/contract/back-office/agency/agents.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { readTeamSums } from '#domains/agency/teams/teams.ts';
import { readAgentRows } from './agent-rows.ts';
import { agentTypeKind, agentSubject } from './agent-type-kind.ts';

/** Refuses `not_found`: no agent of this id. */
export async function readAgentCard(context: Context, id: string): Promise<AgentCard> {
  const { database, config } = context;
  const agentId = BigInt(id);
  const [row] = await readAgentRows(context, [agentId]);
  if (!row) throw new Refusal('not_found');
  const { currency, timeZone } = await readBrand(database, config.BRAND);
  return {
    ...row,
    ...(await readRegistration(database, agentId)),
    activeMembers: await countActive(database, agentId, { currency, timeZone }),
    contracts: await readContracts(database, agentId),
    bills: await readBills(database, agentId, currency),
    debts: await readDebts(database, agentId, currency),
    wantedType: await readWantedType(context, agentId),
  };
}

async function readRegistration(database: Database, agentId: bigint) {
  const { rows } = await database.query<{ registeredAt: Date }>(
    'SELECT registered_at AS "registeredAt" FROM members WHERE id = $1',
    [agentId],
  );
  return { registeredAt: (rows[0]?.registeredAt ?? new Date(0)).toISOString() };
}

/** Of 30 days, each member once, own play included. */
async function countActive(
  database: Database,
  agentId: bigint,
  { currency, timeZone }: { currency: Currency; timeZone: string },
): Promise<number> {
  const { rows } = await database.query<{ from: string; to: string }>(
    `SELECT ((now() AT TIME ZONE $1)::date - 29)::text AS "from",
            (now() AT TIME ZONE $1)::date::text AS "to"`,
    [timeZone],
  );
  const [days] = rows;
  if (!days) throw new Error('The database has no day.');
  const sums = await readTeamSums(database, [agentId], { ...days, currency });
  return sums.get(agentId)?.activeMembers ?? 0;
}

type ContractRow = {
  id: string;
  kind: AgentCard['contracts'][number]['kind'];
  uplineId: bigint | null;
  uplineName: string | null;
  beganAt: Date;
};

async function readContracts(database: Database, agentId: bigint): Promise<AgentCard['contracts']> {
  const { rows } = await database.query<ContractRow>(
    `SELECT agency_contracts.public_id AS id, kind, agency_contracts.upline_id AS "uplineId",
            nickname AS "uplineName", began_at AS "beganAt"
       FROM agency_contracts LEFT JOIN members ON members.id = agency_contracts.upline_id
      WHERE agent_id = $1 AND (ended_from IS NULL OR ended_from > now())
      ORDER BY kind, agency_contracts.id DESC LIMIT 12`,
    [agentId],
  );
  return rows.map(({ uplineId, uplineName, beganAt, ...told }) => ({
    ...told,
    upline: uplineId === null ? null : { id: uplineId.toString(), nickname: uplineName ?? '' },
    beganAt: beganAt.toISOString(),
  }));
}

async function readBills(database: Database, agentId: bigint, currency: Currency) {
  const { rows } = await database.query<{ count: number; own: bigint; toApprove: number }>(
    `SELECT count(*)::int AS count, coalesce(sum(own), 0)::bigint AS own,
            count(*) FILTER (WHERE state = 'to_approve')::int AS "toApprove"
       FROM contract_bills
      WHERE agent_id = $1 AND starts_at > now() - interval '30 days'
        AND kind = ANY(ARRAY['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary'])`,
    [agentId],
  );
  const { count = 0, own = 0n, toApprove = 0 } = rows[0] ?? {};
  return { count, own: toDecimal(own, currency), toApprove };
}

async function readDebts(database: Database, agentId: bigint, currency: Currency) {
  const { rows } = await database.query<{ owes: bigint; isOwed: bigint }>(
    `SELECT coalesce(sum(amount - paid) FILTER (WHERE debtor_id = $1), 0)::bigint AS owes,
            coalesce(sum(amount - paid) FILTER (WHERE creditor_id = $1), 0)::bigint AS "isOwed"
       FROM contract_debts WHERE state = 'open' AND (debtor_id = $1 OR creditor_id = $1)`,
    [agentId],
  );
  const { owes = 0n, isOwed = 0n } = rows[0] ?? {};
  return { owes: toDecimal(owes, currency), isOwed: toDecimal(isOwed, currency) };
}

async function readWantedType(context: Context, agentId: bigint): Promise<AgentCard['wantedType']> {
  const waiting = await readWaitingChange(context, context.database, {
    kind: agentTypeKind.kind,
    subject: agentSubject(agentId),
  });
  if (!waiting) return null;
  const { id, reason, requestedBy } = waiting;
  return { id, reason, requestedBy, ...agentTypeKind.wanted.parse(waiting.wanted) };
}
