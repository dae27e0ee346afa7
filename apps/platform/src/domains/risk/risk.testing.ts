/** Short ways for tests of risk: payments looked at now, and not in a minute. */
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { countDays } from '#domains/records/daily-aggregates/count-days.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { watchPayments } from '#domains/risk/aml/watch-payments.ts';

/** Seals and counts what the ledger has, then looks at it. */
export async function lookNow({ context, owner }: TestPlatform): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (;;) {
    const sealed = await sealOnce(owner, watermarks);
    const { rows } = await owner.query(
      `SELECT 1 FROM transfers WHERE id > (SELECT coalesce(max(last_transfer_id), 0)
         FROM ledger_blocks) LIMIT 1`,
    );
    if (sealed === 0 && rows.length === 0) break;
  }
  await countDays(context);
  await watchPayments(context);
}
