import assert from 'node:assert/strict';
import { test } from 'node:test';
import { riskLevels } from '@bahati/contract/back-office/cashier/risk-reasons.ts';
import { type RiskFacts, scoreRisk, withStandingOut } from './withdrawal-risk.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

const quiet: RiskFacts = {
  now,
  registeredAt: daysAgo(90),
  payoutAccountAddedAt: daysAgo(60),
  amount: 30_000n,
  paidCount: 4,
  largestPaid: 20_000n,
  askedToday: 0,
  isNetworkNew: false,
  isDeviceNew: false,
  isUnderReview: false,
  deposited: 50_000n,
  staked: 50_000n,
};

const codes = (more: Partial<RiskFacts>) =>
  scoreRisk({ ...quiet, ...more }).reasons.map(({ code }) => code);

test('a member like any other gives no reason for a second look', () => {
  assert.deepEqual(scoreRisk(quiet), { score: 0, reasons: [] });
});

test('each thing that stands out is named, from its own line on', () => {
  assert.deepEqual(codes({ registeredAt: daysAgo(6.9) }), ['new_account']);
  assert.deepEqual(codes({ registeredAt: daysAgo(7) }), []);
  assert.deepEqual(codes({ payoutAccountAddedAt: daysAgo(2.9) }), ['new_payout_account']);
  assert.deepEqual(codes({ payoutAccountAddedAt: daysAgo(3) }), []);
  assert.deepEqual(codes({ amount: 60_001n }), ['large_for_member']);
  assert.deepEqual(codes({ amount: 60_000n }), []);
  assert.deepEqual(codes({ paidCount: 0, largestPaid: 0n }), ['first_withdrawal']);
  assert.deepEqual(codes({ askedToday: 3 }), ['many_today']);
  assert.deepEqual(codes({ isNetworkNew: true }), ['new_network']);
  assert.deepEqual(codes({ isDeviceNew: true }), ['new_device']);
  assert.deepEqual(codes({ isUnderReview: true }), ['under_review']);
  assert.deepEqual(codes({ staked: 24_999n }), ['barely_staked']);
  assert.deepEqual(codes({ staked: 25_000n }), []);
  assert.deepEqual(codes({ staked: 0n, deposited: 0n }), []);
});

test('the score is the sum of the points and never above 100', () => {
  const two = scoreRisk({ ...quiet, isNetworkNew: true, isDeviceNew: true });
  assert.equal(two.score, 25);
  const worst = scoreRisk({
    ...quiet,
    registeredAt: now,
    payoutAccountAddedAt: now,
    paidCount: 0,
    askedToday: 9,
    isNetworkNew: true,
    isDeviceNew: true,
    staked: 0n,
  });
  assert.equal(worst.score, 100);
});

test('payments that stand out weigh so much that nobody approves it among others', () => {
  const alone = withStandingOut(scoreRisk(quiet));
  assert.deepEqual(alone.reasons, [{ code: 'payments_stand_out', points: alone.score }]);
  assert.ok(alone.score >= riskLevels.raised);
  const two = withStandingOut(scoreRisk({ ...quiet, isNetworkNew: true }));
  assert.deepEqual(
    two.reasons.map(({ code }) => code),
    ['payments_stand_out', 'new_network'],
  );
  assert.equal(two.score, alone.score + 15);
});
