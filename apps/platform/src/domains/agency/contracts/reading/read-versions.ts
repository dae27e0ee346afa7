/** The versions of contracts, with the first period each counts for. */
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import {
  firstPeriodDay,
  readDay,
  writeDay,
} from '#domains/agency/contracts/effective/effective.ts';

export type Versions = Contract['versions'];

/** As many are told of a contract, newest first. */
const mostVersions = 20;

type Row = {
  contractId: bigint;
  version: number;
  terms: ContractTerms;
  effectiveFrom: Date;
  /** The brand's date of it. */
  day: string;
  acceptedAt: Date;
};

/** By contract; the newest first. */
export async function readVersions(
  database: Pick<Database, 'query'>,
  contractIds: readonly bigint[],
  zone: string,
): Promise<Map<bigint, Versions>> {
  const { rows } = await database.query<Row>(
    `SELECT contract_id AS "contractId", version, terms, effective_from AS "effectiveFrom",
            to_char(effective_from AT TIME ZONE $3, 'YYYY-MM-DD') AS day,
            accepted_at AS "acceptedAt"
       FROM unnest($1::bigint[]) AS asked(id) CROSS JOIN LATERAL (
         SELECT * FROM contract_versions WHERE contract_id = asked.id
          ORDER BY version DESC LIMIT $2) version`,
    [contractIds, mostVersions, zone],
  );
  const starts = await readStarts(database, rows, zone);
  const values = new Map<bigint, Versions>(contractIds.map((id) => [id, []]));
  for (const row of rows) {
    values.get(row.contractId)?.push({
      version: row.version,
      terms: row.terms,
      effectiveFrom: (starts.get(firstDayOf(row)) ?? row.effectiveFrom).toISOString(),
      acceptedAt: row.acceptedAt.toISOString(),
    });
  }
  return values;
}

/** Where a dividend's period was changed the first one may begin days later. */
function firstDayOf({ terms, day }: Row): string {
  return terms.kind === 'dividend' ? writeDay(firstPeriodDay(terms.period, readDay(day))) : day;
}

/** When the first periods begin that do not begin with their version. */
async function readStarts(
  database: Pick<Database, 'query'>,
  versions: readonly Row[],
  zone: string,
): Promise<Map<string, Date>> {
  const later = versions.filter((row) => firstDayOf(row) !== row.day).map(firstDayOf);
  if (later.length === 0) return new Map();
  const { rows } = await database.query<{ day: string; at: Date }>(
    `SELECT day::text, day::timestamp AT TIME ZONE $2 AS at FROM unnest($1::date[]) AS day`,
    [later, zone],
  );
  return new Map(rows.map(({ day, at }) => [day, at]));
}
