import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { bannerScene, bannerSceneNames } from './banner-scene.ts';

const budget = 12_000;

for (const name of bannerSceneNames) {
  for (const crop of ['wide', 'tall'] as const) {
    test(`${name}, ${crop}, is one drawable picture without words and small`, () => {
      const svg = bannerScene(name, crop);
      assert.equal(bannerScene(name, crop), svg, 'drawn alike every time');
      assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|<text/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, 'an id stands twice');
      for (const [, used] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
        assert.ok(ids.includes(used), `#${used} is used but not defined`);
      const size = gzipSync(svg, { level: 9 }).length;
      assert.ok(size <= budget, `${size} bytes compressed`);
    });
  }
}
