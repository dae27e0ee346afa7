import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage, readInvitation } from './frame-messages.ts';

test('the messages of a frame are known', () => {
  const types = ['ready', 'balance-changed', 'close', 'deposit', 'reality-go-on', 'reality-leave'];
  for (const type of types.map((name) => `bahati:${name}`))
    assert.equal(readFrameMessage({ type }), type);
});

test('anything else is not heard', () => {
  for (const data of [undefined, null, 'bahati:close', 7, {}, { type: 'close' }, { type: 1 }])
    assert.equal(readFrameMessage(data), undefined);
});

test('an invitation bears the code of a private table and nothing else', () => {
  assert.equal(readInvitation({ type: 'bahati:invite', room: 'K7QWABCD' }), 'K7QWABCD');
  for (const room of [undefined, 7, '7', 'k7qwabcd', 'K7QWABCD&x=1', 'https://elsewhere.example'])
    assert.equal(readInvitation({ type: 'bahati:invite', room }), undefined);
});
