/** A run that is kept: one line on where and when it ran, then the lines the benches printed. */
import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { median } from 'simple-statistics';
import { findPlace } from '#scripts/postgres/place.ts';
import { root } from '#scripts/repository.ts';

export type Machine = { cores: number; cpu: string; postgres: string; node: string };

export type RunHead = {
  /** `+` behind it: files differed from the commit. */
  commit: string;
  /** The day, as YYYY-MM-DD. */
  date: string;
  machine: Machine;
};

export type StoredRun = RunHead & {
  /** Each figure's ratio by its name; of one that was printed several times the median. */
  figures: ReadonlyMap<string, number>;
};

/** What tells apart figures of one bench, beside its name. */
const tellers = ['name', 'page', 'motion', 'query', 'history'] as const;

export function describeRun(now: Date): RunHead {
  const postgres = join(findPlace(join(root, '.data', 'postgres')).binFolder, 'postgres');
  return {
    commit: readCommit(),
    date: now.toISOString().slice(0, 10),
    machine: {
      cores: availableParallelism(),
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      postgres: run(postgres, ['--version']).replace(/^\D+/, ''),
      node: process.versions.node,
    },
  };
}

export const writeRun = (head: RunHead, lines: readonly string[]): string =>
  [JSON.stringify({ run: head }), ...lines].map((line) => `${line}\n`).join('');

/** @throws Error with a sentence: what is no stored run, and where. */
export function parseRun(text: string): StoredRun {
  const [first, ...rest] = text.split('\n').filter((line) => line !== '');
  const head = parseLine(first ?? '', 1)['run'];
  if (!isHead(head)) throw new Error('Its first line does not say where and when it ran.');
  const values = new Map<string, number[]>();
  for (const [at, line] of rest.entries()) {
    const printed = parseLine(line, at + 2);
    const { bench, ratio } = printed;
    if (typeof bench !== 'string') throw new Error(`Line ${at + 2} names no bench.`);
    // A ratio that was no number stands as null: there was nothing to measure.
    if (typeof ratio !== 'number') continue;
    const name = nameOf(bench, printed);
    values.set(name, [...(values.get(name) ?? []), ratio]);
  }
  const figures = new Map([...values].map(([name, ratios]) => [name, median(ratios)]));
  return { ...head, figures };
}

function nameOf(bench: string, printed: Readonly<Record<string, unknown>>): string {
  const told = tellers.flatMap((key) => {
    const value = printed[key];
    return typeof value === 'string' || typeof value === 'number' ? [`${value}`] : [];
  });
  return [bench, ...told].join(' · ');
}

function parseLine(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Told below, as for any other line that holds no object.
  }
  throw new Error(`Line ${number} is no JSON object.`);
}

const isHead = (value: unknown): value is RunHead =>
  typeof value === 'object' &&
  value !== null &&
  'commit' in value &&
  'date' in value &&
  'machine' in value &&
  typeof value.machine === 'object' &&
  value.machine !== null &&
  (['cores', 'cpu', 'postgres', 'node'] as const).every((key) => key in Object(value.machine));

function readCommit(): string {
  try {
    const hash = run('git', ['rev-parse', '--short=10', 'HEAD']);
    return run('git', ['status', '--porcelain', '--untracked-files=no']) ? `${hash}+` : hash;
  } catch {
    return 'unknown';
  }
}

const run = (program: string, words: readonly string[]): string =>
  execFileSync(program, words, { cwd: root, encoding: 'utf8' }).trim();
