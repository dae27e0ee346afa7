import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPath, veilPath } from './veiled-path.ts';

test('a path is read again by its last eight characters', async () => {
  const path = 'https://whatsapp.bahati.example/karibu?lugha=sw';
  const veiled = await veilPath(path);
  assert.match(veiled, /^[A-Za-z0-9+/=]+[A-Za-z0-9]{8}$/);
  assert.ok(!veiled.includes('whatsapp') && !atob(veiled.slice(0, -8)).includes('whatsapp'));
  assert.equal(await openPath(veiled), path);
});

test('the same path looks different each time', async () => {
  assert.notEqual(await veilPath('/chat'), await veilPath('/chat'));
});

test('letters beyond the Latin ones survive', async () => {
  assert.equal(await openPath(await veilPath('/chat?jina=Ñandú-日本')), '/chat?jina=Ñandú-日本');
});

test('another key, an altered letter, or something else altogether opens nothing', async () => {
  const veiled = await veilPath('/chat');
  const wrongKey = `${veiled.slice(0, -8)}abcdefgh`;
  const altered = (veiled.startsWith('A') ? 'B' : 'A') + veiled.slice(1);
  for (const bad of [wrongKey, altered, '', 'short', 'https://plain.example', '💰'.repeat(9)])
    assert.equal(await openPath(bad), undefined, bad);
});
