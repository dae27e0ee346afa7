import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type ChainAgent, type ChainSettlement, settleChain } from './chain.ts';

const agent = (id: string, upline: string | null, own: number, wallet = 0): ChainAgent => ({
  id,
  upline,
  own: BigInt(own),
  wallet: BigInt(wallet),
});
const billOf = ({ bills }: ChainSettlement, id: string) => {
  const bill = bills.find((one) => one.id === id);
  assert.ok(bill, id);
  return bill;
};
const paidOf = (settlement: ChainSettlement) =>
  Object.fromEntries(settlement.bills.map(({ id, paid }) => [id, Number(paid)]));
const statesOf = (settlement: ChainSettlement) =>
  Object.fromEntries(settlement.bills.map(({ id, state }) => [id, state]));

test('an upline keeps the difference and pays its downlines from its bill', () => {
  const settled = settleChain([
    agent('top', null, 100, 1_000),
    agent('left', 'top', 30),
    agent('right', 'top', 20),
    agent('below', 'left', 25),
  ]);
  assert.deepEqual(paidOf(settled), { top: 50, left: 5, right: 20, below: 25 });
  assert.equal(settled.platformPays, 100n);
  assert.deepEqual(billOf(settled, 'top').parts, {
    platform: 100n,
    uplineBill: 0n,
    uplineWallet: 0n,
  });
  assert.deepEqual(billOf(settled, 'below').parts, {
    platform: 0n,
    uplineBill: 25n,
    uplineWallet: 0n,
  });
  assert.equal(billOf(settled, 'top').paidFromWallet, 0n, 'no need of the wallet');
  assert.deepEqual(settled.debts, []);
});

test('downlines owed more than their upline get the rest from its wallet', () => {
  const settled = settleChain([
    agent('top', null, 40, 100),
    agent('left', 'top', 30),
    agent('right', 'top', 35),
  ]);
  const top = billOf(settled, 'top');
  assert.equal(top.paid, 0n);
  assert.equal(top.paidFromBill, 40n);
  assert.equal(top.paidFromWallet, 25n);
  assert.deepEqual(billOf(settled, 'left').parts, {
    platform: 0n,
    uplineBill: 30n,
    uplineWallet: 0n,
  });
  assert.deepEqual(billOf(settled, 'right').parts, {
    platform: 0n,
    uplineBill: 10n,
    uplineWallet: 25n,
  });
  assert.deepEqual(statesOf(settled), { top: 'paid', left: 'paid', right: 'paid' });
  assert.equal(settled.platformPays, 40n, 'the platform adds nothing');
});

test('a downline is owed in full where its upline missed its tier', () => {
  const settled = settleChain([agent('top', null, 0, 30), agent('low', 'top', 30)]);
  assert.equal(billOf(settled, 'low').received, 30n);
  assert.equal(settled.platformPays, 0n);
});

test('missing money is shared in proportion, cents left over go to the first, and debts remain', () => {
  const settled = settleChain([
    agent('top', null, 5, 5),
    agent('a', 'top', 7),
    agent('b', 'top', 7),
    agent('none', 'top', 0),
    agent('c', 'top', 7),
  ]);
  // Of each 7 the upline has 10 / 21: 3 each, and one cent over.
  assert.deepEqual(
    settled.bills.map(({ id, received }) => [id, Number(received)]),
    [
      ['top', 5],
      ['a', 4],
      ['b', 3],
      ['none', 0],
      ['c', 3],
    ],
  );
  assert.deepEqual(statesOf(settled), {
    top: 'insufficient',
    a: 'partly_paid',
    b: 'partly_paid',
    none: 'paid',
    c: 'partly_paid',
  });
  assert.equal(billOf(settled, 'top').short, 11n);
  assert.deepEqual(settled.debts, [
    { from: 'top', to: 'a', amount: 3n },
    { from: 'top', to: 'b', amount: 4n },
    { from: 'top', to: 'c', amount: 4n },
  ]);
});

test('money that is missing above is missing below, unless a wallet between them has it', () => {
  const line = (wallet: number) => [
    agent('top', null, 10),
    agent('middle', 'top', 40, wallet),
    agent('low', 'middle', 35),
  ];
  const poor = settleChain(line(0));
  assert.deepEqual(poor.debts, [
    { from: 'top', to: 'middle', amount: 30n },
    { from: 'middle', to: 'low', amount: 25n },
  ]);
  assert.deepEqual(statesOf(poor), {
    top: 'insufficient',
    middle: 'partly_paid',
    low: 'partly_paid',
  });
  const rich = settleChain(line(25));
  assert.deepEqual(rich.debts, [{ from: 'top', to: 'middle', amount: 30n }]);
  assert.deepEqual(billOf(rich, 'low').parts, {
    platform: 0n,
    uplineBill: 10n,
    uplineWallet: 25n,
  });
  assert.equal(billOf(rich, 'middle').paid, 0n);
});

