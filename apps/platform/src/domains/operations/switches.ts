/** What is switched off, or rests by itself: the site, money in, payment methods, vendors, games. */
import type { Context } from '#platform/context.ts';

type SwitchRow = {
  isSiteClosed: boolean;
  closedUntil: Date | null;
  isWithdrawOnly: boolean;
  methodsOff: number;
  vendorsOff: string[];
  gamesOff: number;
};

const mostVendors = 50;

export async function readSwitches({ database, config }: Context) {
  const { rows } = await database.query<SwitchRow>(
    `SELECT b.status = 1 AS "isSiteClosed", b.maintenance_end AS "closedUntil",
            coalesce((SELECT is_withdraw_only FROM cashier_settings s
                       WHERE s.brand_code = b.code), false) AS "isWithdrawOnly",
            (SELECT count(*)::int FROM payment_methods WHERE NOT is_enabled) AS "methodsOff",
            (SELECT coalesce(array_agg(code), '{}') FROM (
               SELECT code FROM vendors WHERE is_under_maintenance ORDER BY code LIMIT $2) AS off)
              AS "vendorsOff",
            (SELECT count(*)::int FROM games WHERE is_under_maintenance) AS "gamesOff"
       FROM brands b WHERE b.code = $1`,
    [config.BRAND, mostVendors],
  );
  const rails = await database.query<{ rail: string; faults: number; restsUntil: Date | null }>(
    `SELECT rail, coalesce(faults, 0) AS faults,
            CASE WHEN rests_until > now() THEN rests_until END AS "restsUntil"
       FROM (SELECT DISTINCT rail FROM payment_methods) AS known
       LEFT JOIN rail_health USING (rail) ORDER BY rail`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The brand ${config.BRAND} is not in the database.`);
  return {
    ...row,
    closedUntil: row.closedUntil?.toISOString() ?? null,
    rails: rails.rows.map(({ restsUntil, ...rail }) => ({
      ...rail,
      restsUntil: restsUntil?.toISOString() ?? null,
    })),
  };
}
