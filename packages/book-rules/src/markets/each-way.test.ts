import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraws } from '@bahati/book-rules/models/fixed-draws.ts';
import { modelOf } from '@bahati/book-rules/models/model-of.ts';
import { randomStrengths } from '@bahati/book-rules/models/played.testing.ts';
import { fairlyPricedOdds } from '@bahati/book-rules/odds.ts';
import { placeOdds } from '@bahati/book-rules/slip/payout.ts';
import { eachWayTerms, placeChances } from './each-way.ts';

test('no place part gives back more of its stake than it should', () => {
  const draw = seededDraws(21);
  for (let race = 0; race < 6; race += 1) {
    const state = modelOf('athletics').start(randomStrengths('athletics', draw));
    const terms = eachWayTerms('athletics', state, 0.9);
    if (!terms) continue;
    const wins = placeChances('athletics', state, 1);
    for (const [outcome, { win }] of placeChances('athletics', state, terms.places)) {
      const odds = fairlyPricedOdds(wins.get(outcome)!, 0.9);
      if (odds === undefined) continue;
      assert.ok((placeOdds(odds, terms) / 1_000) * (win / 1_000_000) <= 0.9, outcome);
    }
  }
});

test('a favourite all but sure of a place leaves no terms', () => {
  const field = [200, 1, 1, 1, 1, 1, 1, 1].map((weight, at) => ({ entrant: `${at}`, weight }));
  assert.equal(eachWayTerms('motor_sport', modelOf('motor_sport').start({ field }), 0.9), null);
});

test('few who take part leave no places', () => {
  const field = [1, 1, 1, 1].map((weight, at) => ({ entrant: `${at}`, weight }));
  assert.equal(eachWayTerms('motor_sport', modelOf('motor_sport').start({ field }), 0.9), null);
});
