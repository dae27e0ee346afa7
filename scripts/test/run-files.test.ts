import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '#scripts/repository.ts';
import type { FileReport } from '#scripts/test/run-files.ts';

/** The runner itself, told which files to run and to say what came of them. */
const program = `
  import { runGroups } from '#scripts/test/run-files.ts';
  const prepare = async () => void (process.env['PREPARED'] = 'yes');
  const [first, second = []] = JSON.parse(process.argv[1]);
  const groups = [
    { files: first, workers: 1 },
    { files: second, workers: 1, fromTheEnd: 1, prepare },
  ];
  const reports = await runGroups(groups, { signal: new AbortController().signal });
  console.log(JSON.stringify(reports));
`;

const prelude =
  "import assert from 'node:assert'; import { after, before, describe, test } from 'node:test';\n";

/** Runs files of these texts, group by group, one after another in one worker a group. */
const runGroupsOf = (...groups: string[][]): FileReport[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-runner-'));
  const files = groups.map((texts, group) =>
    texts.map((text, at) => {
      const file = join(folder, `${group}-${at}.test.mjs`);
      writeFileSync(file, prelude + text);
      return file;
    }),
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--input-type=module', '--eval', program, JSON.stringify(files)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FileReport[];
};

const runTexts = (...texts: string[]): FileReport[] => runGroupsOf(texts);

const runText = (text: string): FileReport => {
  const [report] = runTexts(text);
  assert.ok(report);
  return report;
};

test('what a group needs is there before its first file, and not sooner', () => {
  const isPrepared = (wanted: string) =>
    `test('a', () => assert.equal(process.env['PREPARED'], ${wanted}));`;
  const reports = runGroupsOf([isPrepared('undefined')], [isPrepared("'yes'")]);
  assert.deepEqual(
    reports.map(({ passed, failures }) => ({ passed, failures })),
    [
      { passed: 1, failures: [] },
      { passed: 1, failures: [] },
    ],
  );
});

test('a worker that is to begin at the end does so', () => {
  const [first, second] = runGroupsOf([], ["test('a', () => {});", "test('b', () => {});"]);
  assert.match(first?.file ?? '', /1-1\.test/);
  assert.match(second?.file ?? '', /1-0\.test/);
});

test('tests are counted, the suites around them are not', () => {
  const { passed, failures } = runText(
    "describe('a', () => { test('b', () => {}); test('c', () => {}); });",
  );
  assert.deepEqual({ passed, failures }, { passed: 2, failures: [] });
});

test('a failing test inside a suite counts once and is shown with its reason and its output', () => {
  const { passed, failures, printed } = runText(
    "console.log('a clue'); describe('a', () => { test('b', () => assert.equal(1, 2)); });",
  );
  assert.equal(passed, 0);
  assert.equal(failures.length, 1);
  assert.match(failures[0] ?? '', /^✖ b \(.*\n[^]*1 == 2/);
  assert.match(printed, /a clue/);
});

test('a file that breaks off is a failure with its error shown', () => {
  const { failures } = runText("throw new Error('broken off');");
  assert.equal(failures.length, 1);
  assert.match(failures[0] ?? '', /broken off/);
});

test('a file that ends its worker is a failure, and the next file has a worker of its own', () => {
  const [first, second] = runTexts("test('a', () => process.exit(3));", "test('b', () => {});");
  assert.match(first?.failures[0] ?? '', /broke off: exit code 3/);
  assert.deepEqual(
    { passed: second?.passed, failures: second?.failures },
    { passed: 1, failures: [] },
  );
});

test('a file without a test is a failure', () => {
  const { passed, failures } = runText('');
  assert.equal(passed, 0);
  assert.match(failures[0] ?? '', /holds no test/);
});

test('a skipped test is neither passed nor failed, and is counted', () => {
  const { passed, failures, skipped } = runText("test('b', { skip: true }, () => {});");
  assert.deepEqual({ passed, failures, skipped }, { passed: 0, failures: [], skipped: 1 });
});

test('what one file sets or hooks does not reach the next in its worker', () => {
  const reports = runTexts(
    "before(() => { process.env.LEFT = 'yes'; globalThis.fetch = globalThis.left = 1; }); test('a', () => {}); after(() => console.log('x'));",
    "test('b', () => assert.deepEqual([process.env.LEFT, typeof fetch, globalThis.left], [undefined, 'function', undefined]));",
  );
  assert.deepEqual(
    reports.map(({ passed, failures }) => ({ passed, failures })),
    [
      { passed: 1, failures: [] },
      { passed: 1, failures: [] },
    ],
  );
});
