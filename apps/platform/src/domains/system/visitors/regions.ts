/**
 * Where a brand may be played (spec §2, §4: region restricted): everywhere but some countries, or
 * in some alone. The operator's own addresses are of no country and always pass.
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { countryOfAddress } from './country-of-address.ts';
import { isPrivateAddress } from '@bahati/server-kit/addresses/plain-address.ts';

export type RegionRule = {
  mode: 'allow' | 'deny';
  countries: ReadonlySet<string>;
  admitsUnknown: boolean;
};

/** Null: everywhere. */
export async function readRegionRule(
  database: Database | Transaction,
  brandCode: string,
): Promise<RegionRule | null> {
  const { rows } = await database.query<{
    mode: 'allow' | 'deny';
    countries: string[];
    admitsUnknown: boolean;
  }>(
    `SELECT mode, countries::text[] AS countries, admits_unknown AS "admitsUnknown"
       FROM brand_regions WHERE brand_code = $1`,
    [brandCode],
  );
  const row = rows[0];
  return row ? { ...row, countries: new Set(row.countries) } : null;
}

/** Pure: does the rule let this country in? Null: a country nobody knows. */
export function admits(rule: RegionRule, country: string | null): boolean {
  if (country === null) return rule.admitsUnknown;
  return rule.countries.has(country) === (rule.mode === 'allow');
}

/** Whether a visitor at this address is in, and where the address says he is. */
export async function judgeRegion(
  rule: RegionRule | null,
  ip: string,
  log: Log,
): Promise<{ isAdmitted: boolean; country: string | null }> {
  if (!rule || isPrivateAddress(ip)) return { isAdmitted: true, country: null };
  const country = await countryOfAddress(ip, log);
  return { isAdmitted: admits(rule, country), country };
}
