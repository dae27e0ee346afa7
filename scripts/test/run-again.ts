import { join } from 'node:path';

import { root } from '#scripts/repository.ts';
import { type FileReport, type RunOptions, runGroups } from '#scripts/test/run-files.ts';
import type { TestFile } from '#scripts/test/test-files.ts';

/** More files than this fail of something real: none of them is run again. */
const mostAgain = 8;

/**
 * Runs each file that failed once more, alone and in a worker of its own: beside others a browser or
 * a whole program may be too late for a reason that is not the product's. Rules wait for nothing and
 * are not run again.
 * @returns all reports, the later one of a file in the place of the first.
 */
export const runFailedAgain = async (
  files: readonly TestFile[],
  reports: readonly FileReport[],
  options: RunOptions,
): Promise<FileReport[]> => {
  const waiting = new Set(files.filter(({ kind }) => kind !== 'rules').map(({ path }) => path));
  const failed = reports.filter(({ file, failures }) => failures.length > 0 && waiting.has(file));
  const later = new Map<string, FileReport>();
  for (const { file, failures } of failed.length > mostAgain ? [] : failed) {
    const group = { files: [join(root, file)], workers: 1 };
    const [report] = options.signal.aborted ? [] : await runGroups([group], options);
    if (!report) continue;
    const isUnstable = report.failures.length === 0;
    later.set(file, isUnstable ? { ...report, failedBefore: failures } : report);
  }
  return reports.map((report) => later.get(report.file) ?? report);
};
