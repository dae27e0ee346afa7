/** Brings one brand's database up to this version's tables. */
import { join } from 'node:path';
import { migrate } from '@bahati/server-kit/migrate.ts';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';

const folder = join(import.meta.dirname, '..', '..', 'migrations');

const rightsOnJobs = [
  'GRANT USAGE ON SCHEMA graphile_worker TO bahati_app',
  'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO bahati_app',
  'GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO bahati_app',
  'GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO bahati_app',
  `DO $$ DECLARE secured regclass; BEGIN
     FOR secured IN SELECT oid::regclass FROM pg_class
       WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
     LOOP
       EXECUTE format('DROP POLICY IF EXISTS application ON %s', secured);
       EXECUTE format('CREATE POLICY application ON %s TO bahati_app USING (true)', secured);
     END LOOP;
   END $$`,
];

/**
 * The job queue keeps its own schema; the application may use it and nothing more. Its tables
 * have row level security on, so beside rights the application needs a policy.
 */
async function prepareJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const sql of rightsOnJobs) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Answers the names of what was missing. */
export async function migrateDatabase(url: string): Promise<string[]> {
  const applied = await migrate(url, folder, 'platform_migrations');
  await prepareJobs(url);
  return applied;
}
