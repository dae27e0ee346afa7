/** Tags every house has a use for; the brand changes them as it likes. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

export async function seedMemberTags(
  owner: Database,
  { code }: SeededBrand = kenya,
): Promise<void> {
  await owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour) VALUES
       ($1, 'vip', 'VIP', 'Mgeni maalum', 'brass'),
       ($1, 'watch', 'Watch closely', 'Wa kufuatilia', 'coral'),
       ($1, 'duplicate', 'Second account', 'Akaunti ya pili', 'hibiscus'),
       ($1, 'tester', 'House test', 'Jaribio la nyumba', 'quiet')
     ON CONFLICT (brand, code) DO NOTHING`,
    [code],
  );
}
