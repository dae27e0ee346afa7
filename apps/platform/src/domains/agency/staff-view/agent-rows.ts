/** Rows of agents with the size of the team and its figures of 30 days. */
import type { AgentRow } from '@bahati/contract/back-office/agency/agents.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { readTeamSizes } from '#domains/agency/teams/teams.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import type { Context } from '#platform/context.ts';

type Row = Pick<AgentRow, 'username' | 'nickname' | 'type' | 'status' | 'integrityScore'> & {
  rowId: bigint;
  uplineId: bigint | null;
  uplineName: string | null;
};

/** In the order of the ids; who is no agent is left out. */
export async function readAgentRows(context: Context, ids: readonly bigint[]): Promise<AgentRow[]> {
  const { database, config } = context;
  const { currency, timeZone } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Row>(
    `SELECT members.id AS "rowId", username, members.nickname, members.type, members.status,
            members.upline_id AS "uplineId", upline.nickname AS "uplineName",
            score AS "integrityScore"
       FROM members JOIN credentials ON member_id = members.id
       LEFT JOIN members upline ON upline.id = members.upline_id
       LEFT JOIN integrity_scores ON agent_id = members.id
      WHERE members.id = ANY($1::bigint[]) AND members.type IN (1, 2, 41, 42)`,
    [ids],
  );
  const found = rows.map(({ rowId }) => rowId);
  const sizes = await readTeamSizes(database, found);
  const figures = await readThirtyDays(database, found, { currency, timeZone });
  const order = new Map(ids.map((id, at) => [id, at]));
  return rows
    .toSorted((one, other) => (order.get(one.rowId) ?? 0) - (order.get(other.rowId) ?? 0))
    .map(({ rowId, uplineId, uplineName, ...told }) => ({
      ...told,
      id: rowId.toString(),
      currency,
      upline: uplineId === null ? null : { id: uplineId.toString(), nickname: uplineName ?? '' },
      team: sizes.get(rowId) ?? { members: 0, directs: 0, agents: 0 },
      thirtyDays: figuresValue(figures.get(rowId), currency),
    }));
}

type Figures = {
  turnover: bigint;
  validTurnover: bigint;
  result: bigint;
  deposits: bigint;
  withdrawals: bigint;
  newMembers: number;
};

/** Active members are left out: counting each once over the days is dear for many teams. */
async function readThirtyDays(
  database: Database,
  ids: readonly bigint[],
  { currency, timeZone }: { currency: Currency; timeZone: string },
): Promise<Map<bigint, Figures>> {
  const { rows } = await database.query<Figures & { agentId: bigint }>(
    `SELECT agent_id AS "agentId", sum(turnover)::bigint AS turnover,
            sum(valid_turnover)::bigint AS "validTurnover",
            sum(payout + promotion + rebate + deposit_fee - turnover)::bigint AS result,
            sum(deposit)::bigint AS deposits, sum(withdrawal)::bigint AS withdrawals,
            sum(new_count)::int AS "newMembers"
       FROM team_days
      WHERE agent_id = ANY($1::bigint[]) AND currency = $2
        AND day > (now() AT TIME ZONE $3)::date - 30
      GROUP BY agent_id`,
    [ids, currency, timeZone],
  );
  return new Map(rows.map(({ agentId, ...figures }) => [agentId, figures]));
}

function figuresValue(figures: Figures | undefined, currency: Currency): AgentRow['thirtyDays'] {
  const told = (value: bigint | undefined) => toDecimal(value ?? 0n, currency);
  return {
    turnover: told(figures?.turnover),
    validTurnover: told(figures?.validTurnover),
    result: told(figures?.result),
    deposits: told(figures?.deposits),
    withdrawals: told(figures?.withdrawals),
    newMembers: figures?.newMembers ?? 0,
  };
}
