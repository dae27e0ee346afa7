import '@bahati/testing/read-drawings.ts';
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { optimize } from 'svgo';
import { loadSlot } from '#frame/games/games.ts';
import {
  groundSize,
  orbSize,
  overheadSize,
  sideSize,
  skySize,
  stripSize,
} from '#frame/games/flagship/place.ts';

/** The largest is a street of houses by night; a game's drawings travel together. */
const mostBytes = 50_000;
const mostBytesOfGame = 200_000;

const orb = { width: orbSize, height: orbSize };
const sceneSizes: Readonly<Record<string, { width: number; height: number }>> = {
  far: stripSize,
  'feast-sky': skySize,
  ground: groundSize,
  left: sideSize,
  near: stripSize,
  orb,
  overhead: overheadSize,
  right: sideSize,
  sky: skySize,
};

/** Symbols that tiles of other games show too. */
const shared = join(import.meta.dirname, '../../../../packages/ui/src/game-art/subjects');

const drawingsIn = (cwd: string, pattern: string) =>
  globSync(pattern, { cwd }).map((path) => ({
    path,
    folder: dirname(path),
    name: basename(path, '.svg'),
    text: readFileSync(join(cwd, path), 'utf8'),
  }));

const drawings = [
  ...drawingsIn(import.meta.dirname, '*/{symbols,scene}/*.svg'),
  ...drawingsIn(shared, '*/*.svg').filter(({ text }) => text.includes('viewBox="0 0 200 200"')),
];

const frameOf = (text: string): string[] =>
  /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+ \d+)" width="(\d+)" height="(\d+)">/
    .exec(text)
    ?.slice(1) ?? [];

test('a drawing has the size that the stage gives it', () => {
  assert.ok(drawings.length > 400);
  for (const { path, folder, name, text } of drawings) {
    const [box = '', width, height] = frameOf(text);
    assert.equal(box, `${width} ${height}`, path);
    if (folder.endsWith('symbols')) assert.equal(box, '200 200', path);
    if (folder.endsWith('scene') && !folder.startsWith('taa-za-pwani')) {
      const size = sceneSizes[name];
      assert.equal(box, `${size?.width} ${size?.height}`, path);
    }
  }
});

test('a drawing refers to nothing but what it defines, each once', () => {
  for (const { path, text } of drawings) {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, `${path} defines an id twice`);
    for (const [, id] of text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
      assert.ok(ids.includes(id), `${path} uses #${id}`);
    }
    assert.doesNotMatch(text, /<(?:script|image|style|foreignObject)|href="[^#]|url\([^#]/, path);
  }
});

test('a drawing is well-formed and kept as `npm run drawings` leaves it', async () => {
  const { default: config } = await import(`${import.meta.dirname}/../../../../svgo.config.mjs`);
  for (const { path, text } of drawings) {
    assert.doesNotMatch(text, /undefined|NaN/, path);
    assert.ok(optimize(text, config).data === text, `${path} wants npm run drawings`);
  }
});

test('no drawing outgrows what a phone should fetch', () => {
  const own = drawings.filter(({ folder }) => dirname(folder) !== '.');
  const games = Map.groupBy(own, ({ folder }) => dirname(folder));
  for (const { path, text } of drawings) assert.ok(text.length <= mostBytes, path);
  for (const [game, ofGame] of games) {
    const bytes = ofGame.reduce((sum, { text }) => sum + text.length, 0);
    assert.ok(bytes <= mostBytesOfGame, `${game}: ${bytes} bytes`);
  }
});

test('the first game draws every symbol that its rules name', async () => {
  const game = await loadSlot(taaZaPwani.id);
  for (const { key } of taaZaPwani.symbols) assert.match(game?.drawing(key) ?? '', /^<svg /);
});
