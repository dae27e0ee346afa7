import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columnsAtFirst, columnsOf, filterOf, toColumns } from './member-filters.rules.ts';

const address = (text: string) => (name: string) =>
  new URLSearchParams(text).get(name) ?? undefined;

test('the address says what the list is narrowed to, and what makes no sense is left out', () => {
  const told = filterOf(
    address(
      'type=4&kycLevel=2&balanceFrom=10.50&balanceTo=much&dialingCode=%2B254&registeredFrom=2026-01-01',
    ),
  );
  const { type, kycLevel, balanceFrom, balanceTo, dialingCode, registeredFrom, sort } = told;
  assert.deepEqual(
    [type, kycLevel, balanceFrom, balanceTo, dialingCode, registeredFrom, sort],
    ['4', '2', '10.50', undefined, '+254', '2026-01-01', undefined],
  );
  const ordered = filterOf(address('order=balance.asc&type=9&kycLevel=4'));
  assert.deepEqual(
    [ordered['sort'], ordered['order'], ordered['type'], ordered['kycLevel']],
    ['balance', 'asc', undefined, undefined],
  );
});

test('columns are kept in the address once they are not those one starts with', () => {
  assert.deepEqual(columnsOf(address('')), [...columnsAtFirst]);
  assert.equal(toColumns(columnsAtFirst), undefined);
  const told = toColumns(['balance', 'nickname']) ?? '';
  assert.deepEqual(columnsOf(address(`columns=${told}`)), ['nickname', 'balance']);
  assert.deepEqual(columnsOf(address(`columns=${toColumns([])}`)), []);
});
