import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import '#scripts/leave-with-parent.ts';
import { findOrInstallBrowser } from '#scripts/find-browser.ts';
import { explain } from '#scripts/problem.ts';
import { secondsSince } from '#scripts/progress.ts';
import { root } from '#scripts/repository.ts';
import { buildStaleSites } from '#scripts/sites.ts';
import { findOverBudget, inOrder } from '#scripts/test/budgets.ts';
import { findReached } from '#scripts/test/changed.ts';
import { cpuSecondsOfTree } from '#scripts/test/cpu-of-tree.ts';
import { watchMachineSpeed } from '#scripts/test/machine-speed.ts';
import { withOwnPostgres } from '#scripts/test/own-postgres.ts';
import { runFailedAgain } from '#scripts/test/run-again.ts';
import { type FileReport, runGroups } from '#scripts/test/run-files.ts';
import {
  printCovered,
  printFile,
  printHeads,
  printKinds,
  printSlowest,
} from '#scripts/test/summary.ts';
import { findTestFiles, type TestFile } from '#scripts/test/test-files.ts';

/**
 * `npm test [-- part-of-a-path …]`: every test, on a PostgreSQL of its own, so that a running
 * product is neither disturbed nor needed. `npm run test:long` runs the long tier, `npm run
 * test:changed [-- --since REV]` what a change can reach. The last line reads "N passed, N failed".
 */
const { values: options, positionals: fragments } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});
const startedAt = Date.now();
const interruption = new AbortController();
const machineSpeed = watchMachineSpeed();
const longFileLimitMs = 60 * 60_000;

/** Settings of the developer's own shell have no say in what the tests find. */
const cleanEnvironment = (testPostgresUrl: string, folder: string): void => {
  const own =
    /^(DATABASE_URL|GAMES_DATABASE_URL|SPORTSBOOK_DATABASE_URL|LOTTERY_DATABASE_URL|.*_PORT|PORT|.*_ORIGIN|HOST|LOG_LEVEL|TEST_.*)$/;
  for (const name of Object.keys(process.env).filter((key) => own.test(key))) {
    delete process.env[name];
  }
  process.env['NODE_ENV'] = 'test';
  process.env['TEST_POSTGRES_URL'] = testPostgresUrl;
  process.env['TEST_FOLDER'] = folder;
  if (options.long) process.env['TEST_TIER'] = 'long';
};

/** Journeys need the sites and a browser: both are had before the first of them begins. */
const prepareJourneys = async (): Promise<void> => {
  process.env['CHROMIUM_PATH'] = await findOrInstallBrowser();
  await buildStaleSites();
};

const runAll = (files: readonly TestFile[]): Promise<FileReport[]> => {
  let done = 0;
  const pathsOf = (some: readonly TestFile[]): string[] =>
    inOrder(some).map(({ path }) => join(root, path));
  const isJourney = ({ kind }: TestFile): boolean => kind === 'journey';
  // A file often waits, for PostgreSQL or for a page: two more than there are processors keep them
  // busy. The dearest of the plain files wait the longest, so half of the workers begin elsewhere.
  const workers = availableParallelism() + 2;
  const groups = [
    {
      files: pathsOf(files.filter((file) => !isJourney(file))),
      workers,
      fromTheEnd: Math.floor(workers / 2),
    },
    { files: pathsOf(files.filter(isJourney)), workers, prepare: prepareJourneys },
  ];
  return runGroups(groups, {
    signal: interruption.signal,
    ...(options.long && { fileLimitMs: longFileLimitMs }),
    onFile: (report) => {
      printFile(report, `${(done += 1)}/${files.length}`);
      printCovered(report);
    },
  });
};

/** In the long tier nothing is run again: it repeats to find what happens seldom. */
const runAgain = async (
  files: readonly TestFile[],
  reports: readonly FileReport[],
): Promise<readonly FileReport[]> => {
  if (options.long) return reports;
  return runFailedAgain(files, reports, {
    signal: interruption.signal,
    onFile: (report) => printFile(report, 'again'),
  });
};

const runOnOwnPostgres = (files: readonly TestFile[]): Promise<readonly FileReport[]> =>
  withOwnPostgres(async (postgres, folder) => {
    cleanEnvironment(postgres.superuserUrl, folder);
    const reports = await runAgain(files, await runAll(files));
    printSlowest(reports);
    printKinds(files, reports, {
      postgresCpuSeconds: cpuSecondsOfTree(postgres.pid),
      slowness: machineSpeed.slownessBetween(0, performance.now()),
    });
    return reports;
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

const judge = (files: readonly TestFile[], reports: readonly FileReport[]): void => {
  const broken = reports.filter(({ failures }) => failures.length > 0);
  const overBudget = options.long ? [] : findOverBudget(files, reports, machineSpeed);
  if (overBudget.length > 0) console.log(`\nOver budget:\n${overBudget.join('\n')}`);
  printHeads(
    'Unstable: failed once, passed when run alone',
    reports.map(({ file, failedBefore = [] }) => ({ file, failures: failedBefore })),
  );
  printHeads('What failed', broken);
  console.log(`\nTook ${secondsSince(startedAt)}.`);
  if (interruption.signal.aborted) console.log('Interrupted.');
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = broken.reduce((sum, { failures }) => sum + failures.length, 0);
  // Nothing run is nothing shown: a filter that matches no file must not look like success.
  const isComplete = passed > 0 && !interruption.signal.aborted;
  console.log(`${passed} passed, ${failed + overBudget.length} failed`);
  process.exitCode = failed + overBudget.length === 0 && isComplete ? 0 : 1;
};

try {
  const found = findTestFiles(options.long ? 'long' : 'usual', fragments);
  const files = options.changed ? findReached(found, options.since) : found;
  console.log(`Running ${files.length} files.\n`);
  judge(files, await runOnOwnPostgres(files));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  machineSpeed.stop();
}
