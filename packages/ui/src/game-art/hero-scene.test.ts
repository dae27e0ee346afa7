import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { faviconSvg } from '@bahati/ui/brand/mark.ts';
import { heroScene } from './hero-scene.ts';

const pictures = [
  ['the wide night market', () => heroScene({ crop: 'wide' }), 14_000],
  ['the tall night market', () => heroScene({ crop: 'tall' }), 14_000],
  ['the favicon', faviconSvg, 1_000],
] as const;

for (const [name, draw, budget] of pictures) {
  test(`${name} is one drawable picture of at most ${budget} bytes compressed`, () => {
    const svg = draw();
    assert.equal(draw(), svg, 'drawn alike every time');
    assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, 'an id stands twice');
    for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) {
      assert.ok(ids.includes(used), `#${used} is used but not defined`);
    }
    const size = gzipSync(svg, { level: 9 }).length;
    assert.ok(size <= budget, `${size} bytes compressed`);
  });
}
