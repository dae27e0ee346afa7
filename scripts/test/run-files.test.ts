import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import type { Tally } from '#scripts/test/run-files.ts';

const program = `
  import { runFiles } from ${JSON.stringify(join(import.meta.dirname, 'run-files.ts'))};
  const tally = await runFiles(process.argv.slice(2), {
    concurrency: 2,
    signal: new AbortController().signal,
  });
  console.log(JSON.stringify(tally));
`;

/** A runner inside a runner is refused, so it gets a process that knows of no other. */
const runFile = (text: string): Tally & { output: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'bahati-runner-'));
  const file = join(folder, 'some.test.mjs');
  writeFileSync(
    file,
    `import assert from 'node:assert'; import { describe, test } from 'node:test';\n${text}`,
  );
  const runner = join(folder, 'runner.mjs');
  writeFileSync(runner, program);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, [runner, file], { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  const lines = stdout.trim().split('\n');
  return { ...(JSON.parse(lines.at(-1) ?? '') as Tally), output: lines.slice(0, -1).join('\n') };
};

test('tests are counted, the suites around them are not', () => {
  const { passed, failed } = runFile(
    "describe('a', () => { test('b', () => {}); test('c', () => {}); });",
  );
  assert.deepEqual({ passed, failed }, { passed: 2, failed: 0 });
});

test('a failing test inside a suite counts once and is shown with its reason and its output', () => {
  const { passed, failed, output } = runFile(
    "console.log('a clue'); describe('a', () => { test('b', () => assert.equal(1, 2)); });",
  );
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
  assert.match(output, /✖ b \(/);
  assert.match(output, /1 == 2/);
  assert.match(output, /a clue/);
});

test('a file that breaks off is a failure with its error shown', () => {
  const { failed, output } = runFile("throw new Error('broken off');");
  assert.equal(failed, 1);
  assert.match(output, /broken off/);
});

test('a file without a test is a failure', () => {
  const { passed, failed } = runFile('');
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

test('a skipped test is neither passed nor failed, and is shown', () => {
  const { passed, failed, output } = runFile("test('b', { skip: true }, () => {});");
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 0 });
  assert.match(output, /1 skipped/);
});
