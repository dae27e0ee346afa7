import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartError } from '@bahati/server-kit/config.ts';
import { givenSockets } from './given-sockets.ts';

const asked = { wanted: 2, pid: 77, names: 'PORT and BACK_OFFICE_PORT' };

test('sockets of a service manager are taken in their order, from descriptor 3 on', () => {
  assert.deepEqual(givenSockets({ LISTEN_FDS: '2', LISTEN_PID: '77' }, asked), [3, 4]);
  assert.deepEqual(givenSockets({ LISTEN_FDS: '2' }, asked), [3, 4]);
});

test('without sockets, or with such as were given to another process, the program opens its own', () => {
  assert.deepEqual(givenSockets({}, asked), []);
  assert.deepEqual(givenSockets({ LISTEN_FDS: '' }, asked), []);
  assert.deepEqual(givenSockets({ LISTEN_FDS: '2', LISTEN_PID: '78' }, asked), []);
});

test('another number of sockets is refused with what belongs where', () => {
  for (const LISTEN_FDS of ['1', '3', 'two']) {
    assert.throws(
      () => givenSockets({ LISTEN_FDS }, asked),
      (error) => error instanceof StartError && /2, PORT and BACK_OFFICE_PORT/.test(error.message),
    );
  }
});
