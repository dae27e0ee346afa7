import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statedWithHoldAndSpin } from '@bahati/game-rules/slots/figures/hold-and-spin-figures.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { mambaWaMara } from './mamba-wa-mara.rules.ts';

const { definition, figures } = mambaWaMara;
const rule = definition.holdAndSpin ?? assert.fail('no hold and spin');

test('the figures shown to players are those of every window and of the chain of scales', () => {
  // Scales are counted as scatters are: no line pays them.
  const base = enumerateWindows({ ...definition, scatter: rule.coin }, definition.reels);
  assert.deepEqual(statedWithHoldAndSpin(definition, rule, base), figures);
});

test('the scale pays on no line, every reel bears some, and the jackpots rise', () => {
  assert.deepEqual(definition.symbols[rule.coin]?.pays, []);
  for (const reel of definition.reels) assert.ok(reel.includes(rule.coin));
  const jackpots = rule.values.flatMap(({ value, jackpot }) => (jackpot ? [value] : []));
  assert.deepEqual([...jackpots, rule.grand], [25, 75, 200, 2500]);
});
