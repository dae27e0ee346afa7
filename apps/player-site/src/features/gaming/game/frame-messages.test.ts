import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from './frame-messages.ts';

test('the messages of a frame are known', () => {
  const types = ['ready', 'balance-changed', 'close', 'deposit', 'reality-go-on', 'reality-leave'];
  for (const type of types.map((name) => `bahati:${name}`))
    assert.equal(readFrameMessage({ type }), type);
});

test('anything else is not heard', () => {
  for (const data of [undefined, null, 'bahati:close', 7, {}, { type: 'close' }, { type: 1 }])
    assert.equal(readFrameMessage(data), undefined);
});
