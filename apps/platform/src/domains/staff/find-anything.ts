/**
 * What a text may mean, of all that the asker may see. Each kind is looked up by its own index and
 * whole, but for names of members.
 */
import type { boFindCalls } from '@bahati/contract/back-office/staff/find.ts';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { Context } from '#platform/context.ts';
import { findMembers } from '#domains/members/find-members.ts';
import { spellingsOf } from '#domains/members/phone-spellings.rules.ts';
import { type BrandSettings, readBrand } from '#domains/system/brand.ts';
import { findPayments } from './find-payments.ts';
import { findRounds } from './find-rounds.ts';

type Found = CallValue<(typeof boFindCalls)['GET /bo/find']>;

/** So many of each kind. */
const mostOfKind = 10;

export async function findAnything(
  context: Context,
  permissions: ReadonlySet<string>,
  text: string,
): Promise<Found> {
  const { database } = context;
  const brand = await readBrand(database, context.config.BRAND);
  const may = (permission: Permission) => permissions.has(permission);
  const asked = { text, numbers: spellingsOf(text, brand.countryDialingCodes), limit: mostOfKind };
  const [members, deposits, withdrawals, rounds] = await Promise.all([
    may('members.read') ? membersFound(context, brand, text) : [],
    may('deposits.read') ? findPayments(database, 'deposit', asked) : [],
    may('withdrawals.read') ? findPayments(database, 'withdrawal', asked) : [],
    may('members.read') ? findRounds(database, asked) : [],
  ]);
  return { members, payments: [...deposits, ...withdrawals], rounds };
}

async function membersFound(
  context: Context,
  brand: BrandSettings,
  text: string,
): Promise<Found['members']> {
  const found = [...(await findMembers(context, brand, text))].slice(0, mostOfKind);
  const { rows } = await context.database.query<{
    id: bigint;
    username: string;
    nickname: string;
    status: MemberRow['status'];
  }>(
    `SELECT id, username, nickname, status FROM members JOIN credentials ON member_id = id
      WHERE id = ANY($1::bigint[])`,
    [found.map(([id]) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(([id, foundBy]) => {
    const row = byId.get(id);
    return row ? [{ ...row, id: id.toString(), foundBy }] : [];
  });
}
