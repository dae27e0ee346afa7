/**
 * Where a member's money may be paid to. The whole number leaves the server for the rail alone;
 * its member sees it masked. An account is never changed, only removed and another added.
 */
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  currencyOfNumber,
  hoursToWait,
  hoursUntil,
  maskPayee,
  operatorOf,
} from './payout-accounts.rules.ts';
import { readPayoutHold } from './payout-hold.ts';

/** How many accounts a member may have, and how many may be added in a day. */
export const payoutLimits = { live: 5, addedInDay: 10 } as const;

/** What the rules need to know of the member, whose record is not identity's. */
export type PayoutOwner = {
  registeredAt: Date;
  /** As it was given at registration; null: not known. */
  realName: string | null;
};

export type PayoutAccountRow = {
  publicId: string;
  kind: PayoutAccount['kind'];
  number: string;
  bankCode: string | null;
  bankName: string | null;
  holderName: string | null;
  addedAt: Date;
  readyAt: Date;
  removedAt: Date | null;
};

/**
 * Begins every reading of accounts; conditions follow. $1: the brand. No account is ready while
 * money is held back from all of them.
 */
export const selectPayoutAccounts = `
  SELECT public_id AS "publicId", kind, number, bank_code AS "bankCode",
         payout_banks.name AS "bankName",
         holder_name AS "holderName", added_at AS "addedAt",
         greatest(ready_at, payouts_held_until) AS "readyAt", removed_at AS "removedAt"
    FROM payout_accounts JOIN credentials USING (member_id)
    LEFT JOIN payout_banks ON payout_banks.brand = $1 AND payout_banks.code = bank_code`;

export function payoutAccountValue(row: PayoutAccountRow, now: Date): PayoutAccount {
  const isReady = row.readyAt.getTime() <= now.getTime();
  return {
    id: row.publicId,
    kind: row.kind,
    provider: row.kind === 'bank' ? row.bankName : (operatorOf(row.number) ?? null),
    number: maskPayee(row.number),
    currency: row.kind === 'bank' ? null : (currencyOfNumber(row.number) ?? null),
    holderName: row.holderName,
    addedAt: row.addedAt.toISOString(),
    readyAt: isReady ? null : row.readyAt.toISOString(),
  };
}

/** The member's accounts, and what a further one would need. */
export async function readPayoutAccounts(
  { database, config, now }: Context,
  memberId: bigint,
  owner: PayoutOwner,
) {
  const { payoutCooldownHours } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<PayoutAccountRow>(
    `${selectPayoutAccounts} WHERE member_id = $2 AND removed_at IS NULL ORDER BY id LIMIT $3`,
    [config.BRAND, memberId, payoutLimits.live],
  );
  const hasEverHadOne = await hasEverHadPayoutAccount(database, memberId);
  const heldUntil = await readPayoutHold({ now }, database, memberId);
  const ownHours = hoursToWait({ ...owner, hasEverHadOne }, payoutCooldownHours, now());
  return {
    items: rows.map((row) => payoutAccountValue(row, now())),
    most: payoutLimits.live,
    waitHours: Math.max(ownHours, heldUntil === null ? 0 : hoursUntil(now(), heldUntil)),
    heldUntil: heldUntil?.toISOString() ?? null,
    banks: await readPayoutBanks(database, config.BRAND),
  };
}

export async function hasEverHadPayoutAccount(
  database: Database | Transaction,
  memberId: bigint,
): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM payout_accounts WHERE member_id = $1 LIMIT 1',
    [memberId],
  );
  return rows.length > 0;
}

export async function readPayoutBanks(
  database: Database,
  brand: string,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await database.query<{ code: string; name: string }>(
    `SELECT code, name FROM payout_banks
      WHERE brand = $1 AND is_enabled ORDER BY position, code LIMIT 100`,
    [brand],
  );
  return rows;
}

/**
 * One of the member's accounts, kept from being removed until the caller commits; one that was
 * removed before too, for an answer that is given again. Refuses `payout_account_not_found`.
 */
export async function holdPayoutAccount(
  transaction: Transaction,
  { config }: Pick<Context, 'config'>,
  memberId: bigint,
  publicId: string,
): Promise<PayoutAccountRow> {
  const { rows } = await transaction.query<PayoutAccountRow>(
    `${selectPayoutAccounts} WHERE member_id = $2 AND public_id = $3 FOR SHARE OF payout_accounts`,
    [config.BRAND, memberId, publicId],
  );
  const row = rows[0];
  if (!row) throw new Refusal('payout_account_not_found');
  return row;
}

/**
 * Refuses `payout_account_not_found` for a removed one, `payout_account_unfit` for another kind
 * than the way of paying wants, `payout_account_cooling` with `readyAt`.
 */
export function assertMayPayTo(row: PayoutAccountRow, kind: string, now: Date): void {
  if (row.removedAt !== null) throw new Refusal('payout_account_not_found');
  if (row.kind !== kind) throw new Refusal('payout_account_unfit');
  if (row.readyAt.getTime() <= now.getTime()) return;
  throw new Refusal('payout_account_cooling', { readyAt: row.readyAt.toISOString() });
}
