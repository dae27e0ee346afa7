import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithHoldAndSpin } from '@bahati/game-rules/slots/figures/hold-and-spin-figures.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { dhahabuYaGeita } from './dhahabu-ya-geita.rules.ts';

const { definition, figures } = dhahabuYaGeita;
const rule = definition.holdAndSpin ?? assert.fail('no hold and spin');

test('the figures shown to players are those of every window and of the chain of coins', () => {
  // Coins are counted as scatters are: no line pays them.
  const base = enumerateWindows({ ...definition, scatter: rule.coin }, definition.reels);
  assert.deepEqual(statedWithHoldAndSpin(definition, rule, base), figures);
});

test('the coin pays on no line and the jackpots rise', () => {
  assert.deepEqual(definition.symbols[rule.coin]?.pays, []);
  const jackpots = rule.values.flatMap(({ value, jackpot }) => (jackpot ? [value] : []));
  assert.deepEqual([...jackpots, rule.grand], [20, 50, 150, 1000]);
});
