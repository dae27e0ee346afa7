/** How people of the demo brand's market pay in and are paid. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';

type Method = {
  code: string;
  rail: string;
  direction: 'deposit' | 'withdrawal';
  /** Absent: Kenya's. */
  currency?: 'TZS';
  name: string;
  /** Where it is no brand's. */
  nameSw?: string;
  kind: 'mobile_money' | 'bank' | 'card';
  flow?: 'page' | 'phone' | 'transfer';
  /** Whole shillings. */
  minimum: number;
  maximum: number;
  quickAmounts: readonly number[];
  /** Of the day in Nairobi. */
  hours?: readonly [opensAt: string, closesAt: string];
  account?: { bank: string; holder: string; number: string };
};

const quickAmounts = [100, 200, 500, 1000, 5000];
const largeAmounts = [1000, 5000, 10_000, 50_000];

/** The limit of one transaction is the law's for every phone wallet of Kenya. */
const mobileMoney = {
  kind: 'mobile_money',
  minimum: 20,
  maximum: 250_000,
  quickAmounts,
} as const;

/** A shilling of Kenya buys about twenty of Tanzania's. */
const tanzania = {
  currency: 'TZS',
  minimum: 500,
  maximum: 3_000_000,
  quickAmounts: [1000, 5000, 10_000, 20_000, 50_000],
} as const;

const largeInTanzania = {
  ...tanzania,
  minimum: 20_000,
  maximum: 20_000_000,
  quickAmounts: [20_000, 50_000, 100_000, 500_000],
} as const;

/** Phones hold no cents. */
const wholeRails: ReadonlySet<string> = new Set(['mpesa', 'mpesa-tz', 'airtel']);

const methods: readonly Method[] = [
  {
    ...mobileMoney,
    code: 'mpesa',
    rail: 'mpesa',
    direction: 'deposit',
    name: 'M-Pesa',
    flow: 'phone',
    quickAmounts,
  },
  {
    ...mobileMoney,
    code: 'airtel',
    rail: 'airtel',
    direction: 'deposit',
    name: 'Airtel Money',
    flow: 'phone',
    quickAmounts,
  },
  {
    code: 'card',
    rail: 'card',
    direction: 'deposit',
    name: 'Card',
    nameSw: 'Kadi',
    kind: 'card',
    minimum: 100,
    maximum: 150_000,
    quickAmounts: [500, 1000, 2000, 5000, 10_000],
  },
  {
    code: 'bank-deposit',
    rail: 'bank-transfer',
    direction: 'deposit',
    name: 'Bank transfer',
    nameSw: 'Uhamisho wa benki',
    kind: 'bank',
    flow: 'transfer',
    minimum: 1000,
    maximum: 1_000_000,
    quickAmounts: largeAmounts,
    account: { bank: 'Equity Bank', holder: 'Bahati Limited', number: '0180 2991 4477 21' },
  },
  {
    ...mobileMoney,
    code: 'pesa-pepe',
    rail: 'pesa-pepe',
    direction: 'deposit',
    name: 'Pesa Pepe',
    quickAmounts,
  },
  {
    ...mobileMoney,
    code: 'mpesa-payout',
    rail: 'mpesa',
    direction: 'withdrawal',
    name: 'M-Pesa',
    quickAmounts,
  },
  {
    ...mobileMoney,
    code: 'airtel-payout',
    rail: 'airtel',
    direction: 'withdrawal',
    name: 'Airtel Money',
    quickAmounts,
  },
  {
    ...mobileMoney,
    code: 'pesa-pepe-payout',
    rail: 'pesa-pepe',
    direction: 'withdrawal',
    name: 'Pesa Pepe',
    quickAmounts,
  },
  {
    code: 'bank-transfer',
    rail: 'bank-transfer',
    direction: 'withdrawal',
    name: 'Bank transfer',
    nameSw: 'Uhamisho wa benki',
    kind: 'bank',
    minimum: 1000,
    maximum: 1_000_000,
    quickAmounts: largeAmounts,
  },
  {
    ...tanzania,
    kind: 'mobile_money',
    code: 'mpesa-tz',
    rail: 'mpesa-tz',
    direction: 'deposit',
    name: 'M-Pesa',
    flow: 'phone',
  },
  {
    ...tanzania,
    kind: 'mobile_money',
    code: 'airtel-tz',
    rail: 'airtel',
    direction: 'deposit',
    name: 'Airtel Money',
    flow: 'phone',
  },
  {
    ...largeInTanzania,
    code: 'bank-deposit-tz',
    rail: 'bank-transfer',
    direction: 'deposit',
    name: 'Bank transfer',
    nameSw: 'Uhamisho wa benki',
    kind: 'bank',
    flow: 'transfer',
    account: { bank: 'CRDB Bank', holder: 'Bahati Limited', number: '0150 4477 2991 00' },
  },
  {
    ...tanzania,
    kind: 'mobile_money',
    code: 'mpesa-tz-payout',
    rail: 'mpesa-tz',
    direction: 'withdrawal',
    name: 'M-Pesa',
  },
  {
    ...tanzania,
    kind: 'mobile_money',
    code: 'airtel-tz-payout',
    rail: 'airtel',
    direction: 'withdrawal',
    name: 'Airtel Money',
  },
  {
    ...largeInTanzania,
    code: 'bank-transfer-tz',
    rail: 'bank-transfer',
    direction: 'withdrawal',
    name: 'Bank transfer',
    nameSw: 'Uhamisho wa benki',
    kind: 'bank',
  },
];

/** What is there already stays as staff set it, its place too. */
export async function seedPaymentMethods(
  owner: Database,
  { methodsIn }: SeededBrand = kenya,
): Promise<void> {
  const offered = methods.filter((method) => methodsIn.includes(method.currency ?? 'KES'));
  for (const [position, method] of offered.entries()) {
    await owner.query(
      `INSERT INTO payment_methods (code, rail, direction, name, kind, flow, currency, minimum,
         maximum, quick_amounts, opens_at, closes_at, transfer_bank, transfer_holder,
         transfer_number, position, is_whole, name_sw)
       VALUES ($1, $2, $3, $4, $5, $6, $18, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
       ON CONFLICT (code) DO NOTHING`,
      [
        method.code,
        method.rail,
        method.direction,
        method.name,
        method.kind,
        method.flow ?? 'page',
        BigInt(method.minimum) * 100n,
        BigInt(method.maximum) * 100n,
        method.quickAmounts.map((amount) => BigInt(amount) * 100n),
        method.hours?.[0] ?? null,
        method.hours?.[1] ?? null,
        method.account?.bank ?? null,
        method.account?.holder ?? null,
        method.account?.number ?? null,
        position,
        wholeRails.has(method.rail),
        method.nameSw ?? method.name,
        method.currency ?? 'KES',
      ],
    );
  }
}
