import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './audit-changes.rules.ts';

test('changed fields come before those that stayed', () => {
  const changes = changesBetween(
    { id: '7', status: 'requested', amount: '50.00' },
    { id: '7', status: 'approved', amount: '50.00', decidedBy: 'zawadi' },
  );
  assert.deepEqual(
    changes.map(({ field, kind }) => `${field} ${kind}`),
    ['status changed', 'decidedBy added', 'id same', 'amount same'],
  );
});

test('a first or last state is all added or all removed', () => {
  assert.deepEqual(changesBetween(null, { role: 'operator' }), [
    { field: 'role', kind: 'added', before: undefined, after: 'operator' },
  ]);
  assert.equal(changesBetween({ role: 'operator' }, null)[0]?.kind, 'removed');
  assert.deepEqual(changesBetween(null, null), []);
});

test('values inside are compared by what they say', () => {
  const [same, changed] = changesBetween(
    { flags: ['a'], limits: { day: 1 } },
    { flags: ['a'], limits: { day: 2 } },
  ).toReversed();
  assert.equal(same?.kind, 'same');
  assert.equal(changed?.after, '{"day":2}');
});
