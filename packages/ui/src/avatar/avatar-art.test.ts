import assert from 'node:assert/strict';
import { test } from 'node:test';
import { avatarKeys } from '@bahati/contract/player-site/members/avatars.ts';
import { avatarArt } from './avatar-art.ts';

test('every avatar is drawn, each its own, in a box of 120', () => {
  const drawings = avatarKeys.map((key) => avatarArt(key));
  assert.equal(avatarKeys.length, 24);
  assert.equal(new Set(drawings).size, avatarKeys.length);
  for (const drawing of drawings) assert.match(drawing, /^<svg [^>]*viewBox="-60 -60 120 120"/);
});

test('a drawing is whole: tags close, numbers are numbers, references lead somewhere', () => {
  for (const key of avatarKeys) {
    const drawing = avatarArt(key);
    assert.doesNotMatch(drawing, /NaN|undefined|\n/, key);
    const opened = drawing.match(/<[a-zA-Z]+(?:\s[^<>]*[^/])?>/g)?.length;
    assert.equal(opened, drawing.match(/<\/[a-zA-Z]+>/g)?.length, key);
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g))
      assert.ok(drawing.includes(`id="${id}"`), `${key}: ${id}`);
  }
});

test('a drawing is small enough for a slow line', () => {
  for (const key of avatarKeys) assert.ok(avatarArt(key).length < 16_000, key);
});
