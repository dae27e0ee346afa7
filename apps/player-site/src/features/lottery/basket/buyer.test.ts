import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { type Answer, type Bought, createBuyer, type Order, type Phase } from './buyer.ts';

const line = {
  drawId: '1',
  betType: 'keno.spots-1.pick',
  selection: '|07',
  unit: '1',
  multiple: 1,
};
const wanted = { lines: [line], keys: ['a'], memberId: '7' };
const bought: Bought = {
  orderId: '9',
  faults: [],
  bought: 1,
  waiting: 0,
  refused: 0,
  refusal: null,
  stake: '1.00',
  balance: '99.00',
};
const lost = () => new UnreachableError('no network');
const refused = (code: string) => new RefusedError(409, { code, message: '', requestId: '' });

/** A device: its storage outlives the pages that are opened on it. */
function createDevice(replies: (Bought | Error)[]) {
  const device = {
    order: null as Order | null,
    answer: { kind: 'none' } as Answer,
    phases: [] as Phase[],
    keys: [] as string[],
    basket: ['a', 'b'],
    nowMs: 0,
  };
  let made = 0;
  let turn: Promise<void> = Promise.resolve();
  const openTab = () =>
    createBuyer({
      ask: ({ idempotencyKey }) => {
        device.keys.push(idempotencyKey);
        const reply = replies.shift() ?? bought;
        return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
      },
      store: {
        readAgain: () => device.order,
        begin: (order) => (device.order = order),
        setPhase: (phase) => device.phases.push(phase),
        end: (answer) => Object.assign(device, { order: null, answer }),
      },
      removeLines: (keys) => (device.basket = device.basket.filter((key) => !keys.includes(key))),
      alone: (work) => (turn = turn.then(work)),
      rest: (ms) => {
        device.nowMs += ms;
        return Promise.resolve();
      },
      nowMs: () => device.nowMs,
      newKey: () => `key ${(made += 1)}`,
      isLoggedIn: () => true,
    });
  return { device, openTab };
}

test('a double click and two tabs buy a basket once', async () => {
  const { device, openTab } = createDevice([]);
  const isStill = () => device.basket.includes('a');
  const [tab, other] = [openTab(), openTab()];
  await Promise.all([
    tab.buy(wanted, isStill),
    tab.buy(wanted, isStill),
    other.buy(wanted, isStill),
  ]);
  assert.deepEqual(device.keys, ['key 1']);
  assert.equal(device.answer.kind, 'bought');
  assert.deepEqual(device.basket, ['b']);
});

test('without an answer the same key is asked about again, and the basket is kept meanwhile', async () => {
  const { device, openTab } = createDevice([lost(), lost(), bought]);
  await openTab().buy(wanted, () => true);
  assert.deepEqual(device.keys, ['key 1', 'key 1', 'key 1']);
  assert.deepEqual(device.phases, ['sending', 'lost', 'lost']);
});

test('after a reload the order is asked about by its key, and by nobody else', async () => {
  const { device, openTab } = createDevice([]);
  device.order = { ...wanted, idempotencyKey: 'old', sentAtMs: 0 };
  await openTab().askAgain('8');
  assert.deepEqual(device.keys, []);
  await openTab().askAgain('7');
  assert.deepEqual(device.keys, ['old']);
});

test('what was refused, or is wrong, leaves the basket as it is', async () => {
  const nothing = { ...bought, orderId: null, bought: 0, faults: [{ code: 'sold_out' as const }] };
  const none = { ...bought, bought: 0, refused: 1, refusal: 'insufficient_funds' };
  const { device, openTab } = createDevice([nothing, none, refused('need_true_account')]);
  const kinds: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    await openTab().buy(wanted, () => true);
    kinds.push(device.answer.kind);
  }
  assert.deepEqual(kinds, ['faults', 'refused', 'error']);
  assert.deepEqual(device.keys, ['key 1', 'key 2', 'key 3']);
  assert.deepEqual(device.basket, ['a', 'b']);
});

test('a refused session says nothing about an order that may have been bought before', async () => {
  const { device, openTab } = createDevice([lost(), refused('play_paused'), bought]);
  await openTab().buy(wanted, () => true);
  assert.equal(device.answer.kind, 'bought');
});
