import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import pg from 'pg';

import { root } from '#scripts/repository.ts';
import { leaveWithParent } from '#scripts/run-node.ts';
import { wantsPast } from '#scripts/start/settings.ts';

/** How often loading is begun again when it ends without having finished. */
const mostAttempts = 3;
/** Members who play meanwhile go first. */
const lowPriority = 10;

/**
 * Before the servers start: a history that an earlier start did not finish is awaited on, and one
 * that is not wanted any more is not. Answers whether one of these databases awaits its history.
 */
export const keepPastAwaited = async (databaseUrls: readonly string[]): Promise<boolean> => {
  const awaited = await Promise.all(databaseUrls.map(keepAwaited));
  return awaited.includes(true);
};

const withClient = async <Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const keepAwaited = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    if (!wantsPast()) {
      await giveUp(client);
      return false;
    }
    const { rows } = await client.query(
      `UPDATE demo_history SET awaited_until = now() + interval '10 minutes'
        WHERE state = 'awaited' AND NOT EXISTS (SELECT 1 FROM ledger_blocks) RETURNING 1`,
    );
    return rows.length > 0;
  });

/** Loads it beside the running servers, and begins again when it was ended. */
export const loadDemoPast = async (
  env: NodeJS.ProcessEnv,
  databaseUrls: readonly string[],
  isStopping: () => boolean,
): Promise<void> => {
  for (let attempt = 1; attempt <= mostAttempts && !isStopping(); attempt += 1) {
    if ((await run(env)) === 0) return;
  }
  if (isStopping()) return;
  console.error("  The demo's history was not loaded: the demo begins today.");
  for (const url of databaseUrls) await withClient(url, giveUp);
};

const giveUp = (client: pg.Client) =>
  client.query(`UPDATE demo_history SET state = 'given_up' WHERE state = 'awaited'`);

const run = (env: NodeJS.ProcessEnv): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', leaveWithParent, 'demo-past/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) setPriority(child.pid, lowPriority);
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
