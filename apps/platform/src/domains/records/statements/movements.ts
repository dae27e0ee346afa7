/** The account record: movements of a member's cash, each with the balance it left. */
import type {
  Movement,
  MovementFilter,
  MovementKind,
} from '@bahati/contract/player-site/records/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import {
  codeList,
  lastOperationCode,
  readWalletIds,
  transferCodeName,
  transferCodes,
} from '#domains/wallet/ledger/ledger.ts';
import { codesOf, playCodes } from '#domains/records/daily-aggregates/daily-aggregates.ts';
import type { TransferSpan } from './ranges.ts';

export type MovementRow = {
  rowId: bigint;
  at: Date;
  code: number;
  reference: bigint;
  change: bigint;
  /** Of the cash; null where the money moved beside it, out of what was held. */
  balanceAfter: bigint | null;
  about: string | null;
};

/** For one page of bets or payouts so many movements are looked at. */
const mostLookedAt = 2_000;

export type Account = { id: bigint; ownerId: bigint; currency: Currency };

/** The member's cash. */
export async function cashOf(
  database: Database,
  { memberId, currency }: { memberId: bigint; currency: Currency },
): Promise<Account> {
  const wallets = await readWalletIds(database, [memberId]);
  const wallet = wallets.find((one) => one.currency === currency);
  if (!wallet) throw new Error(`The member ${memberId} has no wallet.`);
  return { id: wallet.cash, ownerId: memberId, currency };
}

/** Kinds of a code; what stands nowhere is an adjustment. */
const kinds = new Map<number, MovementKind>(
  Object.entries(codesOf).flatMap(([kind, codes]) =>
    kind === 'vendor_result' ? [] : codes.map((code) => [code, kind as MovementKind]),
  ),
);

export function kindOfCode(code: number): MovementKind {
  return kinds.get(code) ?? 'adjustment';
}

const ofDeposit = codeList(
  'deposit',
  'deposit_tax',
  'deposit_reversed',
  'deposit_fee',
  'deposit_tax_returned',
  'deposit_fee_returned',
);
const ofWithdrawal = codeList(
  'withdrawal_held',
  'withdrawal_returned',
  'payout_reversed',
  'withdrawal_tax_returned',
  'withdrawal_fee_returned',
);

/** Codes that stand nowhere else, and so are adjustments. */
const adjustmentCodes = Object.values(transferCodes).filter((code) => !kinds.has(code));

/** The codes a filter lets pass; undefined: all. */
function codesFor(filter: MovementFilter | undefined): readonly number[] | undefined {
  if (filter === undefined) return undefined;
  if (filter === 'adjustment') return adjustmentCodes;
  if (filter === 'bonus') return [...codesOf.promotion, ...codesOf.rebate];
  return codesOf[filter];
}

/** Columns of a movement seen from an account, `side` being where the account stands. */
const seenFrom = (side: 'debit' | 'credit') =>
  `t.id, t.created_at, t.code, t.reference, ${side === 'debit' ? '-' : ''}t.amount AS change,
   t.${side}_balance_after AS balance_after`;

const inRange = 'AND t.created_at >= $4 AND t.created_at < $5';

const ofSide = (side: 'debit' | 'credit', columns: string, more: string) => `
  SELECT ${columns} FROM transfers t
   WHERE t.${side}_account_id = $1 AND t.${side}_account_id >= 10000 AND t.id >= $2 AND t.id < $3
     ${more}`;

const both = (columns: (side: 'debit' | 'credit') => string, more: string, end: string) => `
  (${ofSide('debit', columns('debit'), more)} ${end})
  UNION ALL (${ofSide('credit', columns('credit'), more)} ${end})`;

const nextOfSide = 'ORDER BY t.id DESC LIMIT $6';

/** All that the account was in. */
const fromTransfers = both(seenFrom, inRange, nextOfSide);

/** Bets or payouts among all that the account was in, of which so many are looked at. */
const fromPlay = `
  SELECT * FROM (
    SELECT * FROM (${both(seenFrom, '', '')}) moved ORDER BY id DESC LIMIT ${mostLookedAt}) t
   WHERE t.code = ANY($7::smallint[]) ${inRange}
   ORDER BY id DESC LIMIT $6`;

/** The id of the last movement that is looked at for one page, if there are as many. */
const lastLookedAt = `
  SELECT id FROM (${both(() => 'id', '', '')}) moved
   ORDER BY id DESC OFFSET ${mostLookedAt - 1} LIMIT 1`;

const uncounted = `AND t.id > coalesce((SELECT last_transfer_id FROM records_progress), 0)
  AND t.code = ANY($7::smallint[]) ${inRange}`;

