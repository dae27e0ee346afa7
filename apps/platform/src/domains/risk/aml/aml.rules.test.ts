/** Each AML rule at its edges. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AlertCode,
  judgePayment,
  type MemberFacts,
  type Payment,
  scoreOf,
  type Thresholds,
} from './aml.rules.ts';
import { isLessStrict } from './aml-rule-change.rules.ts';

const off: Thresholds = {
  isOn: false,
  points: 10,
  amount: null,
  count: null,
  hours: null,
  ratioBps: null,
  playBps: null,
};
const codes: readonly AlertCode[] = [
  'structuring',
  'velocity',
  'sudden_change',
  'pass_through',
  'many_payers',
  'shared_payout',
  'large_single',
  'excluded_payee',
];
const nothingOn = Object.fromEntries(codes.map((code) => [code, off])) as Record<
  AlertCode,
  Thresholds
>;
const now = Date.parse('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);

let count = 0;
function pay(amount: bigint, hours = 0, more: Partial<Payment> = {}): Payment {
  count += 1;
  return { kind: 'deposit', id: `p${count}`, at: hoursAgo(hours), amount, party: null, ...more };
}
const takeOut = (amount: bigint, hours = 0, party: string | null = null) =>
  pay(amount, hours, { kind: 'withdrawal', party });

/** What one rule says as the last of these payments is made. */
function judge(
  code: AlertCode,
  rule: Partial<Thresholds>,
  payments: Payment[],
  more: Partial<MemberFacts> & { spoken?: Date } = {},
) {
  const { spoken, ...facts } = more;
  const sorted = payments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = sorted.at(-1);
  assert.ok(last);
  const rules = { ...nothingOn, [code]: { ...off, isOn: true, ...rule } };
  const known = { payments: sorted, playedSince: () => 0n, sharedWith: 0, sharedWithExcluded: 0 };
  const [found] = judgePayment(
    rules,
    { ...known, ...facts },
    last,
    new Map(spoken ? [[code, spoken]] : []),
  );
  return found;
}

const near = { amount: 100_000n, count: 3, hours: 24, ratioBps: 8_000 };

test('structuring: from its share of the threshold up to just under it, often enough', () => {
  const found = judge('structuring', near, [pay(80_000n, 2), pay(99_999n, 1), pay(90_000n)]);
  assert.deepEqual(found?.amounts, { sum: 269_999n, threshold: 100_000n });
  assert.equal(found?.numbers['count'], 3);
  assert.equal(
    judge('structuring', near, [pay(79_999n, 2), pay(99_999n, 1), pay(90_000n)]),
    undefined,
  );
  assert.equal(
    judge('structuring', near, [pay(100_000n, 2), pay(99_999n, 1), pay(90_000n)]),
    undefined,
  );
  assert.equal(judge('structuring', near, [pay(90_000n, 1), pay(90_000n)]), undefined);
});

test('structuring: what is exactly as old as the span, or goes out, does not count', () => {
  assert.equal(
    judge('structuring', near, [pay(90_000n, 24), pay(90_000n, 1), pay(90_000n)]),
    undefined,
  );
  assert.ok(judge('structuring', near, [pay(90_000n, 23.99), pay(90_000n, 1), pay(90_000n)]));
  assert.equal(
    judge('structuring', near, [takeOut(90_000n, 2), pay(90_000n, 1), pay(90_000n)]),
    undefined,
  );
});

test('what a decided case has spoken of is not said again, and what comes after it is', () => {
  const old = [pay(90_000n, 3), pay(90_000n, 2), pay(90_000n, 1)];
  const spoken = hoursAgo(1);
  assert.equal(judge('structuring', near, [...old, pay(90_000n)], { spoken }), undefined);
  assert.equal(judge('structuring', near, old, { spoken }), undefined);
  const more = [pay(90_000n, 0.5), pay(90_000n, 0.2), pay(90_000n)];
  assert.equal(judge('structuring', near, [...old, ...more], { spoken })?.numbers['count'], 3);
});

test('velocity: payments of both kinds within the span', () => {
  const rule = { count: 3, hours: 2 };
  assert.ok(judge('velocity', rule, [pay(1n, 1.9), takeOut(1n, 1), pay(1n)]));
  assert.equal(judge('velocity', rule, [pay(1n, 2), takeOut(1n, 1), pay(1n)]), undefined);
});

const sudden = { amount: 1_000n, hours: 24, ratioBps: 50_000 };

