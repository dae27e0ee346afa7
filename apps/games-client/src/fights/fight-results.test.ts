import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { fixedFight } from '@bahati/game-rules/cockfight/fight-game.ts';
import { fixedCloth } from '@bahati/game-rules/cockfight/fight-places.ts';
import { fightResults } from './fight-results.ts';

test('a place shows to the minor unit what the fight pays on it', () => {
  const game = fixedFight();
  const stake = 1_000n;
  for (let nonce = 0; nonce < 300; nonce += 1) {
    for (const opening of ['meron:meron=7', 'wala:wala=1', 'chips:meron=3,bdd=2']) {
      const draw = createDrawStream(createNodeHmac('places'), { clientSeed: 'ring', nonce });
      const state = game.start(opening, draw);
      const { numerator, denominator } = game.pay(state);
      const shown = fightResults(fixedCloth, game.show(state), { opening, stake });
      const sum = [...shown.values()].reduce((all, { paid }) => all + paid, 0n);
      assert.equal(sum, (numerator * stake) / denominator, `${opening} ${state.result}`);
    }
  }
});
