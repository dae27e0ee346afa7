/** Brings the games' tables up to this version: `node apps/games-server/src/migrate.ts`. */
import { postgresUrl, readConfig, runMain } from '@bahati/server-kit/config.ts';
import { migrate } from '@bahati/server-kit/migrate.ts';
import { z } from 'zod';

const folder = new URL('../migrations', import.meta.url).pathname;

await runMain(async () => {
  const { DATABASE_URL, GAMES_DATABASE_URL } = readConfig(
    z.object({ DATABASE_URL: postgresUrl, GAMES_DATABASE_URL: postgresUrl.optional() }),
    process.env,
  );
  const url = GAMES_DATABASE_URL ?? DATABASE_URL;
  const applied = await migrate(url, folder, 'games_server_migrations');
  for (const name of applied) process.stdout.write(`migrated games ${name}\n`);
});
