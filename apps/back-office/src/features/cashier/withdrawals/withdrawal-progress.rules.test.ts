import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { progressOf } from './withdrawal-progress.rules.ts';

const withdrawal: StaffWithdrawal = {
  id: '0197b0a8-0000-7000-8000-000000000001',
  method: 'mpesa',
  payee: '*** 678',
  currency: 'KES',
  amount: '500.00',
  tax: '25.00',
  taxName: { en: 'Withholding tax', sw: 'Kodi ya zuio' },
  fee: '0.00',
  net: '475.00',
  status: 'requested',
  hasDispute: false,
  reason: null,
  createdAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  paidAt: null,
  confirmedAt: null,
  autoConfirmAt: null,
  payeeBank: null,
  memberId: '100001',
  username: 'amani',
  gatewayReference: null,
  decidedBy: null,
  riskScore: 0,
  riskReasons: [],
  dueAt: null,
  usualMinutes: null,
  claim: null,
  approvals: [],
  approvalsNeeded: 1,
};

const told = (change: Partial<StaffWithdrawal>) =>
  progressOf({ ...withdrawal, ...change }).map(({ id, state }) => `${id} ${state}`);

test('a withdrawal goes from request to receipt, one step current at a time', () => {
  assert.deepEqual(told({ status: 'approved' }), [
    'requested done',
    'approved done',
    'paid current',
    'confirmed upcoming',
  ]);
  assert.deepEqual(told({ status: 'paid' }).slice(2), ['paid done', 'confirmed current']);
  assert.deepEqual(told({ status: 'confirmed' }).slice(2), ['paid done', 'confirmed done']);
});

test('a refusal and a failure at the rail end the way where they happened', () => {
  assert.deepEqual(told({ status: 'rejected' }), ['requested done', 'rejected failed']);
  assert.deepEqual(told({ status: 'failed' }), [
    'requested done',
    'approved done',
    'failed failed',
  ]);
});

test('the reason stands at the step that stopped', () => {
  const steps = progressOf({ ...withdrawal, status: 'failed', reason: 'unknown number' });
  assert.equal(steps.at(-1)?.reason, 'unknown number');
});
