import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accentTokens, contrastOf, grounds, unreadableColour } from './accent.ts';

const reef = { fill: '#5fb3d9', onLight: '#0f5c80', onDark: '#7cc6e8' };

test('contrast is what WCAG says it is', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21);
  assert.equal(contrastOf('#777777', '#ffffff').toFixed(2), '4.48');
});

test('an accent that reads everywhere is taken, and the colour that does not is named', () => {
  assert.equal(unreadableColour(reef), undefined);
  assert.equal(unreadableColour({ ...reef, fill: '#0b1020' }), 'fill');
  assert.equal(unreadableColour({ ...reef, onLight: '#5fb3d9' }), 'onLight');
  assert.equal(unreadableColour({ ...reef, onDark: '#0f5c80' }), 'onDark');
});

test('every token of an accent that is taken reads where the site puts it', () => {
  const steps = ['00', '55', 'aa', 'ff'];
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const taken = all.filter((fill) => unreadableColour({ ...reef, fill }) === undefined);
  assert.ok(taken.length > 5 && taken.length < all.length);
  for (const fill of taken) {
    const tokens = accentTokens({ ...reef, fill });
    const of = (name: string) => tokens[name] ?? '';
    for (const name of ['--brass', '--brass-bright']) {
      assert.ok(contrastOf(of('--on-brass'), of(name)) >= 4.5, `${fill} ${name}`);
    }
    assert.ok(contrastOf(of('--on-brass'), of('--brass-deep')) >= 3, fill);
    for (const ground of grounds.dark) {
      assert.ok(contrastOf(of('--brass-bright'), ground) >= 4.5, `${fill} on ${ground}`);
    }
  }
});
