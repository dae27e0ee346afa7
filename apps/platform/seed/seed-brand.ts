/** The demo brand: configuration a real brand would get from its operator. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { seedPaymentMethods } from './cashier/seed-payment-methods.ts';
import { seedAgencyRules } from './seed-agency-rules.ts';
import { seedTransferRules } from './seed-transfers.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const flags: BrandFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSMAIL3: true,
  CHNGPASSVERIF3: true,
  SLIDERVERIF3: false,
  PHONEAUTH3: false,
  AGENTPOLICY3: true,
  freePlay: true,
  freePlayGames: true,
  forcedPasswordExpiry: false,
  mobileCodeLogin: true,
  manualRebate: true,
  points: true,
  oneClickSocialLogin: true,
  verificationCodeLogin: false,
  unknownUsernameIsTold: false,
  jackpotCounterIsPool: true,
  videoBanners: false,
};

export async function seedBrand(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  await owner.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, minimum_age,
       flags, reality_check_minutes, languages, palette, logo_text,
       domains, back_office_domains, empty_categories)
     VALUES ($1, $2, $3, $4, $5, 18, $6, 60, $7, $8, $9, $10, $10, $11)
     ON CONFLICT (code) DO NOTHING`,
    [
      brand.code,
      brand.name,
      brand.currency,
      brand.timeZone,
      brand.diallingCodes,
      JSON.stringify({ ...flags, ...brand.flags }),
      brand.languages,
      brand.palette,
      brand.logoText,
      brand.hosts,
      brand.emptyCategories,
    ],
  );
  await owner.query(
    `INSERT INTO cashier_settings (brand_code, jurisdiction) VALUES ($1, $2)
     ON CONFLICT DO NOTHING`,
    [brand.code, brand.jurisdiction],
  );
  await seedPaymentMethods(owner, brand);
  await seedPayoutBanks(owner, brand);
  await seedTransferRules(owner, brand);
  await seedAgencyRules(owner, brand);
}

/** Where most people of Kenya and Tanzania have an account. */
const banks: readonly (readonly [country: 'KE' | 'TZ', code: string, name: string])[] = [
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

async function seedPayoutBanks(owner: Database, brand: SeededBrand): Promise<void> {
  const offered = banks.filter(([country]) => brand.banksOf.includes(country));
  for (const [position, [country, code, name]] of offered.entries()) {
    await owner.query(
      `INSERT INTO payout_banks (brand, code, name, country, position)
       VALUES ($5, $1, $2, $3, $4) ON CONFLICT (brand, code) DO NOTHING`,
      [code, name, country, position, brand.code],
    );
  }
}
