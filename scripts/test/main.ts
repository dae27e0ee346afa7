import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import '#scripts/leave-with-parent.ts';
import { findOrInstallBrowser } from '#scripts/find-browser.ts';
import { startPostgres } from '#scripts/postgres/postgres.ts';
import { explain } from '#scripts/problem.ts';
import { secondsSince } from '#scripts/progress.ts';
import { root } from '#scripts/repository.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { runFiles, type Tally } from '#scripts/test/run-files.ts';

/**
 * `npm test [-- part-of-a-path …]`: every test, on a PostgreSQL of its own, so that a running
 * product is neither disturbed nor needed. The last line reads "N passed, N failed".
 */
const startedAt = Date.now();
const fragments = process.argv.slice(2);
const interruption = new AbortController();

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
    .filter((path) => fragments.length === 0 || fragments.some((part) => path.includes(part)))
    .sort()
    .map((path) => join(root, path));

/** Settings of the developer's own shell have no say in what the tests find. */
const cleanEnvironment = (testPostgresUrl: string): void => {
  const own = /^(DATABASE_URL|GAMES_DATABASE_URL|.*_PORT|PORT|.*_ORIGIN|HOST|LOG_LEVEL)$/;
  for (const name of Object.keys(process.env).filter((key) => own.test(key))) {
    delete process.env[name];
  }
  process.env['NODE_ENV'] = 'test';
  process.env['TEST_POSTGRES_URL'] = testPostgresUrl;
};

const runBrowserTests = async (files: string[]): Promise<Tally> => {
  if (files.length === 0) return { passed: 0, failed: 0, failures: [] };
  try {
    process.env['CHROMIUM_PATH'] = await findOrInstallBrowser();
    await buildStaleSites();
  } catch (error) {
    console.log(explain(error));
    return { passed: 0, failed: files.length, failures: [explain(error)] };
  }
  // A browser and three servers fill two cores; a second file would only slow both.
  return runFiles(files, { concurrency: 1, signal: interruption.signal });
};

const runEverything = async (): Promise<Tally> => {
  const plain = find('{packages,apps,scripts,bench}/**/*.test.{ts,tsx}');
  const browser = find('e2e/**/*.test.ts');
  console.log(`Running ${plain.length} files, then ${browser.length} end to end.\n`);
  const first = await runFiles(plain, { concurrency: 2, signal: interruption.signal });
  const second = await runBrowserTests(browser);
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    failures: [...first.failures, ...second.failures],
  };
};

const runOnOwnPostgres = async (): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-test-'));
  // PostgreSQL may run under another account, which has to pass through.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    dataFolder: join(folder, 'postgres'),
    settings: { shared_buffers: '128MB', max_wal_size: '1GB' },
  });
  try {
    cleanEnvironment(postgres.superuserUrl);
    return await runEverything();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

const judge = ({ passed, failed, failures }: Tally): void => {
  // Also a single one: it was printed long ago, and of a long log only the end may be kept.
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
  console.log(`\nTook ${secondsSince(startedAt)}.`);
  if (interruption.signal.aborted) console.log('Interrupted.');
  // Nothing run is nothing shown: a filter that matches no file must not look like success.
  const isGood = failed === 0 && passed > 0 && !interruption.signal.aborted;
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = isGood ? 0 : 1;
};

try {
  judge(await runOnOwnPostgres());
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
