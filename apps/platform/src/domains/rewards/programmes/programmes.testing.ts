/** Rules and daily aggregates for tests of the programmes. */
import type { Database } from '@bahati/server-kit/database.ts';
import { countDays } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { addDays, type Programme, readBrandDay } from './programmes.ts';

export async function plantRules(
  { owner, context }: Pick<TestPlatform, 'owner' | 'context'>,
  programme: Programme,
  rules: object,
): Promise<void> {
  await owner.query(
    `INSERT INTO programme_rules (brand, programme, valid_from, rules)
     VALUES ($1, $2, '2020-01-01', $3)
     ON CONFLICT (brand, programme, valid_from) DO UPDATE SET rules = excluded.rules`,
    [context.config.BRAND, programme, JSON.stringify(rules)],
  );
}

export type PlantedDay = {
  member: bigint;
  /** Before the brand's today. */
  daysAgo: number;
  turnover: bigint;
  payout?: bigint;
  deposit?: bigint;
};

/** Days as counting leaves them; all of the turnover counts. */
export async function plantDays(
  { owner, context }: Pick<TestPlatform, 'owner' | 'context'>,
  planted: readonly PlantedDay[],
): Promise<void> {
  const { today } = await readBrandDay(owner, context.config.BRAND);
  for (const { member, daysAgo, turnover, payout = 0n, deposit = 0n } of planted) {
    await owner.query(
      `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake,
         turnover, valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer,
         vendor_result, rebate, adjustment)
       VALUES ($1, $2, 'RNG', 1, 'KES', 1, $3, $3, $3, $4, 0, $5, 0, 0, 0, 0, 0, 0, 0)`,
      [addDays(today, -daysAgo), member, turnover, payout, deposit],
    );
  }
}

/** Seals and counts whatever moved. */
export async function countAll({ owner, context }: Pick<TestPlatform, 'owner' | 'context'>) {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (let isOpen = true; isOpen; ) {
    const sealed = await sealOnce(owner, watermarks);
    isOpen = sealed > 0 || (await hasUnsealed(owner));
  }
  await countDays(context);
}

async function hasUnsealed(owner: Database): Promise<boolean> {
  const { rows } = await owner.query(
    `SELECT 1 FROM transfers
      WHERE id > (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks) LIMIT 1`,
  );
  return rows.length > 0;
}
