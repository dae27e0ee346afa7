import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enumerateFallingAnywhere } from '@bahati/game-rules/slots/figures/falling/falling-anywhere.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { sokoLaMatunda } from './soko-la-matunda.rules.ts';

test('the figures shown to players are those of every window of both sets of reels', () => {
  const { definition, figures } = sokoLaMatunda;
  const { reels, freeReels } = definition;
  const base = enumerateFallingAnywhere(definition, reels, [1]);
  const free = enumerateFallingAnywhere(definition, freeReels, [1, 2, 3, 5, 8]);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});
