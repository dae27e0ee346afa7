import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLaunch } from './launch.ts';

test('an address says game, language, theme and the site by its exact origin', () => {
  const launch = readLaunch(
    '?token=abc&game=taa-za-pwani&language=sw&theme=light&palette=reef' +
      '&lobby=https%3A%2F%2Fplay.example%2Fslots',
  );
  assert.deepEqual(launch, {
    launchToken: 'abc',
    gameCode: 'taa-za-pwani',
    language: 'sw',
    theme: 'light',
    palette: 'reef',
    siteOrigin: 'https://play.example',
    room: null,
  });
});

test('what is missing or strange falls back to English, dark and no site', () => {
  for (const search of [
    '',
    '?language=xx&theme=neon&lobby=nowhere',
    '?lobby=javascript:alert(1)',
  ]) {
    const { language, theme, siteOrigin } = readLaunch(search);
    assert.deepEqual(
      { language, theme, siteOrigin },
      { language: 'en', theme: 'dark', siteOrigin: null },
    );
  }
});

test('an accent is one of those that are drawn, or the operator’s own', () => {
  for (const palette of ['lantern', 'reef', 'clove', 'baobab'])
    assert.equal(readLaunch(`?palette=${palette}`).palette, palette);
  for (const strange of [
    '',
    'Reef',
    'red',
    '#ff0000',
    'reef"] *{',
    'constructor',
    '%00',
    'reef,clove',
  ])
    assert.equal(readLaunch(`?palette=${encodeURIComponent(strange)}`).palette, 'lantern', strange);
  assert.equal(readLaunch('').palette, 'lantern');
});

test('a room is the id of a listed one or the code of a private one', () => {
  for (const room of ['7', '1234567890', 'K7QWABCD']) {
    assert.equal(readLaunch(`?room=${room}`).room, room);
  }
  for (const strange of ['', '-1', 'k7qwabcd', 'K7QWABC', '7 OR 1=1', '<b>']) {
    assert.equal(readLaunch(`?room=${encodeURIComponent(strange)}`).room, null, strange);
  }
});
