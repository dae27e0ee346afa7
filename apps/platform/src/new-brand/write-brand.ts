/** The rows a brand cannot run without. What is there already stays as it is. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { StartError } from '@bahati/server-kit/config.ts';
import { defaultClosedCategories } from '#domains/system/brand/brand.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Answers } from './answers.ts';
import { marketOf } from './markets.ts';

/** Registration by user name or phone, and what makes a login safer; nothing that gives money away. */
const safeFlags = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  CHNGPASSMAIL3: true,
  CHNGPASSVERIF3: true,
  SLIDERVERIF3: true,
  PHONEAUTH3: false,
  AGENTPOLICY3: false,
  freePlay: false,
  freePlayGames: false,
  forcedPasswordExpiry: false,
  mobileCodeLogin: false,
  manualRebate: false,
  points: false,
  oneClickSocialLogin: false,
  verificationCodeLogin: false,
  unknownUsernameIsTold: false,
  jackpotCounterIsPool: false,
  videoBanners: false,
} satisfies BrandFlags;

/** A shilling of Kenya buys about twenty of Tanzania's. */
const scaleOf = { KES: 1n, TZS: 20n } as const;

/** Answers whether the brand is new. Throws a StartError where another stands in this database. */
export async function writeBrand(transaction: Transaction, answers: Answers): Promise<boolean> {
  const { code } = answers;
  const { rows } = await transaction.query<{ code: string }>('SELECT code FROM brands LIMIT 2');
  const other = rows.find((row) => row.code !== code);
  if (other) {
    throw new StartError(`This database holds the brand ${other.code}, and a database holds one.`);
  }
  if (rows.length > 0) return false;
  await transaction.query(
    `INSERT INTO brands (code, name, currency, time_zone, country_dialing_codes, languages,
       minimum_age, flags, reality_check_minutes, legal_name, domains, back_office_domains,
       closed_categories)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 60, $9, $10, $11, $12)`,
    [
      code,
      answers.name,
      answers.currency,
      answers.timeZone,
      answers.diallingCodes,
      answers.languages,
      answers.minimumAge,
      JSON.stringify(safeFlags),
      answers.legalName,
      [answers.playerDomain],
      [answers.backOfficeDomain],
      defaultClosedCategories(answers.jurisdiction),
    ],
  );
  await transaction.query(
    'INSERT INTO cashier_settings (brand_code, jurisdiction) VALUES ($1, $2)',
    [code, answers.jurisdiction],
  );
  await writeRules(transaction, answers);
  await writeMarket(transaction, answers);
  await recordAudit(transaction, {
    actor: 'bootstrap',
    action: 'brand.created',
    subject: `brand:${code}`,
    after: { ...answers },
  });
  return true;
}

/** Staff look at every payout and two at a large one; large sums want documents. */
async function writeRules(transaction: Transaction, { code, currency }: Answers): Promise<void> {
  const units = (whole: number) => BigInt(whole) * 100n * scaleOf[currency];
  await transaction.query(
    `INSERT INTO withdrawal_rules (brand, daily_maximum, daily_count, two_person_from, due_hours)
     VALUES ($1, $2, 10, $3, 48)`,
    [code, units(500_000), units(50_000)],
  );
  await transaction.query('INSERT INTO kyc_settings (brand, due_hours) VALUES ($1, 24)', [code]);
  await transaction.query(
    `INSERT INTO kyc_gates (brand, direction, span, level, above)
     VALUES ($1, 'withdrawal', 'day', 2, $2), ($1, 'withdrawal', 'total', 3, $3),
            ($1, 'deposit', 'total', 2, $4)`,
    [code, units(20_000), units(300_000), units(1_000_000)],
  );
}

async function writeMarket(transaction: Transaction, answers: Answers): Promise<void> {
  const { code, currency, jurisdiction } = answers;
  const { rails, banks, taxes } = marketOf(jurisdiction);
  for (const [at, { rail, name, minimum, maximum, quickAmounts, ...method }] of rails.entries()) {
    await transaction.query(
      `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, flow, currency,
         is_whole, minimum, maximum, quick_amounts, position)
       SELECT $1 || CASE direction WHEN 'withdrawal' THEN '-payout' ELSE '' END, $2, direction, $3,
              $3, 'mobile_money', CASE direction WHEN 'deposit' THEN 'phone' ELSE 'page' END, $4,
              true, $5, $6, $7, $8
         FROM unnest(ARRAY['deposit', 'withdrawal']) AS direction`,
      [
        method.code,
        rail,
        name,
        currency,
        BigInt(minimum) * 100n,
        BigInt(maximum) * 100n,
        quickAmounts.map((amount) => BigInt(amount) * 100n),
        at,
      ],
    );
  }
  for (const [at, [bank, name]] of banks.entries()) {
    await transaction.query(
      `INSERT INTO payout_banks (brand, code, name, country, position)
       VALUES ($1, $2, $3, $4, $5)`,
      [code, bank, name, jurisdiction, at],
    );
  }
  for (const { event, code: tax, nameEn, nameSw, rateBps, validFrom } of taxes) {
    await transaction.query(
      `INSERT INTO tax_rates (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
      [jurisdiction, event, tax, nameEn, nameSw, rateBps, validFrom],
    );
  }
}
