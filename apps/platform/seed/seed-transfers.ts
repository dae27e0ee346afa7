/** What the demo brand lets members send each other along the tree. */
import type { Database } from '@bahati/server-kit/database.ts';

export async function seedTransferRules(owner: Database): Promise<void> {
  await owner.query(
    `INSERT INTO member_transfer_rules
       (brand, is_down_open, is_up_open, minimum, maximum, daily_cap, daily_count)
     VALUES ('bahati', true, true, 5000, 5000000, 10000000, 20) ON CONFLICT (brand) DO NOTHING`,
  );
}
