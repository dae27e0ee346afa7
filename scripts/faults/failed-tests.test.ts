import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readFailedTests } from '#scripts/faults/failed-tests.ts';

test('what an assertion, a wait or a locator found is told from what merely broke', () => {
  const output = `
        1/2 ✖ a.test.ts: 3 passed, failed (1.0 s)
    ✖ a tax is rounded (apps/a.test.ts:12)
        AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
    ✖ the queue is empty (e2e/b.test.ts:7)
        Error: en: nothing
        Caused by: locator.waitFor: Timeout 60000ms exceeded.
    ✖ the server starts (e2e/b.test.ts:9)
        Error: The platform ended before it was ready.
    ✖ The file broke off: exit code 1.
        AssertionError that is of no test
    ✖ a tax is rounded (apps/a.test.ts:12)
        AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:`;
  const strictly = 'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:';
  const late = 'Caused by: locator.waitFor: Timeout 60000ms exceeded.';
  assert.deepEqual(readFailedTests(output), [
    { name: 'a tax is rounded', found: strictly },
    { name: 'the queue is empty', found: late },
    { name: 'the server starts', found: undefined },
  ]);
});
