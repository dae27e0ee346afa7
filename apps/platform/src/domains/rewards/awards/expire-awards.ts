/** Awards nobody claimed in time. */
import type { Context } from '#platform/context.ts';

const most = 1_000;

/** Ends a batch of them; their budget was spent when they were offered and stays spent. */
export async function expireAwards({ database }: Context): Promise<void> {
  await database.query(
    `UPDATE awards SET state = 'expired', decided_at = now()
      WHERE id IN (SELECT id FROM awards WHERE state = 'claimable' AND claim_until <= now()
                    ORDER BY claim_until LIMIT $1 FOR UPDATE SKIP LOCKED)
        AND state = 'claimable'`,
    [most],
  );
}
