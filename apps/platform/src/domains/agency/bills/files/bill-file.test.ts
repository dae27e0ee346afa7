import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import { readCsv } from '@bahati/server-kit/csv.ts';
import { billCsv, billPdf } from './bill-file.ts';

const nobody = { id: null, nickname: 'Z***i' };

const bill: BillDetail = {
  id: '0193a000-0000-7000-8000-000000000001',
  kind: 'dividend',
  period: 'W',
  startsAt: '2026-11-15T21:00:00.000Z',
  endsAt: '2026-11-22T21:00:00.000Z',
  agent: { id: '77', nickname: 'Juma' },
  upline: nobody,
  currency: 'KES',
  earned: '7.50',
  adjusted: '-1.00',
  own: '6.50',
  received: '6.50',
  kept: '2.50',
  state: 'paid',
  issuedAt: '2026-11-23T23:10:00.000Z',
  settledAt: '2026-11-23T23:12:00.000Z',
  contractId: '0193a000-0000-7000-8000-000000000101',
  version: 3,
  snapshot: {
    kind: 'dividend',
    terms: {
      kind: 'dividend',
      period: 'W',
      mode: 'fixed',
      carryOver: 'none',
      tiers: [
        { turnover: '3000.00', activeMembers: 3, loss: '100.00', rateBps: 300 },
        { turnover: '5000.00', activeMembers: 3, loss: '300.00', rateBps: 500 },
      ],
    },
    figures: {
      turnover: '8000.00',
      validTurnover: '8000.00',
      activeMembers: 5,
      payouts: '7750.00',
      rebates: '0.00',
      bonuses: '0.00',
      promotionCost: '0.00',
      depositFees: '0.00',
      carriedIn: '0.00',
      adjustmentLines: [{ cause: 'bet_voided', reference: 'x', amount: '-1.00' }],
    },
  },
  waitsFor: null,
  parts: { platform: '0.00', uplineBill: '6.50', uplineWallet: '0.00', laterPayments: '0.00' },
  owed: '4.00',
  paidFromBill: '4.00',
  paidFromWallet: '0.00',
  downlines: [
    {
      id: '0193a000-0000-7000-8000-000000000002',
      agent: { id: '81', nickname: '=Neema' },
      own: '4.00',
      received: '4.00',
      state: 'paid',
    },
  ],
  downlineCount: 1,
  debt: null,
  corrections: [],
};

const order = { language: 'en', timeZone: 'Africa/Nairobi' } as const;

test('the table explains the bill part by part, by the engine', () => {
  const lines = readCsv(billCsv(bill, order)) ?? [];
  const has = (...cells: string[]) =>
    assert.ok(
      lines.some((line) => JSON.stringify(line) === JSON.stringify(cells)),
      cells.join(' | '),
    );
  has('Bill: Dividend');
  has('From', '2026-11-16 00:00:00');
  has('Payouts', '-7750.00');
  has('Team loss', '250.00');
  has('1', 'Share 3.00%', 'turnover 3000.00; active members 3; team loss 100.00', 'Counts', '7.50');
  has('Bet voided later', '-1.00');
  has('Owed', '6.50');
  has('Kept', '2.50');
});

test('a name that would run as a formula is a text, and the file speaks Swahili too', () => {
  assert.match(billCsv(bill, order), /'=Neema/);
  assert.match(billCsv(bill, { ...order, language: 'sw' }), /Gawio[\s\S]*Hasara ya timu,250\.00/);
});

test('the pages are a whole PDF, of several pages where many downlines stand on it', async () => {
  const [downline] = bill.downlines;
  assert.ok(downline);
  const downlines = Array.from({ length: 100 }, () => downline);
  const pdf = await billPdf({ ...bill, downlines, downlineCount: 140 }, order);
  const text = pdf.toString('latin1');
  assert.ok(text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF'));
  assert.ok((text.match(/\/Type \/Page\b/g) ?? []).length >= 3);
});
