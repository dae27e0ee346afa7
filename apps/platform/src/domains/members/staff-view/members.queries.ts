/** The member card and the ledger behind it, as staff see them. */
import type { MemberRestriction } from '@bahati/contract/back-office/members/members.ts';
import type { LedgerEntry } from '@bahati/contract/back-office/members/members.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { transferCodeName, transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { fromMembers, memberRow, type Row, rowColumns } from './member-rows.ts';

type CardRow = Row & {
  language: string;
  registeredIp: string | null;
  registeredUrl: string | null;
  restrictions: MemberRestriction[];
};

/** The member card. Refuses `not_found`. */
export async function readMemberCard(database: Database, memberId: bigint) {
  const { rows } = await database.query<CardRow>(
    `SELECT ${rowColumns}, language, registered_ip AS "registeredIp",
            coalesce(registered_url, registered_domain) AS "registeredUrl", restrictions
       ${fromMembers} WHERE members.id = $1`,
    [memberId],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const { language, registeredIp, registeredUrl, restrictions, ...member } = row;
  const { totals, overview } = await readTotals(database, memberId, row);
  const about = { language, registeredIp, registeredUrl, restrictions };
  return { ...memberRow(member), ...about, totals, overview };
}

const { withdrawal_paid, withdrawal_tax, withdrawal_fee } = transferCodes;
const gone = [withdrawal_paid, withdrawal_tax, withdrawal_fee];
const { payout_reversed, withdrawal_tax_returned, withdrawal_fee_returned } = transferCodes;
const back = [payout_reversed, withdrawal_tax_returned, withdrawal_fee_returned];

function sumOf(codes: readonly number[], total: (code: number) => bigint): bigint {
  return codes.reduce((sum, code) => sum + total(code), 0n);
}

type CodeSum = { code: number; sum: bigint; first: Date; last: Date };

/** Sums over the whole ledger of the member; a returned stake is no stake. */
async function readTotals(
  database: Database,
  memberId: bigint,
  { currency, held }: Pick<Row, 'currency' | 'held'>,
) {
  const waiting = await database.query<{ amount: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM holds
      WHERE owner_id = $1 AND state = 'pending'`,
    [memberId],
  );
  const { rows } = await database.query<CodeSum>(
    `WITH own AS (SELECT id FROM accounts WHERE owner_id = $1 AND kind IN ('cash', 'held')),
          moved AS (
            SELECT id, code, amount, created_at FROM transfers
             WHERE debit_account_id IN (SELECT id FROM own)
             UNION
            SELECT id, code, amount, created_at FROM transfers
             WHERE credit_account_id IN (SELECT id FROM own))
     SELECT code, sum(amount)::bigint AS sum, min(created_at) AS first, max(created_at) AS last
       FROM moved GROUP BY code`,
    [memberId],
  );
  const sums = new Map(rows.map(({ code, sum }) => [code, sum]));
  const total = (code: number) => sums.get(code) ?? 0n;
  const told = (amount: bigint) => toDecimal(amount, currency);
  const { stake, stake_held, stake_returned, payout, promotion, deposit } = transferCodes;
  const { settled_stake_returned, payout_taken_back, payout_returned } = transferCodes;
  const returned = total(stake_returned) + total(settled_stake_returned);
  const staked = total(stake) + total(stake_held) - returned;
  const won = total(payout) - total(payout_taken_back) - total(payout_returned);
  // What is held is at stake in open rounds, or waits to be paid out.
  const openStakes = held - (waiting.rows[0]?.amount ?? 0n);
  const deposits = rows.find(({ code }) => code === deposit);
  return {
    totals: {
      deposited: told(total(deposit)),
      // Gross, as it left the balance; what came back counts no longer.
      withdrawn: told(sumOf(gone, total) - sumOf(back, total)),
      staked: told(staked),
      paidOut: told(won + total(promotion)),
    },
    overview: {
      ggr: told(staked - openStakes - won),
      openStakes: told(openStakes),
      firstDepositAt: deposits?.first.toISOString() ?? null,
      lastDepositAt: deposits?.last.toISOString() ?? null,
    },
  };
}

type LedgerRow = {
  rowId: bigint;
  at: Date;
  amount: bigint;
  code: number;
  reference: bigint;
  debitKind: string;
  creditKind: string;
  debitOwner: bigint;
  creditOwner: bigint;
  debitAfter: bigint | null;
  creditAfter: bigint | null;
  currency: Currency;
};

/**
 * Movements of the member's accounts, newest first. A movement between two of them is told once,
 * from the side of cash. Points are no money and have a record of their own.
 */
export async function listLedger(
  database: Database,
  memberId: bigint,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<Page<LedgerEntry>> {
  const { rows } = await database.query<LedgerRow>(
    `WITH own AS (SELECT id FROM accounts WHERE owner_id = $1 AND kind <> 'points'),
          moved AS (
            SELECT newest.* FROM own CROSS JOIN LATERAL (
              SELECT * FROM transfers WHERE debit_account_id = own.id
                 AND debit_account_id >= 10000 AND ($2::bigint IS NULL OR id < $2)
               ORDER BY id DESC LIMIT $3) newest
             UNION
            SELECT newest.* FROM own CROSS JOIN LATERAL (
              SELECT * FROM transfers WHERE credit_account_id = own.id
                 AND credit_account_id >= 10000 AND ($2::bigint IS NULL OR id < $2)
               ORDER BY id DESC LIMIT $3) newest)
     SELECT moved.id AS "rowId", created_at AS at, amount, code, reference,
            debit.kind AS "debitKind", credit.kind AS "creditKind",
            debit.owner_id AS "debitOwner", credit.owner_id AS "creditOwner",
            debit_balance_after AS "debitAfter", credit_balance_after AS "creditAfter",
            debit.currency
       FROM moved JOIN accounts debit ON debit.id = debit_account_id
                  JOIN accounts credit ON credit.id = credit_account_id
      ORDER BY moved.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  return pageOf(rows, query.pageSize, (row) => ledgerEntry(row, memberId));
}

function ledgerEntry(row: LedgerRow, memberId: bigint): LedgerEntry {
  const isOwnDebit = row.debitOwner === memberId;
  const isInside = isOwnDebit && row.creditOwner === memberId;
  const isDebit = isInside ? row.debitKind === 'cash' : isOwnDebit;
  const { currency } = row;
  return {
    id: row.rowId.toString(),
    at: row.at.toISOString(),
    account: isDebit ? row.debitKind : row.creditKind,
    counterAccount: isDebit ? row.creditKind : row.debitKind,
    code: transferCodeName(row.code),
    reference: row.reference.toString(),
    amount: toDecimal(isDebit ? -row.amount : row.amount, currency),
    balanceAfter: toDecimal((isDebit ? row.debitAfter : row.creditAfter) ?? 0n, currency),
  };
}
