import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, teamOf } from './figures.testing.ts';
import { defaultActiveMinimum, isActiveMember, teamResult } from './team.ts';

test('a team’s result is what it got and cost, less what it staked', () => {
  const figures = { ...teamOf({ turnover: 1_000, loss: 100 }), bonuses: amount(30), rebates: 1n };
  assert.equal(teamResult(figures).result, -amount('69.99'));
  assert.equal(teamResult(teamOf({ turnover: 1_000, loss: -100 })).result, amount(100));
});

test('a member is active from the minimum on', () => {
  assert.equal(defaultActiveMinimum('salary', 'KES'), amount(500));
  assert.equal(defaultActiveMinimum('dividend', 'TZS'), amount(1_000));
  assert.equal(isActiveMember(amount(500), amount(500)), true);
  assert.equal(isActiveMember(amount('499.99'), amount(500)), false);
});
