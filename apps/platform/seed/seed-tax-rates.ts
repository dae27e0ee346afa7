/** The taxes of the demo brands' markets as the laws of 2025 have them. Not legal advice. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const rates = {
  KE: [
    ['deposit', 'excise', 'Excise duty', 'Ushuru wa bidhaa', 500],
    ['withdrawal', 'withholding', 'Withholding tax', 'Kodi ya zuio', 500],
  ],
  // The law taxes what was won; here it is withheld from what is paid out.
  TZ: [['withdrawal', 'winnings', 'Winnings tax', 'Kodi ya ushindi', 1_500]],
} as const;

export async function seedTaxRates(
  owner: Database,
  { jurisdiction }: SeededBrand = kenya,
): Promise<void> {
  for (const [event, code, english, swahili, rateBps] of rates[jurisdiction]) {
    await owner.query(
      `INSERT INTO tax_rates
         (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
       VALUES ($5, $1, $2, $3, $4, $6, '2025-07-01T00:00:00+03:00')
       ON CONFLICT (jurisdiction, event, product, valid_from) DO NOTHING`,
      [event, code, english, swahili, jurisdiction, rateBps],
    );
  }
}
