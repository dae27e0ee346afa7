/** Adding and removing payout accounts: proven by the payment password, told and audited. */
import type { PayoutAccount } from '@bahati/contract/player-site/payout-accounts.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { recordAudit } from '#domains/system/audit.ts';
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
import {
  canonicalPayee,
  hoursAfter,
  hoursToWait,
  lettersOf,
  maskPayee,
} from './payout-accounts.rules.ts';

type Actor = Pick<MemberActor, 'memberId' | 'username' | 'language'>;

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
  actor: Actor,
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
    await tell(transaction, actor, contacts, { change: 'added', row: added, ip: input.ip });
    return added;
  });
  return payoutAccountValue(row, now);
}

/**
 * A withdrawal under way keeps its payee. Refuses `payment_password_not_set`,
 * `payment_password_wrong`, `payout_account_not_found`.
 */
export async function removePayoutAccount(
  context: Context,
  actor: Actor,
  publicId: string,
  input: { paymentPassword: string; ip: string },
): Promise<void> {
  const { memberId } = actor;
  await assertPaymentPassword(context, memberId, input.paymentPassword);
  await inTransaction(context.database, async (transaction) => {
    const contacts = await lockContacts(transaction, memberId);
    const { rows } = await transaction.query<PayoutAccountRow>(
      `${selectPayoutAccounts}
        WHERE member_id = $2 AND public_id = $3 AND removed_at IS NULL
          FOR UPDATE OF payout_accounts`,
      [context.config.BRAND, memberId, publicId],
    );
    const row = rows[0];
    if (!row) throw new Refusal('payout_account_not_found');
    await transaction.query('UPDATE payout_accounts SET removed_at = $2 WHERE public_id = $1', [
      publicId,
      context.now(),
    ]);
    await tell(transaction, actor, contacts, { change: 'removed', row, ip: input.ip });
  });
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

type Contacts = { email: string | null; mobile: string | null };

/** Changes of one member's accounts happen one after the other. */
async function lockContacts(transaction: Transaction, memberId: bigint): Promise<Contacts> {
  const { rows } = await transaction.query<Contacts>(
    `SELECT email, mobile_number AS mobile FROM credentials
      WHERE member_id = $1 FOR NO KEY UPDATE`,
    [memberId],
  );
  if (!rows[0]) throw new Error('The member has no credentials.');
  return rows[0];
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

/** Tells the member where a thief of the session does not read, and the audit log. */
async function tell(
  transaction: Transaction,
  { memberId, username, language }: Actor,
  { email, mobile }: Contacts,
  { change, row, ip }: { change: 'added' | 'removed'; row: PayoutAccountRow; ip: string },
): Promise<void> {
  const account = maskPayee(row.number);
  const message = { purpose: 'payout_account_changed', change, account, language } as const;
  // An address costs nothing to write to; the number is for who has bound none.
  if (email !== null)
    await sendMessage(transaction, { ...message, channel: 'email', recipient: email });
  else if (mobile !== null) {
    await sendMessage(transaction, { ...message, channel: 'sms', recipient: mobile });
  }
  const told = { kind: row.kind, provider: row.bankName, number: account };
  await recordAudit(transaction, {
    actor: username,
    action: `member.payout_account_${change}`,
    subject: `member:${memberId}`,
    ...(change === 'added'
      ? { after: { ...told, readyAt: row.readyAt.toISOString() } }
      : { before: told }),
    ip,
  });
}
