/** Brings every brand's database up to this version: `node apps/platform/src/migrate.ts`. */
import { postgresUrl, readConfig, runMain } from '@bahati/server-kit/config.ts';
import { z } from 'zod';
import { brandDatabaseUrls } from '#platform/installation/installed-brands.ts';
import { migrateDatabase } from '#platform/installation/migrate-database.ts';

await runMain(async () => {
  const { DATABASE_URL } = readConfig(z.object({ DATABASE_URL: postgresUrl }), process.env);
  const tell = (names: string[], whose = '') => {
    for (const name of names) process.stdout.write(`migrated ${whose}${name}\n`);
  };
  // The first brand's database says which others there are.
  tell(await migrateDatabase(DATABASE_URL));
  const [, ...further] = await brandDatabaseUrls(DATABASE_URL);
  for (const { code, url } of further) tell(await migrateDatabase(url), `${code} `);
});
