/** Brings the lottery's tables up to this version: `node apps/lottery/src/migrate.ts`. */
import {
  furtherBrands,
  postgresUrl,
  readConfig,
  runMain,
  settingsOfBrand,
} from '@bahati/server-kit/config.ts';
import { migrate } from '@bahati/server-kit/migrate.ts';
import { z } from 'zod';
import { databaseUrlOf } from './config.ts';

const folder = new URL('../migrations', import.meta.url).pathname;

const settings = z.object({
  DATABASE_URL: postgresUrl,
  LOTTERY_DATABASE_URL: postgresUrl.optional(),
  FURTHER_BRANDS: furtherBrands,
});

await runMain(async () => {
  const first = readConfig(settings, process.env);
  const further = first.FURTHER_BRANDS.map((code) =>
    readConfig(settings, { ...process.env, ...settingsOfBrand(process.env, code) }),
  );
  for (const config of [first, ...further]) {
    const applied = await migrate(databaseUrlOf(config), folder, 'lottery_migrations');
    for (const name of applied) process.stdout.write(`migrated lottery ${name}\n`);
  }
});
