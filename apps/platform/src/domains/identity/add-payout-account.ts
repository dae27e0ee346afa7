/** Adding a payout account, proven by the payment password. */
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand.ts';
import { assertPaymentPassword } from './identity.ts';
import {
  hasEverHadPayoutAccount,
  type PayoutAccountRow,
  payoutAccountValue,
  payoutLimits,
  type PayoutOwner,
  readPayoutBanks,
  selectPayoutAccounts,
} from './payout-accounts.ts';
import { canonicalPayee, hoursAfter, hoursToWait, lettersOf } from './payout-accounts.rules.ts';
import { lockContacts, type PayoutActor, tellChange } from './payout-change.ts';

export type NewPayoutAccount =
  | { kind: 'mobile_money'; number: string }
  | { kind: 'bank'; bank: string; number: string; holderName: string };

type Accepted = Pick<PayoutAccountRow, 'kind' | 'number' | 'holderName'> & {
  bankCode: string | null;
};

/**
 * Refuses `payee_invalid`, `bank_not_offered`, `holder_name_differs`, `payment_password_not_set`,
 * `payment_password_wrong`, `payout_account_exists`, `too_many_payout_accounts`.
 */
export async function addPayoutAccount(
  context: Context,
  actor: PayoutActor,
  owner: PayoutOwner,
  input: NewPayoutAccount & { paymentPassword: string; ip: string },
): Promise<PayoutAccount> {
  const { memberId } = actor;
  const accepted = await acceptAccount(context, owner, input);
  await assertPaymentPassword(context, memberId, input.paymentPassword);
  const { payoutCooldownHours } = await readBrand(context.database, context.config.BRAND);
  const now = context.now();
  const row = await inTransaction(context.database, async (transaction) => {
    const contacts = await lockContacts(transaction, memberId);
    await assertRoom(transaction, memberId, accepted, now);
    const hasEverHadOne = await hasEverHadPayoutAccount(transaction, memberId);
    const hours = hoursToWait({ ...owner, hasEverHadOne }, payoutCooldownHours, now);
    const added = await insertAccount(transaction, context, memberId, {
      ...accepted,
      addedAt: now,
      readyAt: hoursAfter(now, hours),
    });
    await tellChange(context, transaction, actor, contacts, {
      change: 'added',
      row: added,
      ip: input.ip,
    });
    return added;
  });
  return payoutAccountValue(row, now);
}

/** Judged before any password is hashed. */
async function acceptAccount(
  { database, config }: Context,
  { realName }: PayoutOwner,
  input: NewPayoutAccount,
): Promise<Accepted> {
  const { kind } = input;
  const { countryDialingCodes } = await readBrand(database, config.BRAND);
  const number = canonicalPayee(kind, input.number, countryDialingCodes);
  if (number === undefined) throw new Refusal('payee_invalid');
  if (kind === 'mobile_money') return { kind, number, bankCode: null, holderName: null };
  const banks = await readPayoutBanks(database, config.BRAND);
  const bank = banks.find(({ code }) => code === input.bank);
  if (!bank) throw new Refusal('bank_not_offered');
  const holderName = input.holderName.trim();
  const isOwn = realName === null || lettersOf(realName) === lettersOf(holderName);
  if (!isOwn) throw new Refusal('holder_name_differs');
  return { kind, number, bankCode: bank.code, holderName };
}

async function assertRoom(
  transaction: Transaction,
  memberId: bigint,
  { kind, number, bankCode }: Accepted,
  now: Date,
): Promise<void> {
  const { rows } = await transaction.query<{ live: number; lately: number; same: number }>(
    `SELECT count(*) FILTER (WHERE removed_at IS NULL)::int AS live,
            count(*) FILTER (WHERE added_at > $2)::int AS lately,
            count(*) FILTER (WHERE removed_at IS NULL AND kind = $3 AND number = $4
                               AND bank_code IS NOT DISTINCT FROM $5)::int AS same
       FROM payout_accounts WHERE member_id = $1`,
    [memberId, hoursAfter(now, -24), kind, number, bankCode],
  );
  const { live = 0, lately = 0, same = 0 } = rows[0] ?? {};
  if (same > 0) throw new Refusal('payout_account_exists');
  if (live >= payoutLimits.live || lately >= payoutLimits.addedInDay) {
    throw new Refusal('too_many_payout_accounts');
  }
}

async function insertAccount(
  transaction: Transaction,
  { config }: Context,
  memberId: bigint,
  account: Accepted & { addedAt: Date; readyAt: Date },
): Promise<PayoutAccountRow> {
  const { kind, number, bankCode, holderName, addedAt, readyAt } = account;
  const inserted = await transaction.query<{ publicId: string }>(
    `INSERT INTO payout_accounts
       (member_id, kind, number, bank_code, holder_name, added_at, ready_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING public_id AS "publicId"`,
    [memberId, kind, number, bankCode, holderName, addedAt, readyAt],
  );
  const { rows } = await transaction.query<PayoutAccountRow>(
    `${selectPayoutAccounts} WHERE public_id = $2`,
    [config.BRAND, inserted.rows[0]?.publicId],
  );
  if (!rows[0]) throw new Error('The payout account was not written.');
  return rows[0];
}
