/** The demo brand: configuration a real brand would get from its operator. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { seedPaymentMethods } from './seed-payment-methods.ts';
import { seedTransferRules } from './seed-transfers.ts';

const flags: BrandFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSMAIL3: true,
  CHNGPASSVERIF3: true,
  SLIDERVERIF3: false,
  PHONEAUTH3: false,
  freePlay: true,
  forcedPasswordExpiry: false,
  mobileCodeLogin: true,
  manualRebate: true,
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
