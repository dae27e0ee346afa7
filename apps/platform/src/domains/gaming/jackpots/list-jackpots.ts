/** Jackpot pools as staff look at them: the ledger's sums, and beside them the vendors' rules. */
import type { StaffJackpotWin, StaffPool } from '@bahati/contract/back-office/gaming/gaming.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { jackpotLevels, jackpotWonBy } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { type KnownRule, type PoolRow, readPoolSums, readRules, readScope } from './pool-sums.ts';

type Language = 'en' | 'sw';

/** Every pool with the rules of the games that feed it, by vendor, currency and level. */
export async function listPools(
  context: Context,
  { language }: { language: Language },
): Promise<{ pools: StaffPool[] }> {
  const rows = await readPoolSums(context.database);
  const rules = rows.length > 0 ? await readRules(context) : [];
  const pools = rows.map((row) => staffPool(row, rules, language));
  const rank = ({ level, currency, vendorCode }: StaffPool) =>
    `${vendorCode} ${currency} ${9 - jackpotLevels.indexOf(level)}`;
  return { pools: pools.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)) };
}

function staffPool(row: PoolRow, rules: readonly KnownRule[], language: Language): StaffPool {
  const { id, scope, currency, held, paidOut, wonCount } = row;
  const { vendorCode, level } = readScope(scope);
  const own = rules.filter(
    (rule) => rule.vendorCode === vendorCode && rule.level === level && rule.currency === currency,
  );
  return {
    id: id.toString(),
    vendorCode,
    level,
    currency,
    held: toDecimal(held, currency),
    paidIn: toDecimal(held + paidOut, currency),
    paidOut: toDecimal(paidOut, currency),
    wonCount,
    rules: own.map((rule) => ({
      displayName: rule.names[language],
      seed: toDecimal(BigInt(rule.seed), currency),
      sharePercent: millionthsAsPercent(rule.contribution),
      wonOncePer: toDecimal(BigInt(rule.oneIn), currency),
    })),
  };
}

function millionthsAsPercent(millionths: number): string {
  const digits = String(millionths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

type WinRow = {
  rowId: bigint;
  at: Date;
  nickname: string;
  displayName: string;
  scope: string;
  currency: Currency;
  fromPool: bigint;
  detail: string;
};

/**
 * Found by the ledger's movements, whose reference is the operation that paid. A jackpot of the
 * seed alone took nothing out of its pool, so it is not among them.
 */
export async function listJackpotWins(
  { database }: Pick<Context, 'database'>,
  query: { cursor?: string | undefined; pageSize: number; language: Language },
): Promise<{ items: StaffJackpotWin[]; nextCursor: string | null }> {
  const { cursor, pageSize, language } = query;
  const { rows } = await database.query<WinRow>(
    `SELECT t.reference AS "rowId", t.created_at AS at, m.nickname, a.scope, a.currency,
            t.amount AS "fromPool", o.detail,
            CASE $4 WHEN 'sw' THEN g.name_sw ELSE g.name_en END AS "displayName"
       FROM (SELECT * FROM transfers
              WHERE code = $1 AND ($2::bigint IS NULL OR reference < $2)
              ORDER BY reference DESC LIMIT $3) t
       JOIN accounts a ON a.id = t.debit_account_id
       JOIN provider_transactions o ON o.id = t.reference
       JOIN members m ON m.id = o.member_id JOIN games g ON g.id = o.game_id
      ORDER BY t.reference DESC`,
    [transferCodes.jackpot_won, readCursor(cursor), pageSize + 1, language],
  );
  return pageOf(rows, pageSize, ({ rowId, at, scope, currency, ...row }) => {
    const won = jackpotWonBy(row.detail);
    if (!won || won.amount - won.seed !== row.fromPool) {
      throw new Error(`The operation ${rowId} and the ledger differ about its jackpot.`);
    }
    return {
      id: rowId.toString(),
      at: at.toISOString(),
      winner: maskedName(row.nickname),
      displayName: row.displayName,
      ...readScope(scope),
      currency,
      amount: toDecimal(won.amount, currency),
      seed: toDecimal(won.seed, currency),
    };
  });
}