test('sudden change: five times the own average of a day, to the minor unit', () => {
  // Ten days before the span began, 1,000 in all: 100 a day.
  const before = pay(1_000n, 24 * 11);
  const found = judge('sudden_change', { ...sudden, amount: 1n }, [before, pay(500n)]);
  assert.deepEqual(found?.amounts, { sum: 500n, usual: 100n });
  assert.equal(judge('sudden_change', { ...sudden, amount: 1n }, [before, pay(499n)]), undefined);
  assert.equal(judge('sudden_change', { ...sudden, amount: 501n }, [before, pay(500n)]), undefined);
});

test('sudden change: of less than a week nothing is known', () => {
  assert.equal(judge('sudden_change', sudden, [pay(10n, 24 * 7.9), pay(9_000n)]), undefined);
  assert.ok(judge('sudden_change', sudden, [pay(10n, 24 * 8), pay(9_000n)]));
  assert.equal(judge('sudden_change', sudden, [pay(9_000n)]), undefined);
});

const passing = { amount: 1_000n, hours: 72, ratioBps: 8_000, playBps: 5_000 };

test('pass-through: most of it taken out, little of it played', () => {
  const payments = [pay(1_000n, 2), takeOut(800n)];
  const played = (amount: bigint) => ({ playedSince: () => amount });
  assert.deepEqual(judge('pass_through', passing, payments, played(499n))?.amounts, {
    brought: 1_000n,
    taken: 800n,
    played: 499n,
  });
  assert.equal(judge('pass_through', passing, payments, played(500n)), undefined);
  assert.equal(judge('pass_through', passing, [pay(1_000n, 2), takeOut(799n)]), undefined);
  assert.equal(judge('pass_through', passing, [pay(999n, 2), takeOut(999n)]), undefined);
});

test('many payers: different numbers, and those without one count for none', () => {
  const rule = { count: 3, hours: 720 };
  const from = (party: string | null, hours: number) => pay(5n, hours, { party });
  assert.equal(
    judge('many_payers', rule, [from('a', 3), from('b', 2), from('a', 1), from(null, 0)]),
    undefined,
  );
  const found = judge('many_payers', rule, [from('a', 3), from('b', 2), takeOut(5n, 0, 'c')]);
  assert.equal(found?.numbers['count'], 3);
});

test('a shared payout number is found as money goes out, from so many members on', () => {
  const rule = { count: 3 };
  assert.equal(judge('shared_payout', rule, [takeOut(5n)], { sharedWith: 1 }), undefined);
  assert.equal(judge('shared_payout', rule, [takeOut(5n)], { sharedWith: 2 })?.numbers['count'], 3);
  assert.equal(judge('shared_payout', rule, [pay(5n)], { sharedWith: 9 }), undefined);
  assert.ok(judge('excluded_payee', {}, [takeOut(5n)], { sharedWithExcluded: 1 }));
  assert.equal(judge('excluded_payee', {}, [takeOut(5n)]), undefined);
});

test('a large single payment is found alone, and a rule that is off finds nothing', () => {
  const rule = { amount: 500n };
  assert.deepEqual(judge('large_single', rule, [pay(900n, 1), takeOut(500n)])?.amounts, {
    sum: 500n,
    threshold: 500n,
  });
  assert.equal(judge('large_single', rule, [pay(900n, 1), pay(499n)]), undefined);
  assert.equal(judge('large_single', { ...rule, isOn: false }, [pay(900n)]), undefined);
});

test('the weights of all alerts add up to 100 at most', () => {
  assert.equal(scoreOf([{ points: 50 }, { points: 20 }]), 70);
  assert.equal(scoreOf([{ points: 80 }, { points: 40 }]), 100);
});

test('a change is less strict where less would be found, later or with less weight', () => {
  const rule = { ...off, isOn: true, ...near };
  const lessStrict = (more: Partial<Thresholds>) =>
    isLessStrict('structuring', { ...rule, ...more }, rule);
  assert.equal(lessStrict({}), false);
  assert.equal(lessStrict({ count: 2, hours: 48, ratioBps: 7_000, points: 20 }), false);
  const changes: Partial<Thresholds>[] = [
    { isOn: false },
    { points: 9 },
    { amount: 99_999n },
    { amount: 100_001n },
    { count: 4 },
    { hours: 23 },
    { ratioBps: 8_001 },
  ];
  for (const change of changes) assert.equal(lessStrict(change), true, Object.keys(change).join());
  const late = { ...off, isOn: true, points: 50, hours: 24 };
  assert.equal(isLessStrict('case', { ...late, points: 49, hours: 12 }, late), false);
  assert.equal(isLessStrict('case', { ...late, points: 51 }, late), true);
  assert.equal(isLessStrict('case', { ...late, hours: 25 }, late), true);
});
