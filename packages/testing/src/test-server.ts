import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The folder that holds apps, packages and scripts: tests may stand anywhere below it. */
export const repositoryFolder = join(import.meta.dirname, '..', '..', '..');

/** Where tests put what a whole run shares; the runner's own goes with the run. */
export const sharedFolder = (): string =>
  process.env['TEST_FOLDER'] ?? join(repositoryFolder, '.data', 'test-postgres');

let kept: Promise<string> | undefined;

/**
 * The superuser's address of the PostgreSQL that tests use: the runner's own, or, for a developer
 * running one file, a shared one that starts by itself and leaves when idle.
 */
export const findTestServer = async (): Promise<string> =>
  process.env['TEST_POSTGRES_URL'] ?? (await (kept ??= askKeeper()));

/** The keeper outlives this test file, since the next one is likely to want the same server. */
const askKeeper = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const keeper = spawn(process.execPath, ['scripts/test-postgres.ts'], {
      cwd: repositoryFolder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_TEST_CONTEXT: undefined },
    });
    let said = '';
    let complaint = '';
    keeper.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (!said.includes('\n')) return;
      resolve(said.trim());
      keeper.stdout.destroy();
      keeper.stderr.destroy();
      keeper.unref();
    });
    keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error(`No test PostgreSQL: ${complaint.trim()}`)));
  });
