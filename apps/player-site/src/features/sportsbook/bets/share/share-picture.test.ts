import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shirtColours } from './shirt-colours.ts';
import {
  fitted,
  mostLegsDrawn,
  pictureHeight,
  type PictureLeg,
  pictureWidth,
  type PictureWords,
  sharePicture,
} from './share-picture.ts';

const leg: PictureLeg = {
  outcome: 'Simba City',
  market: 'Match result',
  event: 'Simba City – Mto Rangers',
  odds: '1.95',
  shirts: [
    ['#c1323a', '#f5f5f0'],
    ['#1d9150', '#f6ce3c'],
  ],
  mark: null,
};
const words = (legs: readonly PictureLeg[]): PictureWords => ({
  title: 'Multiple',
  legs,
  more: (count) => `and ${count} more`,
  figures: [{ label: 'Total odds', value: '14.95' }],
  foot: 'Bahati · 18+',
});
const many = (count: number) => Array.from({ length: count }, () => leg);

test('the picture is as high as its legs and figures need, and no higher than a phone', () => {
  const heights = [1, 2, 8].map((count) => pictureHeight(words(many(count))));
  assert.ok((heights[0] ?? 0) < (heights[1] ?? 0) && (heights[1] ?? 0) < (heights[2] ?? 0));
  assert.ok(pictureHeight(words(many(20))) < pictureWidth * 2);
});

test('legs that do not fit are told as a number', () => {
  const drawn = sharePicture(words(many(mostLegsDrawn + 3)));
  assert.equal(drawn.match(/>Simba City</g)?.length, mostLegsDrawn);
  assert.match(drawn, />and 3 more</);
  assert.doesNotMatch(sharePicture(words(many(2))), / more</);
});

test('a name cannot become part of the drawing', () => {
  const drawn = sharePicture(
    words([
      {
        ...leg,
        outcome: '<script>&"\'',
        shirts: [["red' onload='x", '#fff']],
      },
    ]),
  );
  assert.match(drawn, /&lt;script&gt;&amp;&quot;&#39;/);
  assert.doesNotMatch(drawn, /<script|onload/);
});

test('a long name is cut before the odds', () => {
  const cut = fitted('A club with a very long name from the far end of the coast', 38, 500);
  assert.match(cut, /…$/);
  assert.ok(cut.length * 38 * 0.53 <= 500);
  assert.equal(fitted('Short', 38, 500), 'Short');
});

test('colours that follow from a name are always the same ones', () => {
  assert.deepEqual(shirtColours('Mto Rangers'), shirtColours('Mto Rangers'));
  assert.match(shirtColours('').join(), /^#[0-9a-f]{6},#[0-9a-f]{6}$/);
});
