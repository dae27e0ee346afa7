/** The demo brand: configuration a real brand would get from its operator. */
import type { Database } from '@bahati/server-kit/database.ts';
import { seedTransferRules } from './seed-transfers.ts';

/** Flags of spec §6 by their own names; what is not built is off. */
const flags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSMAIL3: true,
  CHNGPASSVERIF3: true,
  SLIDERVERIF3: false,
  PHONEAUTH3: false,
  AGENTPOLICY3: false,
  freePlay: true,
  forcedPasswordExpiry: false,
  mobileCodeLogin: true,
  points: false,
  manualRebate: false,
  oneClickSocialLogin: true,
  verificationCodeLogin: false,
  unknownUsernameIsTold: false,
  jackpotCounterIsPool: false,
  videoBanners: false,
};

export async function seedBrand(owner: Database): Promise<void> {
  await owner.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age,
       flags, reality_check_minutes)
     VALUES ('bahati', 'Bahati', 'KES', 'Africa/Nairobi', '{+254,+255}', 18, $1, 60)
     ON CONFLICT (code) DO NOTHING`,
    [JSON.stringify(flags)],
  );
  await owner.query(
    `INSERT INTO cashier_settings (brand_code, jurisdiction) VALUES ('bahati', 'KE')
     ON CONFLICT DO NOTHING`,
  );
  await seedPaymentMethods(owner);
  await seedPayoutBanks(owner);
  await seedTransferRules(owner);
}

/** Where most people of Kenya and Tanzania have an account. */
const banks: readonly (readonly [country: string, code: string, name: string])[] = [
  ['KE', 'equity', 'Equity Bank'],
  ['KE', 'kcb', 'KCB Bank'],
  ['KE', 'co-op', 'Co-operative Bank'],
  ['KE', 'ncba', 'NCBA Bank'],
  ['KE', 'absa-ke', 'Absa Bank Kenya'],
  ['KE', 'family', 'Family Bank'],
  ['KE', 'stanbic-ke', 'Stanbic Bank Kenya'],
  ['KE', 'dtb', 'Diamond Trust Bank'],
  ['TZ', 'crdb', 'CRDB Bank'],
  ['TZ', 'nmb', 'NMB Bank'],
  ['TZ', 'nbc', 'NBC'],
  ['TZ', 'exim-tz', 'Exim Bank Tanzania'],
  ['TZ', 'stanbic-tz', 'Stanbic Bank Tanzania'],
];

async function seedPayoutBanks(owner: Database): Promise<void> {
  for (const [position, [country, code, name]] of banks.entries()) {
    await owner.query(
      `INSERT INTO payout_banks (brand, code, name, country, position)
       VALUES ('bahati', $1, $2, $3, $4) ON CONFLICT (brand, code) DO NOTHING`,
      [code, name, country, position],
    );
  }
}

type Method = {
  code: string;
  rail: string;
  direction: 'deposit' | 'withdrawal';
  name: string;
  kind: 'mobile_money' | 'bank';
  /** Whole shillings. */
  minimum: number;
  maximum: number;
  quickAmounts: number[];
};

const quickAmounts = [100, 200, 500, 1000, 5000];
const mobileMoney = {
  rail: 'pesa-pepe',
  name: 'Pesa Pepe',
  kind: 'mobile_money',
  minimum: 20,
  maximum: 250_000,
  quickAmounts,
} as const;

const methods: readonly Method[] = [
  { ...mobileMoney, code: 'pesa-pepe', direction: 'deposit', quickAmounts },
  { ...mobileMoney, code: 'pesa-pepe-payout', direction: 'withdrawal', quickAmounts },
  {
    code: 'bank-transfer',
    rail: 'bank-transfer',
    direction: 'withdrawal',
    name: 'Bank transfer',
    kind: 'bank',
    minimum: 1000,
    maximum: 1_000_000,
    quickAmounts: [1000, 5000, 10_000, 50_000],
  },
];

async function seedPaymentMethods(owner: Database): Promise<void> {
  for (const [position, method] of methods.entries()) {
    await owner.query(
      `INSERT INTO payment_methods (code, rail, direction, name, kind, currency, minimum, maximum,
         quick_amounts, position)
       VALUES ($1, $2, $3, $4, $5, 'KES', $6, $7, $8, $9) ON CONFLICT (code) DO NOTHING`,
      [
        method.code,
        method.rail,
        method.direction,
        method.name,
        method.kind,
        BigInt(method.minimum) * 100n,
        BigInt(method.maximum) * 100n,
        method.quickAmounts.map((amount) => BigInt(amount) * 100n),
        position,
      ],
    );
  }
}
