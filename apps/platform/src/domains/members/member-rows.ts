/** How a member stands in a row of the office's lists. */
import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';

export type Row = Omit<
  MemberRow,
  'id' | 'balance' | 'held' | 'registeredAt' | 'lastLoginAt' | 'foundBy'
> & {
  rowId: bigint;
  currency: Currency;
  cash: bigint;
  held: bigint;
  registeredAt: Date;
  lastLoginAt: Date | null;
};

export const rowColumns = `members.id AS "rowId", credentials.username, nickname, members.type, members.status,
  members.currency, coalesce(cash.balance, 0)::bigint AS cash,
  coalesce(held.balance, 0)::bigint AS held, members.registered_at AS "registeredAt",
  credentials.last_login_at AS "lastLoginAt", nullif(indexed.dialing_code, '') AS "dialingCode",
  coalesce(indexed.kyc_level, 0)::int AS "kycLevel",
  CASE WHEN upline.member_id IS NOT NULL THEN
    json_build_object('id', upline.member_id::text, 'username', upline.username) END AS upline`;

export const fromMembers = `FROM members
  JOIN credentials ON credentials.member_id = members.id
  LEFT JOIN member_index indexed ON indexed.member_id = members.id
  LEFT JOIN accounts cash ON cash.owner_id = members.id AND cash.kind = 'cash'
    AND cash.scope = '' AND cash.currency = members.currency
  LEFT JOIN accounts held ON held.owner_id = members.id AND held.kind = 'held'
    AND held.scope = '' AND held.currency = members.currency
  LEFT JOIN credentials upline ON upline.member_id = members.upline_id`;

export function memberRow(row: Row): MemberRow {
  const { rowId, cash, held, registeredAt, lastLoginAt, ...same } = row;
  return {
    ...same,
    id: rowId.toString(),
    balance: toDecimal(cash, row.currency),
    held: toDecimal(held, row.currency),
    registeredAt: registeredAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    foundBy: [],
  };
}
