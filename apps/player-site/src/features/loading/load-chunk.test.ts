import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arriveInTime, ChunkLoadError, loadChunk } from './load-chunk.ts';

test('a part that arrives is answered as it is', async () => {
  assert.equal(await loadChunk(() => Promise.resolve('part')), 'part');
});

test('a part that is not there fails as missing and keeps the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  assert.ok(failed instanceof ChunkLoadError);
  assert.deepEqual([failed.type, failed.code, failed.cause], ['missing', 'ChunkLoadError', cause]);
});

test('a stylesheet that is not there has a code of its own', async () => {
  const cause = new Error('Unable to preload CSS for /assets/member.css');
  const failed = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  assert.ok(failed instanceof ChunkLoadError);
  assert.equal(failed.code, 'CSS_CHUNK_LOAD_FAILED');
});

test('a part that never comes fails as timeout', async () => {
  const never = () => new Promise<never>(() => undefined);
  const failed = await arriveInTime(never, 1).catch((error: unknown) => error);
  assert.ok(failed instanceof ChunkLoadError);
  assert.equal(failed.type, 'timeout');
});
