import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { dismissToast, readToasts, showToast, subscribeToToasts } from './toasts.ts';

beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

test('at most three toasts stand at once and the oldest gives way', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast({ message });
  assert.deepEqual(
    readToasts().map((toast) => toast.message),
    ['b', 'c', 'd'],
  );
});

test('the same message said twice is shown once, afresh', () => {
  const first = showToast({ message: 'Saved' });
  const second = showToast({ message: 'Saved', tone: 'win' });
  assert.notEqual(first, second);
  assert.deepEqual(
    readToasts().map(({ id, tone }) => ({ id, tone })),
    [{ id: second, tone: 'win' }],
  );
});

test('listeners hear of a toast and of its end until they leave', () => {
  let heard = 0;
  const leave = subscribeToToasts(() => {
    heard += 1;
  });
  const id = showToast({ message: 'x' });
  dismissToast(id);
  leave();
  showToast({ message: 'y' });
  assert.equal(heard, 2);
});
