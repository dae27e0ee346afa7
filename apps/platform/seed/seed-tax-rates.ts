/** The taxes of the demo brand's market as the Kenyan law of 2025 has them. Not legal advice. */
import type { Database } from '@bahati/server-kit/database.ts';

const rates = [
  ['deposit', 'excise', 'Excise duty', 'Ushuru wa bidhaa'],
  ['withdrawal', 'withholding', 'Withholding tax', 'Kodi ya zuio'],
] as const;

export async function seedTaxRates(owner: Database): Promise<void> {
  for (const [event, code, english, swahili] of rates) {
    await owner.query(
      `INSERT INTO tax_rates
         (jurisdiction, event, code, name_en, name_sw, rate_bps, valid_from)
       VALUES ('KE', $1, $2, $3, $4, 500, '2025-07-01T00:00:00+03:00')
       ON CONFLICT (jurisdiction, event, product, valid_from) DO NOTHING`,
      [event, code, english, swahili],
    );
  }
}
