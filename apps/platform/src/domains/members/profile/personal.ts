/** What the operator knows about a person. Staff see it masked; one field in clear is written down. */
import {
  type PersonalItem,
  personalFields,
} from '@bahati/contract/back-office/members/personal.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { operatorOf } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { maskedValue } from './personal.rules.ts';

type Known = Omit<PersonalItem, 'masked'> & { value: string };

/** A member has five accounts at a time; more than these is history for the audit log. */
const mostAccounts = 20;

/** Everything personal, masked. Refuses `not_found`. */
export async function readPersonal(
  { database, config }: Context,
  memberId: bigint,
): Promise<PersonalItem[]> {
  const known = await readKnown(database, config.BRAND, memberId);
  return known.map(({ value, ...item }) => ({ ...item, masked: maskedValue(item.key, value) }));
}

/** Answers the clear value of one field. Refuses `not_found`, `nothing_to_unmask`. */
export async function unmaskPersonal(
  { database, config }: Context,
  memberId: bigint,
  staff: StaffActor,
  { field, reason, ip }: { field: string; reason: string; ip: string },
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const known = await readKnown(transaction, config.BRAND, memberId);
    const found = known.find(({ key }) => key === field);
    if (!found) throw new Refusal('nothing_to_unmask');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'member.unmasked',
      subject: `member:${memberId}`,
      reason,
      // The value itself is in no log.
      after: { field },
      ip,
    });
    return found.value;
  });
}

/** Everything in clear. Whoever asks writes down, in this transaction, who saw it and why. */
export async function readPersonalInClear(
  transaction: Transaction,
  brand: string,
  memberId: bigint,
): Promise<Known[]> {
  return readKnown(transaction, brand, memberId);
}

type PersonRow = { birthday: string | null; mobile: string | null; email: string | null };
type Said = { field: string; value: string };

async function readKnown(
  database: Database | Transaction,
  brand: string,
  memberId: bigint,
): Promise<Known[]> {
  const people = await database.query<PersonRow>(
    `SELECT birthday::text, mobile_number AS mobile, credentials.email
       FROM members JOIN credentials ON member_id = members.id WHERE members.id = $1`,
    [memberId],
  );
  const person = people.rows[0];
  if (!person) throw new Refusal('not_found');
  const { rows } = await database.query<Said>(
    'SELECT field, value FROM member_details WHERE member_id = $1',
    [memberId],
  );
  const said = new Map(rows.map(({ field, value }) => [field, value]));
  // An address proven by a code stands above one that was only said.
  const proven: Record<string, string | null> = { ...person };
  const fields = personalFields.flatMap((key): Known[] => {
    const value = proven[key] ?? said.get(key) ?? '';
    return value === '' ? [] : [{ key, value, provider: null, isRemoved: false }];
  });
  return [...fields, ...(await readAccounts(database, brand, memberId))];
}

type AccountRow = {
  id: string;
  number: string;
  bankName: string | null;
  holderName: string | null;
  isRemoved: boolean;
};

async function readAccounts(
  database: Database | Transaction,
  brand: string,
  memberId: bigint,
): Promise<Known[]> {
  const { rows } = await database.query<AccountRow>(
    `SELECT public_id AS id, number, payout_banks.name AS "bankName",
            holder_name AS "holderName", removed_at IS NOT NULL AS "isRemoved"
       FROM payout_accounts
       LEFT JOIN payout_banks ON payout_banks.brand = $1 AND payout_banks.code = bank_code
      WHERE member_id = $2 ORDER BY removed_at IS NOT NULL, id DESC LIMIT $3`,
    [brand, memberId, mostAccounts],
  );
  return rows.flatMap(({ id, number, bankName, holderName, isRemoved }): Known[] => {
    const provider = bankName ?? operatorOf(number) ?? null;
    const same = { provider, isRemoved };
    const account = { key: `payout:${id}`, value: number, ...same };
    return holderName === null
      ? [account]
      : [account, { key: `holder:${id}`, value: holderName, ...same }];
  });
}
