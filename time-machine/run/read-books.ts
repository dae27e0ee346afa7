/** Contracts and bills as the product has them. */
import { termsFromWire, type Wire } from '@bahati/agency-rules/wire/wire.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Member } from '#time-machine/world/history.ts';
import type { Contract } from '#time-machine/oracle/oracle-types.ts';

const placesOf = (members: readonly Member[]) => {
  const places = new Map(members.map(({ id }, at) => [id, at]));
  return (id: bigint): number => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`The member ${id} is not of the tree.`);
    return place;
  };
};

type ContractRow = {
  id: bigint;
  kind: Contract['kind'];
  agentId: bigint;
  uplineId: bigint | null;
  endedFrom: Date | null;
  froms: Date[];
  terms: Wire<Terms>[];
};

/** In the order they were made. */
export async function readContracts(
  database: Database,
  members: readonly Member[],
): Promise<Contract[]> {
  const placeOf = placesOf(members);
  const { rows } = await database.query<ContractRow>(
    `SELECT c.id, c.kind, c.agent_id AS "agentId", c.upline_id AS "uplineId",
            c.ended_from AS "endedFrom", array_agg(effective_from ORDER BY version) AS froms,
            jsonb_agg(terms ORDER BY version) AS terms
       FROM agency_contracts c JOIN contract_versions ON contract_id = c.id
      GROUP BY c.id ORDER BY c.id`,
  );
  return rows.map(({ id, kind, agentId, uplineId, endedFrom, froms, terms }) => ({
    id,
    kind,
    agent: placeOf(agentId),
    upline: uplineId === null ? null : placeOf(uplineId),
    endedFrom: endedFrom?.getTime() ?? null,
    versions: froms.map((from, at) => ({
      from: from.getTime(),
      terms: termsFromWire(
        terms[at] as Wire<Terms>,
        'KES',
      ) as Contract['versions'][number]['terms'],
    })),
  }));
}

export type BillRow = {
  contractId: bigint;
  agentId: bigint;
  kind: Contract['kind'];
  startsAt: Date;
  isTop: boolean;
  uplineId: bigint | null;
  runId: bigint;
  earned: bigint;
  own: bigint;
  received: bigint;
  fromOperator: bigint;
  kept: bigint;
  fromDebt: bigint;
  owing: bigint;
  state: string;
};

export async function readBills(database: Database): Promise<BillRow[]> {
  const { rows } = await database.query<BillRow>(
    `SELECT contract_id AS "contractId", b.agent_id AS "agentId", kind, starts_at AS "startsAt",
            upline_id AS "uplineId", run_id AS "runId", earned, own, b.state,
            from_platform + from_upline_bill + from_upline_wallet AS received,
            from_platform AS "fromOperator",
            from_platform + from_upline_bill + from_upline_wallet - paid_from_bill AS kept,
            from_debt AS "fromDebt", coalesce(d.amount - d.paid, 0) AS owing
       FROM contract_bills b LEFT JOIN contract_debts d ON d.bill_id = b.id
      ORDER BY starts_at, b.id`,
  );
  return rows;
}

/** What members have, by their place. */
export async function readWallets(
  database: Database,
  members: readonly Member[],
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: bigint; balance: bigint }>(
    `SELECT owner_id AS id, balance FROM accounts
      WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash'`,
    [members.map(({ id }) => id)],
  );
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  return members.map(({ id }) => balances.get(id) ?? 0n);
}

/** What the operator's account of a kind holds by all transfers. */
export async function readOperatorSum(database: Database, kind: string): Promise<bigint> {
  const { rows } = await database.query<{ sum: bigint }>(
    `SELECT coalesce(sum(CASE WHEN credit_account_id = a.id THEN amount ELSE -amount END), 0)::bigint
              AS sum
       FROM accounts a JOIN transfers t ON a.id IN (t.credit_account_id, t.debit_account_id)
      WHERE a.owner_id = 0 AND a.kind = $1`,
    [kind],
  );
  return rows[0]?.sum ?? 0n;
}
