import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { kangaBand, kangaCloth, kangaGround } from './kanga.ts';
import { gamePalettes, paletteForNode } from './palettes.ts';
import { seededDraw } from './seeded.ts';
import { svgDataUri } from './svg-data-uri.ts';

/** Every tag that opens closes, in order: enough to know that a browser will draw it. */
function assertWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) assert.equal(open.pop(), name);
    else if (!self) open.push(name ?? '');
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
}

test('the same seed draws the same cloth, another seed another', () => {
  const size = { width: 240, height: 150 };
  for (const draw of [kangaGround, kangaBand, (seed: string) => kangaCloth(seed, size)]) {
    assert.equal(draw('bahati'), draw('bahati'));
  }
  const cloths = new Set(Array.from({ length: 40 }, (_, at) => kangaCloth(`seed ${at}`, size)));
  assert.equal(cloths.size, 40);
});

test('any seed and palette draws well-formed SVG', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...gamePalettes), (seed, palette) => {
      assertWellFormed(kangaGround(seed, palette));
      assertWellFormed(kangaBand(seed, palette));
      assertWellFormed(kangaCloth(seed, { width: 300, height: 200, palette }));
    }),
    { numRuns: 60 },
  );
});

test('a cloth names its own pattern by its seed, so that two may share a page', () => {
  const size = { width: 100, height: 80 };
  const idOf = (svg: string) => /id="([^"]+)"/.exec(svg)?.[1];
  assert.notEqual(idOf(kangaCloth('one', size)), idOf(kangaCloth('two', size)));
});

test('neighbouring node ids wear different themes and all six are worn', () => {
  const worn = new Set(Array.from({ length: 6 }, (_, at) => paletteForNode(100 + at)));
  assert.equal(worn.size, 6);
  assert.equal(paletteForNode('104'), paletteForNode(104));
  assert.equal(paletteForNode('moon-dhow'), paletteForNode('moon-dhow'));
});

test('a draw stays within its bounds and reaches both ends', () => {
  const draw = seededDraw('bounds');
  const seen = new Set<number>();
  for (let at = 0; at < 500; at += 1) {
    const share = draw.share();
    assert.ok(share >= 0 && share < 1);
    seen.add(draw.whole(2, 5));
  }
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    [2, 3, 4, 5],
  );
});

test('a data address carries nothing that would end the attribute it stands in', () => {
  const uri = svgDataUri(kangaGround('any'));
  assert.doesNotMatch(uri, /["<>#\s]/);
  assert.equal(decodeURIComponent(uri).split(',')[0], 'data:image/svg+xml');
});
