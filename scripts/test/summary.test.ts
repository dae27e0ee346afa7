import assert from 'node:assert/strict';
import { test } from 'node:test';

import { headsText } from '#scripts/test/summary.ts';

test('of a failure the end of a run says its name and the first lines of its reason', () => {
  const reason = Array.from({ length: 40 }, (_, at) => `    line ${at}`).join('\n');
  const lines = headsText('e2e/a.test.ts', [`✖ b (e2e/a.test.ts:3)\n${reason}`]).split('\n');
  assert.deepEqual(lines.slice(0, 3), [
    'e2e/a.test.ts',
    '    ✖ b (e2e/a.test.ts:3)',
    '        line 0',
  ]);
  assert.equal(lines.length, 13);
});

test('a long line is cut, and colours and empty lines are left out', () => {
  const text = headsText('a.test.ts', [`✖ b\n\n\u001B[2m    ${'x'.repeat(900)}\u001B[22m`]);
  const [, name, reason = '', ...more] = text.split('\n');
  assert.deepEqual([name, reason.trim().replaceAll('x', ''), more], ['    ✖ b', '', []]);
  assert.ok(reason.length <= 304);
});

test('each failure of a file stands below it', () => {
  assert.equal(headsText('a.test.ts', ['✖ b', '✖ c']), 'a.test.ts\n    ✖ b\n    ✖ c');
});
