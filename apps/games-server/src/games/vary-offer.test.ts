import assert from 'node:assert/strict';
import { test } from 'node:test';
import { studioGame, studioGameCount } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { traitsOf, variedPlaces, varyOffer } from './vary-offer.ts';

const catalogue = Array.from({ length: studioGameCount }, (_, at) => studioGame(at + 1));
const varied = varyOffer(catalogue);
const first = varied.slice(0, variedPlaces).map(traitsOf);

test('every game is offered once, and each time in the same order', () => {
  assert.deepEqual(new Set(varied), new Set(catalogue));
  assert.equal(varied.length, catalogue.length);
  assert.deepEqual(varyOffer(catalogue), varied);
});

test('in the first rows no two neighbours share noun, theme, model or provider', () => {
  for (const [at, game] of first.slice(1).entries()) {
    const before = first[at];
    for (const trait of ['noun', 'theme', 'model', 'vendor', 'saying'] as const) {
      assert.notEqual(game[trait], before?.[trait], `${trait} at ${at + 1}`);
    }
  }
});

test('any screen of the first rows holds 24 nouns, most themes and many models', () => {
  for (let at = 0; at + 24 <= variedPlaces; at += 1) {
    const screen = first.slice(at, at + 24);
    const kinds = (trait: keyof (typeof first)[0]) => new Set(screen.map((one) => one[trait])).size;
    assert.equal(kinds('noun'), 24);
    assert.ok(kinds('theme') >= 10, `${kinds('theme')} themes at ${at}`);
    assert.ok(kinds('model') >= 14, `${kinds('model')} models at ${at}`);
    assert.ok(kinds('vendor') >= 6, `${kinds('vendor')} providers at ${at}`);
  }
});
