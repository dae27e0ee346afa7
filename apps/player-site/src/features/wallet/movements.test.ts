import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { recentMovements } from './movements.ts';

const deposit: Deposit = {
  id: 'd',
  method: 'mpesa',
  currency: 'KES',
  methodName: 'M-Pesa',
  flow: 'phone',
  amount: '500.00',
  fee: '0.00',
  tax: '25.00',
  taxName: { en: 'Excise duty', sw: 'Ushuru wa bidhaa' },
  credited: '475.00',
  status: 'completed',
  redirectUrl: null,
  payer: null,
  payTo: null,
  hasProof: false,
  receipt: null,
  failureReason: null,
  createdAt: '2026-11-20T10:00:00Z',
  completedAt: '2026-11-20T10:01:00Z',
};
const withdrawal: Withdrawal = {
  id: 'w',
  method: 'mpesa',
  payee: '+254•••678',
  currency: 'KES',
  amount: '200.00',
  tax: '10.00',
  taxName: { en: 'Withholding tax', sw: 'Kodi ya zuio' },
  fee: '0.00',
  net: '190.00',
  status: 'requested',
  hasDispute: false,
  reason: null,
  createdAt: '2026-11-20T12:00:00Z',
  decidedAt: null,
  paidAt: null,
  confirmedAt: null,
  autoConfirmAt: null,
};
const bet: Bet = {
  id: '1',
  roundId: 'r',
  gameId: 'g',
  gameName: 'Game',
  gameType: 'RNG',
  vassalage: 'BAHATI',
  vendorName: 'Bahati',
  icon: '',
  currency: 'KES',
  stake: '20.00',
  payout: '5.50',
  validStake: '20.00',
  state: 'settled',
  openedAt: '2026-11-20T11:00:00Z',
  settledAt: '2026-11-20T11:00:01Z',
  isTransferWallet: false,
  isFreeRound: false,
};

test('movements come newest first, each with its sign', () => {
  const told = { deposits: [deposit], withdrawals: [withdrawal], bets: [bet] };
  assert.deepEqual(
    recentMovements(told, 10).map(({ kind, change }) => [kind, change]),
    [
      ['withdrawal', '-200.00'],
      ['bet', '-14.50'],
      ['deposit', '475.00'],
    ],
  );
  assert.equal(recentMovements(told, 1).length, 1);
});

test('what left the balance as it was is no movement', () => {
  const told = {
    deposits: [{ ...deposit, status: 'pending' as const }],
    withdrawals: [{ ...withdrawal, status: 'rejected' as const }],
    bets: [{ ...bet, state: 'voided' as const }],
  };
  assert.deepEqual(recentMovements(told, 10), []);
});
