/** Jackpot pools as staff look at them: the ledger's sums, and beside them the vendors' rules. */
import type { StaffJackpotWin, StaffPool } from '@bahati/contract/back-office/gaming/gaming.ts';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { JackpotRule } from '@bahati/contract/games-provider/jackpots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { maskedName } from '#domains/system/masked-name.ts';
import { transferCodes } from '#domains/wallet/transfer-codes.ts';
import type { Context } from '#platform/context.ts';
import { type JackpotLevel, jackpotLevels, jackpotWonBy } from './jackpot-moves.ts';
import { openSigningKey } from './provider-keys.ts';

type Language = 'en' | 'sw';

type PoolRow = {
  id: bigint;
  scope: string;
  currency: Currency;
  held: bigint;
  paidOut: bigint;
  wonCount: number;
};

const mostPools = 400;

/**
 * All of one statement, so that the sums belong together. A house account's balance is as of the
 * last seal; what came since is added. What was paid in is what is held and what was paid: wins
 * are few, and the amounts set aside are as many as bets.
 */
export async function listPools(
  context: Context,
  { language }: { language: Language },
): Promise<{ pools: StaffPool[] }> {
  const { rows } = await context.database.query<PoolRow>(
    `WITH sealed AS (SELECT coalesce(max(last_transfer_id), 0) AS id FROM ledger_blocks),
          pools AS (SELECT id, scope, currency, balance FROM accounts
                     WHERE kind = 'jackpot_pool' ORDER BY id LIMIT $2),
          fresh AS (SELECT p.id, sum(CASE WHEN t.credit_account_id = p.id THEN t.amount
                                          ELSE -t.amount END) AS amount
                      FROM transfers t JOIN pools p ON p.id IN (t.credit_account_id, t.debit_account_id)
                     WHERE t.id > (SELECT id FROM sealed) GROUP BY p.id),
          won AS (SELECT debit_account_id AS id, sum(amount) AS amount, count(*)::int AS count
                    FROM transfers WHERE code = $1 GROUP BY debit_account_id)
     SELECT p.id, p.scope, p.currency, (p.balance + coalesce(f.amount, 0))::bigint AS held,
            coalesce(w.amount, 0)::bigint AS "paidOut", coalesce(w.count, 0) AS "wonCount"
       FROM pools p LEFT JOIN fresh f ON f.id = p.id LEFT JOIN won w ON w.id = p.id`,
    [transferCodes.jackpot_won, mostPools],
  );
  const rules = await readRules(context, rows.length > 0);
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

/** The other way round than `poolScope` of the wallet. */
function readScope(scope: string): { vendorCode: string; level: JackpotLevel } {
  const [vendorCode = '', name] = scope.split(' ');
  const level = jackpotLevels.find((one) => one === name);
  if (!level) throw new Error(`The pool ${scope} has no level.`);
  return { vendorCode, level };
}

function millionthsAsPercent(millionths: number): string {
  const digits = String(millionths).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

type KnownRule = JackpotRule & {
  vendorCode: string;
  names: Readonly<Record<Language, string>>;
};
type Provider = { id: number; code: string; key: string; baseUrl: string };

/** Of the providers of vendors with pools. One that is away leaves its pools without rules. */
async function readRules(context: Context, isWanted: boolean): Promise<KnownRule[]> {
  if (!isWanted) return [];
  const { rows } = await context.database.query<Provider>(
    `SELECT DISTINCT p.id, p.code, p.signing_key AS key, p.api_url AS "baseUrl"
       FROM provider_profiles p JOIN vendors v ON v.id = ANY(p.vendor_ids)
       JOIN accounts a ON a.kind = 'jackpot_pool' AND split_part(a.scope, ' ', 1) = v.code
      ORDER BY p.id LIMIT 20`,
  );
  const known = await Promise.all(rows.map((provider) => askForRules(context, provider)));
  return known.flat();
}

async function askForRules(context: Context, provider: Provider): Promise<KnownRule[]> {
  const { id, code, baseUrl } = provider;
  try {
    const key = openSigningKey(context.config, id, provider.key);
    const { rules } = await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: 2_000, party: code },
      vendorCalls,
      'POST /vendor/v1/jackpots',
      { body: {} },
    );
    return await nameRules(context.database, id, rules);
  } catch (error) {
    if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
    context.log.warn({ err: error, provider: code }, 'its jackpots were not told');
    return [];
  }
}

async function nameRules(
  database: Database,
  providerId: number,
  rules: readonly JackpotRule[],
): Promise<KnownRule[]> {
  const { rows } = await database.query<{
    gameCode: string;
    vendorCode: string;
    en: string;
    sw: string;
  }>(
    `SELECT g.game_code AS "gameCode", v.code AS "vendorCode", g.name_en AS en, g.name_sw AS sw
       FROM provider_profiles p JOIN games g ON g.vendor_id = ANY(p.vendor_ids)
       JOIN vendors v ON v.id = g.vendor_id
      WHERE p.id = $1 AND g.game_code = ANY($2) AND NOT g.is_vendor_group`,
    [providerId, rules.map(({ gameCode }) => gameCode)],
  );
  const games = new Map(rows.map((row) => [row.gameCode, row]));
  return rules.flatMap((rule) => {
    const game = games.get(rule.gameCode);
    if (!game) return [];
    return [{ ...rule, vendorCode: game.vendorCode, names: { en: game.en, sw: game.sw } }];
  });
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
