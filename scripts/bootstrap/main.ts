import '#scripts/leave-with-parent.ts';

import { help, readAnswers } from '#scripts/bootstrap/answers.ts';
import { ensureDatabase } from '#scripts/bootstrap/ensure-database.ts';
import { runScript } from '#scripts/problem.ts';
import { isRunning } from '#scripts/processes.ts';
import { inRoot } from '#scripts/repository.ts';
import { runNode } from '#scripts/run-node.ts';
import { type KeptDatabase, openDatabase } from '#scripts/start/database.ts';
import { readRunning } from '#scripts/start/running.ts';
import { describeServers, readPorts } from '#scripts/start/settings.ts';

/**
 * `npm run bootstrap` on Node 26: brings the database up to this version and makes a brand in it.
 * A second run finishes what a first one left, and changes nothing else.
 */
const program = 'apps/platform/src/bootstrap.ts';

/** The database of the running product, the one DATABASE_URL names, or our own. */
const open = async (postgresPort: number | undefined): Promise<KeptDatabase> => {
  const given = process.env['DATABASE_URL'];
  if (given) await ensureDatabase(given);
  const running = given ? undefined : readRunning();
  if (running && isRunning(running.launcher)) {
    return { url: running.databaseUrl, getPid: () => undefined, stop: async () => undefined };
  }
  return openDatabase(postgresPort, () => undefined);
};

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  const { answers, secretsFile } = await readAnswers(args, process.env);
  const { ports, postgresPort } = readPorts();
  const envOf = (databaseUrl: string): NodeJS.ProcessEnv => ({
    ...describeServers(ports, databaseUrl)[0]?.env,
    // One brand at a time, whichever others there are.
    FURTHER_BRANDS: '',
    BAHATI_DATA_FOLDER: process.env['BAHATI_DATA_FOLDER'] || inRoot('.data'),
    NEW_BRAND: JSON.stringify(answers),
    ...(secretsFile === undefined ? {} : { SECRETS_FILE: secretsFile }),
  });
  const migrate = async (url: string, gamesUrl: string | undefined): Promise<void> => {
    await runNode(['apps/platform/src/migrate.ts'], envOf(url));
    const games = { ...envOf(url), GAMES_DATABASE_URL: gamesUrl };
    await runNode(['apps/games-server/src/migrate.ts'], games);
  };
  // Everything is judged before anything is written.
  await runNode([program, '--check-answers'], envOf('postgres://127.0.0.1/not-yet'));
  const database = await open(postgresPort);
  try {
    const code = answers['code'] ?? '';
    await migrate(database.url, process.env['GAMES_DATABASE_URL']);
    const told = await runNode([program, '--place'], envOf(database.url));
    const { url, databaseName } = JSON.parse(told) as { url: string; databaseName?: string };
    const ownName = `GAMES_DATABASE_URL__${code.toUpperCase().replaceAll('-', '_')}`;
    if (databaseName !== undefined) await migrate(url, process.env[ownName]);
    const env = {
      ...envOf(url),
      FIRST_DATABASE_URL: database.url,
      DATABASE_NAME: databaseName ?? '',
    };
    process.stdout.write(await runNode([program], env));
  } finally {
    await database.stop();
  }
});
