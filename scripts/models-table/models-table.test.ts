import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '#scripts/repository.ts';
import { modelsPage } from './models-table.ts';

test('the page of the models says what the models state (npm run models-table writes it)', () => {
  assert.equal(readFileSync(inRoot('docs/studio-models.md'), 'utf8'), modelsPage());
});
