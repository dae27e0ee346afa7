/** A run: one period of one kind of contract, as it is settled. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { SettledPeriod } from './due-runs.ts';

export type Run = {
  id: bigint;
  kind: ContractKind;
  period: SettledPeriod;
  startsAt: Date;
  endsAt: Date;
  /** Days of the brand, both counted; of an hour or less the day it begins on. */
  firstDay: string;
  lastDay: string;
  state: 'issuing' | 'paying' | 'done';
  lastContractId: bigint;
};

/** A period that is not over, for a projection. */
export type RunningPeriod = Omit<Run, 'id' | 'state' | 'lastContractId'>;

export const runColumns = (zone: string) => `id, kind, period, starts_at AS "startsAt",
  ends_at AS "endsAt", (starts_at AT TIME ZONE ${zone})::date::text AS "firstDay",
  ((ends_at - interval '1 microsecond') AT TIME ZONE ${zone})::date::text AS "lastDay", state,
  last_contract_id AS "lastContractId"`;

/** Runs that are not through, the oldest first; at most `limit`. */
export async function readUndoneRuns(
  database: Database,
  timeZone: string,
  limit = 500,
): Promise<Run[]> {
  const { rows } = await database.query<Run>(
    `SELECT ${runColumns('$1')} FROM settlement_runs WHERE state <> 'done'
      ORDER BY starts_at, id LIMIT $2`,
    [timeZone, limit],
  );
  return rows;
}
