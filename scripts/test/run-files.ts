import { type ChildProcess, spawn } from 'node:child_process';
import { join, relative } from 'node:path';

import { root } from '#scripts/repository.ts';
import { cpuSecondsOfTree } from '#scripts/test/cpu-of-tree.ts';
import type { WorkerMessage } from '#scripts/test/worker-message.ts';

export type FileReport = {
  /** The path from the root of the repository. */
  file: string;
  passed: number;
  skipped: number;
  failures: string[];
  /** What failed beside others, where the file passed when it was run again alone. */
  failedBefore?: readonly string[];
  /** What a file that failed printed last. */
  printed: string;
  /** Lines by which a file of the long tier says how much it repeated. */
  covered: string[];
  wallSeconds: number;
  /** When it ended, of `performance.now()`. */
  endedAt: number;
  /** Of the worker and everything it started, PostgreSQL left out; undefined where none can tell. */
  cpuSeconds: number | undefined;
};

/** Files for so many workers at once, and what has to be there before the first of them begins. */
export type FileGroup = {
  files: readonly string[];
  workers: number;
  /** So many of the workers begin with the last files: the first ones may all wait for something. */
  fromTheEnd?: number;
  prepare?: () => Promise<void>;
};

export type RunOptions = {
  signal: AbortSignal;
  /** A file that hangs fails after this long, so that the rest is still heard. */
  fileLimitMs?: number;
  onFile?: (report: FileReport) => void;
};

const defaultFileLimitMs = 10 * 60_000;
/** A worker lets go of what its files shared; whatever holds it longer is not waited for. */
const leaveLimitMs = 15_000;
/** Noise of a file that failed is shown, but no more of it than somebody reads. */
const shownOutputLines = 60;

const workerProgram = join(import.meta.dirname, 'worker.ts');
const reporter = join(import.meta.dirname, 'tell-runner.ts');

const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

type Worker = {
  child: ChildProcess;
  /** What it printed since its present file began. */
  output: string;
  /** How it left: settles once. */
  ended: Promise<string>;
  hasEnded: boolean;
};

const startWorker = (): Worker => {
  const args = [
    // Threads that compile and collect beside the work cost more where every processor is busy.
    '--v8-pool-size=0',
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    workerProgram,
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_WORKER: 'yes', NODE_TEST_CONTEXT: undefined },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const worker: Worker = { child, output: '', ended, hasEnded: false };
  void ended.then(() => (worker.hasEnded = true));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (worker.output += text));
  }
  return worker;
};

const stopWorker = async (worker: Worker): Promise<string> => {
  if (worker.child.connected) worker.child.disconnect();
  const impatience = setTimeout(() => worker.child.kill('SIGKILL'), leaveLimitMs);
  const how = await worker.ended;
  clearTimeout(impatience);
  return how;
};

const note = (report: FileReport, message: WorkerMessage): void => {
  if (message.type === 'passed') report.passed += 1;
  if (message.type === 'skipped') report.skipped += 1;
  if (message.type === 'failed') report.failures.push(`✖ ${message.what}\n${indent(message.why)}`);
};

/** Settles when the file's end is told, the worker leaves or the time is up. */
const hearOut = (
  worker: Worker,
  file: string,
  report: FileReport,
  limitMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const { child } = worker;
    let hasFinished = false;
    const finish = (): void => {
      hasFinished = true;
      clearTimeout(limit);
      child.off('message', hear);
      resolve();
    };
    const hear = (message: WorkerMessage): void => {
      if (message.type === 'ended' && message.file === file) finish();
      else note(report, message);
    };
    const limit = setTimeout(() => {
      report.failures.push(`✖ The file was still running after ${limitMs / 1000} s.`);
      child.kill('SIGKILL');
    }, limitMs);
    child.on('message', hear);
    void worker.ended.then((how) => {
      if (hasFinished) return;
      report.failures.push(`✖ The file broke off: ${how}.`);
      finish();
    });
    child.send(file, () => undefined);
  });

const runInWorker = async (worker: Worker, file: string, limitMs: number): Promise<FileReport> => {
  const name = relative(root, file);
  const report: FileReport = {
    file: name,
    passed: 0,
    skipped: 0,
    failures: [],
    printed: '',
    covered: [],
    wallSeconds: 0,
    endedAt: 0,
    cpuSeconds: undefined,
  };
  const pid = worker.child.pid ?? 0;
  const startedAt = performance.now();
  const cpuBefore = cpuSecondsOfTree(pid);
  worker.output = '';
  await hearOut(worker, file, report, limitMs);
  report.endedAt = performance.now();
  report.wallSeconds = (report.endedAt - startedAt) / 1000;
  const cpuAfter = cpuSecondsOfTree(pid);
  if (cpuBefore !== undefined && cpuAfter !== undefined && !worker.hasEnded) {
    report.cpuSeconds = cpuAfter - cpuBefore;
  }
  const isEmpty = report.passed + report.skipped + report.failures.length === 0;
  if (isEmpty) report.failures.push(`✖ ${name}\n${indent('The file holds no test.')}`);
  report.covered = worker.output.split('\n').filter((line) => line.startsWith('covers: '));
  if (report.failures.length > 0) {
    report.printed = worker.output.trimEnd().split('\n').slice(-shownOutputLines).join('\n');
  }
  return report;
};

/** Runs one file after another in one worker, as long as that lives, until none is left. */
const runInTurn = async (
  next: () => string | undefined,
  options: RunOptions,
  onReport: (report: FileReport) => void,
): Promise<void> => {
  let worker: Worker | undefined;
  for (let file = next(); file; file = next()) {
    if (options.signal.aborted) break;
    if (worker?.hasEnded) worker = undefined;
    worker ??= startWorker();
    onReport(await runInWorker(worker, file, options.fileLimitMs ?? defaultFileLimitMs));
  }
  if (worker) await stopWorker(worker);
};

/**
 * Runs the groups and answers a report for each file. Whoever finds nothing left of a group goes on
 * with the next, so that the last files of one keep nobody waiting.
 */
export const runGroups = async (
  groups: readonly FileGroup[],
  options: RunOptions,
): Promise<FileReport[]> => {
  const reports: FileReport[] = [];
  const note = (report: FileReport): void => {
    reports.push(report);
    options.onFile?.(report);
  };
  const open = groups
    .filter(({ files }) => files.length > 0)
    .map(({ files, workers, fromTheEnd = 0, prepare }) => {
      const waiting = [...files];
      let prepared: Promise<void> | undefined;
      return {
        workers,
        next: (place: number) => (place < fromTheEnd ? waiting.pop() : waiting.shift()),
        prepare: () => (prepared ??= prepare?.()),
      };
    });
  const work = async (_: unknown, place: number): Promise<void> => {
    for (const { workers, next, prepare } of open) {
      if (place >= workers || options.signal.aborted) continue;
      await prepare();
      await runInTurn(() => next(place), options, note);
    }
  };
  const most = Math.max(0, ...open.map(({ workers }) => workers));
  await Promise.all(Array.from({ length: most }, work));
  return reports;
};
