import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePreferences } from './preferences.ts';

test('wishes survive being kept', () => {
  const wishes = { isMuted: true, volume: 0.25, isTurbo: true, isGamble: true };
  assert.deepEqual(parsePreferences(JSON.stringify(wishes)), wishes);
});

test('whatever stands in the storage, the game has sound wishes it can use', () => {
  for (const text of [
    null,
    '',
    '{',
    'null',
    '7',
    '{"volume":9,"isMuted":"yes"}',
    '{"volume":null}',
  ]) {
    const { isMuted, volume, isTurbo, isGamble } = parsePreferences(text);
    assert.deepEqual([isMuted, isTurbo, isGamble], [false, false, false]);
    assert.ok(volume >= 0 && volume <= 1);
  }
});