test('a wallet pays direct downlines only', () => {
  const settled = settleChain([
    agent('top', null, 0, 1_000),
    agent('middle', 'top', 5),
    agent('low', 'middle', 50),
  ]);
  assert.equal(billOf(settled, 'top').paidFromWallet, 5n);
  assert.equal(billOf(settled, 'low').received, 5n);
});

test('all downlines above their own upline, down a whole line', () => {
  const settled = settleChain([
    agent('a', null, 1, 1),
    agent('b', 'a', 2, 1),
    agent('c', 'b', 3, 1),
    agent('d', 'c', 4),
  ]);
  assert.deepEqual(paidOf(settled), { a: 0, b: 0, c: 0, d: 4 });
  assert.deepEqual(settled.debts, []);
});

test('nobody earned anything: nothing moves', () => {
  const settled = settleChain([agent('top', null, 0, 9), agent('low', 'top', 0, 9)]);
  assert.deepEqual(paidOf(settled), { top: 0, low: 0 });
  assert.deepEqual(statesOf(settled), { top: 'paid', low: 'paid' });
  assert.deepEqual(settleChain([]), { bills: [], debts: [], platformPays: 0n });
});

test('agents come in any order, in lines of any depth', () => {
  const depth = 50_000;
  const line = Array.from({ length: depth }, (_, at) =>
    agent(`${at}`, at === 0 ? null : `${at - 1}`, depth - at),
  );
  const settled = settleChain(line.toReversed());
  assert.equal(settled.bills.length, depth);
  assert.ok(settled.bills.every(({ paid }) => paid === 1n));
});

test('what is no set of whole lines is refused', () => {
  const top = agent('top', null, 1);
  for (const [wrong, message] of [
    [[top, agent('low', 'gone', 1)], /hang below no top/],
    [[top, agent('a', 'b', 1), agent('b', 'a', 1)], /hang below no top/],
    [[top, top], /stands twice/],
    [[agent('top', null, -1)], /below zero/],
    [[agent('top', null, 1, -1)], /below zero/],
  ] as const) {
    assert.throws(() => settleChain(wrong), message);
  }
});

/** Trees of agents, each below one of those before it or a top. */
const trees = fc
  .array(fc.tuple(fc.nat(), fc.nat({ max: 50 }), fc.nat({ max: 40 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) =>
    rows.map(([above, own, wallet], at) =>
      agent(`${at}`, at === 0 || above % 9 === 0 ? null : `${above % at}`, own, wallet),
    ),
  );
const sum = (amounts: bigint[]) => amounts.reduce((total, one) => total + one, 0n);
const greater = (a: bigint, b: bigint) => (a > b ? a : b);

test('no cent is made or lost, and nobody keeps more than own less its downlines’', () => {
  fc.assert(
    fc.property(trees, (agents) => {
      const { bills, debts, platformPays } = settleChain(agents);
      const tops = bills.filter(({ upline }) => upline === null);
      assert.equal(platformPays, sum(tops.map(({ own }) => own)));
      assert.ok(tops.every(({ missing }) => missing === 0n));
      const fromWallets = sum(bills.map(({ paidFromWallet }) => paidFromWallet));
      assert.equal(sum(bills.map(({ paid }) => paid)), platformPays + fromWallets);
      assert.equal(
        sum(debts.map(({ amount }) => amount)),
        sum(bills.map(({ missing }) => missing)),
      );
      for (const bill of bills) {
        const wallet = agents.find(({ id }) => id === bill.id)?.wallet ?? 0n;
        const directs = bills.filter(({ upline }) => upline === bill.id);
        const most = greater(0n, bill.own - sum(directs.map(({ own }) => own)));
        assert.ok(bill.paid >= 0n && bill.paid <= most);
        if (bill.missing === 0n) assert.equal(bill.paid, most);
        assert.ok(bill.missing >= 0n && bill.paidFromWallet <= wallet);
        assert.ok(bill.paid === 0n || bill.paidFromWallet === 0n, 'the bill first');
        assert.ok(bill.short === 0n || bill.paidFromWallet === wallet, 'then all of the wallet');
        assert.equal(sum(directs.map(({ received }) => received)), bill.owed - bill.short);
        assert.equal(sum(directs.map(({ parts }) => parts.uplineWallet)), bill.paidFromWallet);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('debts collected once wallets suffice leave everybody as one settlement would have', () => {
  fc.assert(
    fc.property(trees, (agents) => {
      const enough = 10_000n;
      const once = settleChain(agents.map((one) => ({ ...one, wallet: enough })));
      const first = settleChain(agents);
      const later = settleChain(
        first.bills.map(({ id, upline, missing }) => ({
          id,
          upline,
          own: missing,
          wallet: enough,
        })),
      );
      assert.deepEqual(later.debts, []);
      assert.equal(later.platformPays, 0n);
      for (const bill of once.bills) {
        const [before, after] = [billOf(first, bill.id), billOf(later, bill.id)];
        const net = (one: typeof bill) => one.paid - one.paidFromWallet;
        assert.equal(net(before) + net(after), net(bill));
        assert.equal(before.received + after.received, bill.own);
      }
    }),
    { numRuns: 500 },
  );
});
