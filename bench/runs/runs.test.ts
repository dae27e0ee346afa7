import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compareRuns, printComparison } from './compare-runs.ts';
import { parseRun, type RunHead, writeRun } from './stored-run.ts';
import { toleranceOf } from './tolerances.ts';

const head: RunHead = {
  commit: '0123456789',
  date: '2026-11-24',
  machine: { cores: 2, cpu: 'A processor', postgres: '18.1', node: '26.10.0' },
};
const runOf = (lines: object[], other: Partial<RunHead> = {}) =>
  parseRun(
    writeRun(
      { ...head, ...other },
      lines.map((line) => JSON.stringify(line)),
    ),
  );
const bets = (ratio: number) => ({ bench: 'settled_bets_over_control', ratio });
const cpu = (ratio: number) => ({ bench: 'cpu_of_a_bet_us', ratio });
const verdictOf = (before: object[], now: object[]) =>
  compareRuns(runOf(before), runOf(now)).map(({ verdict }) => verdict);

test('a written run is read as it was, each figure by its name', () => {
  const run = runOf([
    bets(1.5),
    { bench: 'idle_cpu', ratio: 0.01, page: 'home', motion: 'reduce' },
  ]);
  assert.equal(run.commit, '0123456789');
  assert.deepEqual(run.machine, head.machine);
  assert.deepEqual(
    [...run.figures],
    [
      ['settled_bets_over_control', 1.5],
      ['idle_cpu · home · reduce', 0.01],
    ],
  );
});

test('of a figure printed several times the median counts, and one without a number does not', () => {
  const run = runOf([bets(1), bets(9), bets(2), { bench: 'cpu_of_a_bet_us', ratio: null }]);
  assert.deepEqual([...run.figures], [['settled_bets_over_control', 2]]);
});

test('what is no stored run is refused with its line', () => {
  assert.throws(() => parseRun(''), /Line 1 is no JSON object/);
  assert.throws(() => parseRun('{"bench":"bets","ratio":1}\n'), /first line does not say/);
  const text = writeRun(head, ['{"bench":"bets","ratio":1}', 'QUERY PLAN']);
  assert.throws(() => parseRun(text), /Line 3 is no JSON object/);
  assert.throws(() => parseRun(writeRun(head, ['{"ratio":1}'])), /Line 2 names no bench/);
});

test('a figure is better or worse by the way that is better for it', () => {
  assert.deepEqual(verdictOf([bets(1), cpu(100)], [bets(1.2), cpu(120)]), ['better', 'worse']);
  assert.deepEqual(verdictOf([bets(1), cpu(100)], [bets(0.8), cpu(80)]), ['worse', 'better']);
});

test('within its tolerance a figure is the same, at the edge too', () => {
  assert.deepEqual(verdictOf([bets(100), cpu(100)], [bets(92), cpu(105)]), ['same', 'same']);
  assert.deepEqual(verdictOf([bets(100), cpu(100)], [bets(91.9), cpu(105.1)]), ['worse', 'worse']);
});

test('a figure of one run alone is told as such, and one without a tolerance is not judged', () => {
  const unknown = { bench: 'nobody_said', ratio: 1 };
  assert.deepEqual(verdictOf([cpu(1), unknown], [bets(1), unknown]), [
    'new',
    'no tolerance',
    'not run',
  ]);
});

test('a figure that was nothing gets a verdict without a change in percent', () => {
  const frames = (ratio: number) => ({ bench: 'scroll_long_frames', ratio });
  const [one] = compareRuns(runOf([frames(0)]), runOf([frames(3)]));
  assert.equal(one?.change, undefined);
  assert.equal(one?.verdict, 'worse');
});

test('the table tells both runs, each change and where the machines differ', () => {
  const machine = { ...head.machine, cores: 8 };
  const text = printComparison(runOf([bets(1.25)]), runOf([bets(1)], { machine }));
  assert.match(text, /before: 0123456789, 2026-11-24, 2 × A processor, PostgreSQL 18\.1/);
  assert.match(text, /The runs differ in cores: /);
  assert.match(text, /^settled_bets_over_control +1\.25 +1 +-20\.0 % +higher ±8 % +worse$/m);
  assert.doesNotMatch(printComparison(runOf([bets(1)]), runOf([bets(1)])), /differ/);
});

test('every figure a bench prints has a tolerance, and every stored run can be read', () => {
  const names = globSync('../**/*.ts', { cwd: import.meta.dirname, exclude: ['../**/*.test.ts'] })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\breport\(\s*(['`])(.+?)\1,/g)])
    .map(([, , name = '']) => name.replaceAll(/\$\{.+?\}/g, 'x'));
  assert.ok(names.length > 30, `only ${names.length} figures were found`);
  // A statement is told apart by its text.
  const unjudged = names.filter(
    (name) => !toleranceOf(name === 'statement' ? `${name} · x` : name),
  );
  assert.deepEqual(unjudged, []);
  for (const file of globSync('*.jsonl', { cwd: import.meta.dirname })) {
    const run = parseRun(readFileSync(join(import.meta.dirname, file), 'utf8'));
    for (const figure of run.figures.keys()) assert.ok(toleranceOf(figure), `${file}: ${figure}`);
  }
});
