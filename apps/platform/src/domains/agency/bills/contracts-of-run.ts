/** The contracts that count for the period of a run, some at a time, with the terms of that period. */
import { termsFromWire, type Wire } from '@bahati/agency-rules/wire/wire.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { periodColumn } from './due-runs.ts';
import type { Run } from './run.ts';

export type ContractOfRun = {
  id: bigint;
  agentId: bigint;
  uplineId: bigint | null;
  currency: Currency;
  version: number;
  terms: Terms;
};

/** In order of id, after one. */
export async function readContractsOfRun(
  transaction: Transaction,
  run: Pick<Run, 'kind' | 'period' | 'startsAt'>,
  after: bigint,
  limit: number,
): Promise<ContractOfRun[]> {
  type Row = Omit<ContractOfRun, 'terms'> & { terms: Wire<Terms> };
  const { rows } = await transaction.query<Row>(
    `SELECT c.id, c.agent_id AS "agentId", c.upline_id AS "uplineId", c.currency, v.version, v.terms
       FROM agency_contracts c JOIN LATERAL (
         SELECT version, terms FROM contract_versions
          WHERE contract_id = c.id AND effective_from <= $3
          ORDER BY version DESC LIMIT 1) v ON true
      WHERE c.kind = $1 AND c.id > $4 AND (c.ended_from IS NULL OR c.ended_from > $3)
        AND ${periodColumn} = $2
      ORDER BY c.id LIMIT $5`,
    [run.kind, run.period, run.startsAt, after, limit],
  );
  return rows.map(({ terms, ...row }) => ({ ...row, terms: termsFromWire(terms, row.currency) }));
}
