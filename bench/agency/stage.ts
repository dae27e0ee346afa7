/** The database of the agency's bench: a brand, the line, what it played, and its contracts. */
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { plantLine } from './plant-line.ts';
import { plantContracts, plantPlay, type Quarter, readQuarter } from './plant-play.ts';

export type Stage = { owner: Database; quarter: Quarter };

/** `tell` hears what was planted. */
export async function openStage(
  ownerUrl: string,
  tell: (what: string) => void = () => undefined,
): Promise<Stage> {
  const owner = openDatabase(ownerUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
    maxConnections: 1,
    settings: { statement_timeout: '0', work_mem: '512MB', maintenance_work_mem: '1GB' },
  });
  await addProvider(owner);
  await owner.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254}', 18)`,
  );
  await owner.query(
    `INSERT INTO agency_rules (brand, valid_from, active_minimum_day, active_minimum_period,
       deposit_fee_bps, is_equal_rate_allowed, is_balance_visible, integrity_limit, funded_levels,
       debt_days)
     VALUES ('bahati', '2020-01-01', 50000, 100000, 100, true, true, 70, 1, 90)`,
  );
  const quarter = await readQuarter(owner);
  await plantLine(owner);
  tell('members and teams');
  await plantPlay(owner, quarter);
  tell('play');
  await plantContracts(owner, quarter);
  await owner.query('VACUUM ANALYZE');
  tell('contracts');
  return { owner, quarter };
}
