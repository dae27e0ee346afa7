import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableEntry, TableOwn } from '@bahati/contract/games-frame/tables.ts';
import { newerOwn } from './newer-own.ts';

const own = (part: Partial<TableEntry>): TableOwn => ({
  seats: [],
  entry: {
    roundId: '7',
    entryId: 'r-1',
    stake: '10.00',
    stakes: [],
    payout: null,
    state: 'open',
    balance: null,
    ...part,
  },
});

const stake = (state: 'asking' | 'taken') => ({
  key: 'k',
  opening: 'chips:tie=1',
  amount: '10.00',
  state,
  refusal: null,
});

test('what is told late of a round does not undo what is known of it', () => {
  const settled = own({ state: 'settled', payout: '20.00' });
  const open = own({ stakes: [stake('taken')] });
  assert.equal(newerOwn(settled, open), settled);
  assert.equal(newerOwn(open, settled), settled);
  const asking = own({ stakes: [stake('asking')] });
  assert.equal(newerOwn(open, asking), open);
  assert.equal(newerOwn(asking, open), open);
});

test('the later round counts, and who has played is not told that he never has', () => {
  const [seventh, tenth] = [own({}), own({ roundId: '10' })];
  assert.equal(newerOwn(seventh, tenth), tenth);
  assert.equal(newerOwn(tenth, seventh), tenth);
  assert.equal(newerOwn(seventh, { entry: null, seats: [] }), seventh);
  assert.equal(newerOwn({ entry: null, seats: [] }, seventh), seventh);
});
