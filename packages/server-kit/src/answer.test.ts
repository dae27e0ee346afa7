import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerError } from './answer.ts';
import { createLog } from './log.ts';

const log = createLog('test', 'silent');
const statusOf = (error: unknown) => answerError(error, 'request', {}, log).status;
const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code });

test('half of a surrogate pair that reached a JSON column is the sender’s fault', () => {
  assert.equal(statusOf(databaseError('22P02', 'invalid input syntax for type json')), 400);
});

test('any other text the database cannot read is ours', () => {
  assert.equal(statusOf(databaseError('22P02', 'invalid input syntax for type bigint: "x"')), 500);
});
