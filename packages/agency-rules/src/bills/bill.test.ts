import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { DividendTerms } from '@bahati/agency-rules/terms/terms.ts';
import { type BillSnapshot, computeBill } from './bill.ts';
import { dividendBill } from './dividend.ts';
import { amount, teamOf } from './figures.testing.ts';

const dividend: DividendTerms = {
  kind: 'dividend',
  period: 'W',
  mode: 'floating',
  carryOver: 'none',
  tiers: [{ turnover: 0n, activeMembers: 0, loss: amount(100), rateBps: 1_000 }],
};
const lost = { ...teamOf({ turnover: 500, loss: 50 }), carriedIn: 0n };

test('a snapshot is billed by the rules of its contract', () => {
  const snapshots: BillSnapshot[] = [
    { kind: 'dividend', terms: dividend, figures: lost },
    {
      kind: 'daily_salary',
      terms: {
        kind: 'daily_salary',
        hasLossCheck: false,
        tiers: [{ turnover: 0n, activeMembers: 0, loss: 0n, pays: 'sum', sum: amount(7) }],
      },
      figures: lost,
    },
    {
      kind: 'hourly_salary',
      terms: {
        kind: 'hourly_salary',
        tiers: [{ turnover: 0n, activeMembers: 0, winRateBps: 100, lossRateBps: 200 }],
      },
      figures: {
        winningStake: amount(100),
        losingStake: amount(100),
        activeMembers: 0,
        adjustmentLines: [],
      },
    },
    {
      kind: 'real_time_salary',
      terms: { kind: 'real_time_salary', rateBps: 100, dailyTurnoverBrake: null },
      figures: {
        turnoverBefore: 0n,
        bets: [{ bet: '1', stake: amount(400), nextRateBps: 0 }],
        adjustmentLines: [],
      },
    },
  ];
  assert.deepEqual(
    snapshots.map((snapshot) => computeBill(snapshot)).map(({ kind, own }) => [kind, own]),
    [
      ['dividend', amount('2.50')],
      ['daily_salary', amount(7)],
      ['hourly_salary', amount(3)],
      ['real_time_salary', amount(4)],
    ],
  );
});

test('a bill is a function of its snapshot, which it leaves as it is', () => {
  const frozen = Object.freeze({ ...lost, adjustmentLines: Object.freeze([]) });
  assert.deepEqual(dividendBill(dividend, frozen), dividendBill(dividend, { ...lost }));
});

test('the rules use neither clock nor chance nor floating point, and nothing of Node', () => {
  const folder = join(import.meta.dirname, '..');
  // Drafts read what people type, and explanations are drawn: both need plain numbers.
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!draft\/|explain\/).*\.ts$/.test(file) && !/\.(test|testing)\.ts$/.test(file),
  );
  assert.ok(files.length >= 12);
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    const withoutComments = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    assert.doesNotMatch(
      withoutComments,
      /\bDate\b|Math\.random|performance|'node:|\d\.\d|\bNumber\(/,
      file,
    );
  }
});
