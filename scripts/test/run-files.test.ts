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
  import { runFiles } from '#scripts/test/run-files.ts';
  const reports = await runFiles(process.argv.slice(1), {
    workers: 1,
    signal: new AbortController().signal,
  });
  console.log(JSON.stringify(reports));
`;

const prelude =
  "import assert from 'node:assert'; import { after, before, describe, test } from 'node:test';\n";

/** Runs files of these texts one after another in one worker. */
const runTexts = (...texts: string[]): FileReport[] => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-runner-'));
  const files = texts.map((text, at) => {
    const file = join(folder, `${at}.test.mjs`);
    writeFileSync(file, prelude + text);
    return file;
  });
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--input-type=module', '--eval', program, ...files];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FileReport[];
};

const runText = (text: string): FileReport => {
  const [report] = runTexts(text);
  assert.ok(report);
  return report;
};

test('tests are counted, the suites around them are not', () => {
  const { passed, failures } = runText(
    "describe('a', () => { test('b', () => {}); test('c', () => {}); });",
  );
  assert.deepEqual({ passed, failures }, { passed: 2, failures: [] });
});

test('a failing test inside a suite counts once and is shown with its reason and its output', () => {
  const { passed, failures } = runText(
    "console.log('a clue'); describe('a', () => { test('b', () => assert.equal(1, 2)); });",
  );
  assert.equal(passed, 0);
  assert.equal(failures.length, 2);
  assert.match(failures[0] ?? '', /^✖ b \(.*\n[^]*1 == 2/);
  assert.match(failures[1] ?? '', /a clue/);
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
