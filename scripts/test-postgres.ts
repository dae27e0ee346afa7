import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

import { startPostgres } from '#scripts/postgres/postgres.ts';
import { Problem, runScript } from '#scripts/problem.ts';
import { identify, isRunning, type ProcessIdentity } from '#scripts/processes.ts';

/**
 * Keeps one PostgreSQL for test files that are run by hand. The first caller becomes the keeper,
 * prints the server's address and stays until nobody has been connected for a while; later callers
 * print the same address and leave.
 */
const folder = join(import.meta.dirname, '..', '.data', 'test-postgres');
const keeperFile = join(folder, 'keeper.json');
const idleLimitMs = 10 * 60_000;

type Keeper = { process: ProcessIdentity; url?: string };

const readKeeper = (): Keeper | undefined => {
  if (!existsSync(keeperFile)) return undefined;
  const keeper = JSON.parse(readFileSync(keeperFile, 'utf8')) as Keeper;
  return isRunning(keeper.process) ? keeper : undefined;
};

const writeKeeper = (keeper: Keeper): void => {
  const unfinished = `${keeperFile}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(keeper), { mode: 0o600 });
  renameSync(unfinished, keeperFile);
};

/** Making a folder succeeds for one process only, which is all a lock needs. */
const becomeKeeper = (): boolean => {
  const lock = join(folder, 'lock');
  try {
    mkdirSync(lock);
  } catch {
    return false;
  }
  try {
    if (readKeeper()) return false;
    writeKeeper({ process: identify(process.pid) });
    return true;
  } finally {
    rmSync(lock, { recursive: true });
  }
};

const waitForKeeper = async (): Promise<string | undefined> => {
  for (let keeper = readKeeper(); keeper; keeper = readKeeper()) {
    if (keeper.url) return keeper.url;
    await sleep(100);
  }
  return undefined;
};

const countClients = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
};

/** Old templates and abandoned databases go with the server, not with every run. */
const dropEverything = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname ~ '^(t_|bahati_template_)'`,
  );
  for (const { datname } of rows) {
    await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  }
  await client.end();
};

const keep = async (): Promise<void> => {
  const postgres = await startPostgres({
    dataFolder: join(folder, 'postgres'),
    settings: { shared_buffers: '128MB', max_wal_size: '1GB' },
  });
  process.once('SIGTERM', () => void postgres.stop());
  await dropEverything(postgres.superuserUrl);
  writeKeeper({ process: identify(process.pid), url: postgres.superuserUrl });
  process.stdout.write(`${postgres.superuserUrl}\n`);
  let idleSince = Date.now();
  let hasEnded = false;
  void postgres.ended.then(() => (hasEnded = true));
  while (!hasEnded && Date.now() - idleSince < idleLimitMs) {
    await Promise.race([sleep(5000), postgres.ended]);
    if (!hasEnded && (await countClients(postgres.superuserUrl)) > 0) idleSince = Date.now();
  }
  rmSync(keeperFile, { force: true });
  if (!hasEnded) await postgres.stop();
};

await runScript(async () => {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (becomeKeeper()) return keep();
    const url = await waitForKeeper();
    if (url) {
      process.stdout.write(`${url}\n`);
      return;
    }
    await sleep(100);
  }
  throw new Problem(`Nobody could start the test database: remove ${join(folder, 'lock')}.`);
});
