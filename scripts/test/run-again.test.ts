import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';

import { root } from '#scripts/repository.ts';
import type { FileReport } from '#scripts/test/run-files.ts';
import type { Kind } from '#scripts/test/test-files.ts';

/** Runs files as a run does, and what failed once more. */
const program = `
  import { join } from 'node:path';
  import { root } from '#scripts/repository.ts';
  import { runFailedAgain } from '#scripts/test/run-again.ts';
  import { runGroups } from '#scripts/test/run-files.ts';
  const files = JSON.parse(process.argv[1]);
  const options = { signal: new AbortController().signal };
  const paths = files.map(({ path }) => join(root, path));
  const reports = await runGroups([{ files: paths, workers: 1 }], options);
  console.log(JSON.stringify(await runFailedAgain(files, reports, options)));
`;

const prelude = `
  import assert from 'node:assert'; import { existsSync, writeFileSync } from 'node:fs';
  import { test } from 'node:test';
  const ranIn = import.meta.filename + '.ran';
  const isFirst = !existsSync(ranIn); writeFileSync(ranIn, '');
`;

const runTexts = (kind: Kind, ...texts: string[]): FileReport[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-runner-'));
  const files = texts.map((text, at) => {
    const file = join(folder, `${at}.test.mjs`);
    writeFileSync(file, prelude + text);
    return { path: relative(root, file), kind };
  });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--input-type=module', '--eval', program, JSON.stringify(files)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FileReport[];
};

const failsOnce = "test('a', () => assert.ok(!isFirst, 'was late'));";
const failsTwice = "test('b', () => assert.ok(false, isFirst ? 'was late' : 'is wrong'));";

test('a journey that fails once counts as passed, and what failed in it is kept', () => {
  const [first, second] = runTexts('journey', failsOnce, "test('c', () => assert.ok(isFirst));");
  assert.deepEqual(
    { passed: first?.passed, failures: first?.failures },
    { passed: 1, failures: [] },
  );
  assert.match(first?.failedBefore?.[0] ?? '', /^✖ a \(.*\n[^]*was late/);
  // What passed is not run again.
  assert.deepEqual([second?.passed, second?.failedBefore], [1, undefined]);
});

test('a journey that fails again has failed, by what failed then', () => {
  const [report] = runTexts('journey', failsTwice);
  assert.match(report?.failures[0] ?? '', /is wrong/);
  assert.equal(report?.failedBefore, undefined);
});

test('it is run again in a worker of its own', () => {
  const [, second] = runTexts(
    'journey',
    "test('a', () => void (Object.left = 1));",
    "test('b', () => assert.equal(Object.left, undefined));",
  );
  assert.equal(second?.failedBefore?.length, 1);
});

test('what is no journey is not run again', () => {
  const [report] = runTexts('rules', failsOnce);
  assert.match(report?.failures[0] ?? '', /was late/);
});

test('of more than eight that failed none is run again', () => {
  const reports = runTexts('journey', ...Array.from({ length: 9 }, () => failsOnce));
  assert.deepEqual(
    reports.map(({ failures }) => failures.length),
    Array.from({ length: 9 }, () => 1),
  );
});
