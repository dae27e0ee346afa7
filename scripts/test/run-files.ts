import { relative } from 'node:path';
import { finished } from 'node:stream/promises';
import { type EventData, run } from 'node:test';
import { inspect } from 'node:util';

import { root } from '#scripts/repository.ts';

export type Tally = { passed: number; failed: number; failures: string[] };

/** A file that hangs fails after this long, so that the rest is still heard. */
const fileLimitMs = 12 * 60_000;

/** Noise of a file that failed is shown, but no more of it than somebody reads. */
const shownOutputLines = 60;

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const describeError = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(cause instanceof Error)) return inspect(cause);
  // Where the runner itself called from helps nobody.
  // With the causes behind it: the outermost often says only what was being tried.
  const chain: string[] = [];
  for (let at: unknown = cause; at instanceof Error; at = at.cause)
    chain.push(at.stack ?? at.message);
  return chain.join('\nCaused by: ').replaceAll(/\n\s+at [^\n]*\bnode:internal[^\n]*/g, '');
};

/** A suite fails whenever one of its tests does, which was said already. */
const isOnlyAboutSubtests = (error: unknown): boolean =>
  (error as { failureType?: string }).failureType === 'subtestsFailed';

/** What one file's process told; a test may be declared in another file than the one being run. */
type Report = Tally & { file: string; skipped: number; output: string[] };

type Place = { file?: string | undefined; entryFile?: string | undefined };

const createReports = (): { of: (place: Place) => Report; all: () => Report[] } => {
  const reports = new Map<string, Report>();
  return {
    of: (place) => {
      const file = place.entryFile ?? place.file ?? '';
      const known = reports.get(file);
      if (known) return known;
      const report = { file, passed: 0, failed: 0, failures: [], skipped: 0, output: [] };
      reports.set(file, report);
      return report;
    },
    all: () => [...reports.values()],
  };
};

const fail = (report: Report, what: string, why: string): void => {
  report.failed += 1;
  report.failures.push(`✖ ${what}\n${indent(why)}`);
};

const notePass = (report: Report, data: EventData.TestPass): void => {
  if (data.details.type === 'suite') return;
  if (data.skip !== undefined || data.todo !== undefined) report.skipped += 1;
  // A file that declares no test comes as a test of the file's own name.
  else if (data.name === report.file) fail(report, data.name, 'The file holds no test.');
  else report.passed += 1;
};

const noteFailure = (report: Report, data: EventData.TestFail): void => {
  if (isOnlyAboutSubtests(data.details.error)) return;
  const place = `${relative(root, data.file ?? '')}:${data.line ?? 0}`;
  fail(report, `${data.name} (${place})`, describeError(data.details.error));
};

const print = (report: Report, durationMs: number): void => {
  const counts = [
    `${report.passed} passed`,
    ...(report.failed > 0 ? [`${report.failed} failed`] : []),
    ...(report.skipped > 0 ? [`${report.skipped} skipped`] : []),
  ].join(', ');
  const seconds = (durationMs / 1000).toFixed(1);
  const mark = report.failed === 0 ? '✔' : '✖';
  console.log(`${mark} ${relative(root, report.file)}: ${counts} (${seconds} s)`);
  for (const failure of report.failures) console.log(indent(failure));
  if (report.failed === 0) return;
  const output = report.output.join('').trimEnd().split('\n').slice(-shownOutputLines).join('\n');
  if (output) console.log(indent(`The file printed:\n${indent(output)}`));
};

/** Runs test files in processes of their own and prints a line for each as it ends. */
export const runFiles = async (
  files: string[],
  options: { concurrency: number; signal: AbortSignal },
): Promise<Tally> => {
  if (files.length === 0) return { passed: 0, failed: 0, failures: [] };
  const { of, all } = createReports();
  const stream = run({ files, timeout: fileLimitMs, ...options });
  stream.on('test:stdout', (data) => of(data).output.push(data.message));
  stream.on('test:stderr', (data) => of(data).output.push(data.message));
  // A file that broke off has no summary; its own failure is then the last that is heard of it.
  const endsFile = (name: string, report: Report): boolean => name === report.file;
  stream.on('test:pass', (data) => {
    notePass(of(data), data);
    if (endsFile(data.name, of(data))) print(of(data), data.details.duration_ms);
  });
  stream.on('test:fail', (data) => {
    noteFailure(of(data), data);
    if (endsFile(data.name, of(data))) print(of(data), data.details.duration_ms);
  });
  stream.on('test:summary', (data) => {
    if (data.file !== undefined) print(of(data), data.duration_ms);
  });
  stream.resume();
  await finished(stream);
  return {
    passed: all().reduce((sum, { passed }) => sum + passed, 0),
    failed: all().reduce((sum, { failed }) => sum + failed, 0),
    failures: all().flatMap(({ failures }) => failures),
  };
};
