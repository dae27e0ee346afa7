import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feedbackLength, feedbackType } from '@bahati/contract/player-site/content/content.ts';
import { descriptionLength, feedbackTopics, judgeDescription } from './feedback.rules.ts';

test('the form offers each question type of the contract once, and its bounds', () => {
  const offered = feedbackTopics.map(({ type }) => type);
  assert.deepEqual(new Set(offered), feedbackType.values);
  assert.equal(offered.length, feedbackType.values.size);
  assert.deepEqual(descriptionLength, feedbackLength);
});

test('a description is judged without the spaces around it', () => {
  assert.equal(judgeDescription('   \n '), 'empty');
  assert.equal(judgeDescription(` ${'a'.repeat(19)} `), 'short');
  assert.equal(judgeDescription('a'.repeat(20)), undefined);
});
