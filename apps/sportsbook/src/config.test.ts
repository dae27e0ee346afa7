import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartError } from '@bahati/server-kit/config.ts';
import { bookConfigs } from './config.ts';

const first = {
  DATABASE_URL: 'postgres://book@127.0.0.1/first',
  SPORTSBOOK_KEY: 'the-key-of-the-first-brand',
  FURTHER_BRANDS: 'tanzania',
};
const second = {
  DATABASE_URL__TANZANIA: 'postgres://book@127.0.0.1/second',
  SPORTSBOOK_KEY__TANZANIA: 'the-key-of-the-second-brand',
};

test('two brands share neither a database nor a key', () => {
  assert.equal(bookConfigs({ ...first, ...second }).length, 2);
  const { SPORTSBOOK_KEY: key, DATABASE_URL: url } = first;
  for (const shared of [{ SPORTSBOOK_KEY__TANZANIA: key }, { DATABASE_URL__TANZANIA: url }]) {
    assert.throws(() => bookConfigs({ ...first, ...second, ...shared }), StartError);
  }
});
