import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mathModels } from '@bahati/game-rules/slots/studio/models/models.ts';
import { lineTints } from './line-tints.ts';

test('no two lines of any game share a colour', () => {
  const mostLines = Math.max(...mathModels.map(({ lines }) => lines.length));
  assert.equal(new Set(lineTints).size, mostLines);
});
