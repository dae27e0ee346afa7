/** What the ledger says of jackpot pools, and what their vendors say of the rules. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { JackpotRule } from '@bahati/contract/games-provider/jackpots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { type JackpotLevel, jackpotLevels } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';

export type PoolRow = {
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
export async function readPoolSums(database: Database): Promise<PoolRow[]> {
  const { rows } = await database.query<PoolRow>(
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
  return rows;
}

/** The other way round than `poolScope` of the wallet. */
export function readScope(scope: string): { vendorCode: string; level: JackpotLevel } {
  const [vendorCode = '', name] = scope.split(' ');
  const level = jackpotLevels.find((one) => one === name);
  if (!level) throw new Error(`The pool ${scope} has no level.`);
  return { vendorCode, level };
}

export type KnownRule = JackpotRule & {
  vendorCode: string;
  /** As the catalogue calls the game. */
  gameId: string;
  names: Readonly<Record<'en' | 'sw', string>>;
};
type Provider = { id: number; code: string; key: string; baseUrl: string };

/** Of the providers of vendors with pools. One that is away leaves its pools without rules. */
export async function readRules(context: Context): Promise<KnownRule[]> {
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
    gameId: string;
    gameCode: string;
    vendorCode: string;
    en: string;
    sw: string;
  }>(
    `SELECT g.game_id AS "gameId", g.game_code AS "gameCode", v.code AS "vendorCode", g.name_en AS en, g.name_sw AS sw
       FROM provider_profiles p JOIN games g ON g.vendor_id = ANY(p.vendor_ids)
       JOIN vendors v ON v.id = g.vendor_id
      WHERE p.id = $1 AND g.game_code = ANY($2) AND NOT g.is_vendor_group`,
    [providerId, rules.map(({ gameCode }) => gameCode)],
  );
  const games = new Map(rows.map((row) => [row.gameCode, row]));
  return rules.flatMap((rule) => {
    const game = games.get(rule.gameCode);
    if (!game) return [];
    const { gameId, vendorCode, en, sw } = game;
    return [{ ...rule, gameId, vendorCode, names: { en, sw } }];
  });
}