/** None of them a bet: those counted are found by code, and only what is newer is looked for. */
const fromPayments = `
  (SELECT paid.* FROM unnest($7::smallint[]) AS wanted (code) JOIN LATERAL (
     SELECT t.id, t.created_at, t.code, t.reference,
            CASE WHEN t.debit_account_id = $1 THEN -t.amount ELSE t.amount END AS change,
            CASE WHEN t.debit_account_id = $1 THEN t.debit_balance_after
                 ELSE t.credit_balance_after END AS balance_after
       FROM member_payments p JOIN transfers t ON t.id = p.transfer_id
      WHERE p.account_id = $1 AND p.code = wanted.code
        AND p.transfer_id >= $2 AND p.transfer_id < $3 ${inRange}
      ORDER BY p.transfer_id DESC LIMIT $6) paid ON true
    ORDER BY paid.id DESC LIMIT $6)
  UNION ALL ${both(seenFrom, uncounted, nextOfSide)}`;

/** Names what a movement was about, in the reader's language. */
const named = (source: string, language: string) => `
  SELECT m.id AS "rowId", m.created_at AS at, m.code, m.reference, m.change,
         m.balance_after AS "balanceAfter",
         CASE WHEN ${language} = 'sw' THEN coalesce(g.name_sw, method.name_sw)
              ELSE coalesce(g.name_en, method.name) END AS about
    FROM (${source}) m
    LEFT JOIN provider_transactions p ON m.code <= ${lastOperationCode} AND p.id = m.reference
    LEFT JOIN games g ON g.id = p.game_id
    LEFT JOIN deposits d ON m.code IN (${ofDeposit}) AND d.id = m.reference
    LEFT JOIN withdrawals w ON m.code IN (${ofWithdrawal}) AND w.hold_id = m.reference
    LEFT JOIN payment_methods method ON method.code = coalesce(d.method, w.method)
   ORDER BY m.id DESC`;

/** A page of everything, whose plan the bench prints. */
export const pageOfAllMovements = `${named(fromTransfers, '$7')} LIMIT $6`;
const pageOfPlay = `${named(fromPlay, '$8')} LIMIT $6`;
const pageOfPayments = `${named(fromPayments, '$8')} LIMIT $6`;

export type MovementQuery = {
  span: TransferSpan;
  /** Below this id, where the page before ended; null: from the start. */
  before: bigint | null;
  filter: MovementFilter | undefined;
  limit: number;
  language: 'en' | 'sw';
};

/**
 * A page, newest first, and below which id the next one begins, if there is one. A filter that finds
 * little ends its page early, perhaps without a row, so that no page costs more than another.
 */
export async function readMovements(
  database: Database,
  account: Account,
  { span, before, filter, limit, language }: MovementQuery,
): Promise<{ rows: MovementRow[]; next: bigint | null }> {
  const high = before !== null && before < span.highId ? before : span.highId;
  const codes = codesFor(filter);
  const isPlay = codes?.some((code) => playCodes.includes(code));
  const asked = [account.id, span.lowId, high, span.from, span.to, limit + 1];
  const { rows } = codes
    ? await database.query<MovementRow>(isPlay ? pageOfPlay : pageOfPayments, [
        ...asked,
        codes,
        language,
      ])
    : await database.query<MovementRow>(pageOfAllMovements, [...asked, language]);
  const shown = rows.slice(0, limit);
  if (rows.length > limit) return { rows: shown, next: shown.at(-1)?.rowId ?? null };
  if (!isPlay) return { rows, next: null };
  const looked = await database.query<{ id: bigint }>(lastLookedAt, [account.id, span.lowId, high]);
  const last = looked.rows[0]?.id ?? null;
  // Beyond it some were not looked at: what was found there belongs to the next page.
  return { rows: rows.filter(({ rowId }) => last === null || rowId >= last), next: last };
}

/** Transfers of the owner as the cash saw them, or what was held where the cash had no part. */
const listByIds = named(
  `SELECT t.id, t.created_at, t.code, t.reference,
          CASE WHEN d.owner_id = $2 AND (c.owner_id <> $2 OR d.kind = 'cash')
               THEN -t.amount ELSE t.amount END AS change,
          CASE WHEN t.debit_account_id = $1 THEN t.debit_balance_after
               WHEN t.credit_account_id = $1 THEN t.credit_balance_after END AS balance_after
     FROM transfers t JOIN accounts d ON d.id = t.debit_account_id
                      JOIN accounts c ON c.id = t.credit_account_id
    WHERE t.id = ANY($3::bigint[]) AND $2 IN (d.owner_id, c.owner_id)`,
  '$4',
);

/** These transfers as far as they are the owner's, the first first. */
export async function movementsOf(
  database: Database,
  { id, ownerId }: Account,
  { ids, language }: { ids: readonly bigint[]; language: 'en' | 'sw' },
): Promise<MovementRow[]> {
  const { rows } = await database.query<MovementRow>(listByIds, [id, ownerId, ids, language]);
  return rows.toReversed();
}

export function movementValue(row: MovementRow, currency: Currency): Movement {
  return {
    id: row.rowId.toString(),
    at: row.at.toISOString(),
    kind: kindOfCode(row.code),
    code: transferCodeName(row.code),
    currency,
    amount: toDecimal(row.change, currency),
    balanceAfter: row.balanceAfter === null ? null : toDecimal(row.balanceAfter, currency),
    about: row.about,
  };
}
