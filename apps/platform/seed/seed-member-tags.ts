/** Tags every house has a use for; the brand changes them as it likes. */
import type { Database } from '@bahati/server-kit/database.ts';

export async function seedMemberTags(owner: Database): Promise<void> {
  await owner.query(
    `INSERT INTO member_tags (brand, code, name_en, name_sw, colour) VALUES
       ('bahati', 'vip', 'VIP', 'Mgeni maalum', 'brass'),
       ('bahati', 'watch', 'Watch closely', 'Wa kufuatilia', 'coral'),
       ('bahati', 'duplicate', 'Second account', 'Akaunti ya pili', 'hibiscus'),
       ('bahati', 'tester', 'House test', 'Jaribio la nyumba', 'quiet')
     ON CONFLICT (brand, code) DO NOTHING`,
  );
}
