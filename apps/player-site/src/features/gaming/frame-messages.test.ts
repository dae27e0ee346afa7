import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from './frame-messages.ts';

test('the four messages of a frame are known', () => {
  for (const type of ['bahati:ready', 'bahati:balance-changed', 'bahati:close', 'bahati:deposit'])
    assert.equal(readFrameMessage({ type }), type);
});

test('anything else is not heard', () => {
  for (const data of [undefined, null, 'bahati:close', 7, {}, { type: 'close' }, { type: 1 }])
    assert.equal(readFrameMessage(data), undefined);
});
