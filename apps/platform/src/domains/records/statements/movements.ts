/** The account record: movements of a member's cash, each with the balance it left. */
import type {
  Movement,
  MovementFilter,
  MovementKind,
} from '@bahati/contract/player-site/records/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { codeList, readWalletIds, transferCodeName } from '#domains/wallet/ledger/ledger.ts';
import { codesOf } from '#domains/records/daily-aggregates/daily-aggregates.ts';
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

const betCodes: readonly number[] = [...codesOf.bet, ...codesOf.payout];
const namedCodes: readonly number[] = [...kinds.keys()];

/** What a filter lets pass: these codes, or all but these. */
function condition(filter: MovementFilter | undefined): {
  codes: readonly number[];
  isAllBut: boolean;
} {
  if (filter === undefined) return { codes: [], isAllBut: true };
  if (filter === 'adjustment') return { codes: namedCodes, isAllBut: true };
  if (filter === 'bonus') {
    return { codes: [...codesOf.promotion, ...codesOf.rebate], isAllBut: false };
  }
  return { codes: codesOf[filter], isAllBut: false };
}

/** Columns of a movement seen from an account, `side` being where the account stands. */
const seenFrom = (side: 'debit' | 'credit') =>
  `t.id, t.created_at, t.code, t.reference, ${side === 'debit' ? '-' : ''}t.amount AS change,
   t.${side}_balance_after AS balance_after`;

const ofSide = (side: 'debit' | 'credit', after: string) => `
  (SELECT ${seenFrom(side)} FROM transfers t
    WHERE t.${side}_account_id = $1 AND t.${side}_account_id >= 10000 AND t.id >= $2 AND t.id < $3
      AND t.created_at >= $4 AND t.created_at < $5 AND (t.code = ANY($6::smallint[])) <> $7 ${after}
    ORDER BY t.id DESC LIMIT $8)`;

/** Bets among the movements: all that the account was in. */
const fromTransfers = `${ofSide('debit', '')} UNION ALL ${ofSide('credit', '')}`;

const uncounted = `AND t.id > coalesce((SELECT last_transfer_id FROM records_progress), 0)`;

/** None of them a bet: those counted stand apart, and only what is newer is looked for. */
const fromPayments = `
  (SELECT t.id, t.created_at, t.code, t.reference,
          CASE WHEN t.debit_account_id = $1 THEN -t.amount ELSE t.amount END AS change,
          CASE WHEN t.debit_account_id = $1 THEN t.debit_balance_after
               ELSE t.credit_balance_after END AS balance_after
     FROM member_payments p JOIN transfers t ON t.id = p.transfer_id
    WHERE p.account_id = $1 AND p.transfer_id >= $2 AND p.transfer_id < $3
      AND t.created_at >= $4 AND t.created_at < $5 AND (p.code = ANY($6::smallint[])) <> $7
    ORDER BY p.transfer_id DESC LIMIT $8)
  UNION ALL ${ofSide('debit', uncounted)} UNION ALL ${ofSide('credit', uncounted)}`;

/** Names what a movement was about, in the reader's language. */
const named = (source: string, language: string) => `
  SELECT m.id AS "rowId", m.created_at AS at, m.code, m.reference, m.change,
         m.balance_after AS "balanceAfter",
         CASE WHEN ${language} = 'sw' THEN coalesce(g.name_sw, method.name_sw)
              ELSE coalesce(g.name_en, method.name) END AS about
    FROM (${source}) m
    LEFT JOIN provider_transactions p ON m.code <= 8 AND p.id = m.reference
    LEFT JOIN games g ON g.id = p.game_id
    LEFT JOIN deposits d ON m.code IN (${ofDeposit}) AND d.id = m.reference
    LEFT JOIN withdrawals w ON m.code IN (${ofWithdrawal}) AND w.hold_id = m.reference
    LEFT JOIN payment_methods method ON method.code = coalesce(d.method, w.method)
   ORDER BY m.id DESC`;

/** A page of everything, whose plan the bench prints. */
export const pageOfAllMovements = `${named(fromTransfers, '$9')} LIMIT $8`;
const listPayments = `${named(fromPayments, '$9')} LIMIT $8`;

export type MovementQuery = {
  span: TransferSpan;
  /** The id of the last movement of the page before; null: from the start. */
  before: bigint | null;
  filter: MovementFilter | undefined;
  limit: number;
  language: 'en' | 'sw';
};

/** Newest first. */
export async function readMovements(
  database: Database,
  account: Account,
  { span, before, filter, limit, language }: MovementQuery,
): Promise<MovementRow[]> {
  const { codes, isAllBut } = condition(filter);
  const hasBets = isAllBut ? filter === undefined : codes.some((code) => betCodes.includes(code));
  const high = before !== null && before < span.highId ? before : span.highId;
  const { rows } = await database.query<MovementRow>(hasBets ? pageOfAllMovements : listPayments, [
    account.id,
    span.lowId,
    high,
    span.from,
    span.to,
    codes,
    isAllBut,
    limit,
    language,
  ]);
  return rows;
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
