/** The jackpots as everybody may look at them, from a copy three seconds old at most. */
import type { Jackpots, PoolMovement } from '@bahati/contract/player-site/gaming/jackpots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { type KnownRule, type PoolRow, readPoolSums, readRules, readScope } from './pool-sums.ts';

type Copy = {
  currency: Currency;
  pools: readonly PoolRow[];
  rules: readonly KnownRule[];
  vendorNames: ReadonlyMap<string, string>;
};

/** Vendors change a seed rarely, and are asked over the network. */
const rulesEveryMs = 60_000;
const mostPools = 100;

export type JackpotBoard = (language: 'en' | 'sw') => Promise<Jackpots>;

export function createJackpotBoard(context: Context): JackpotBoard {
  const { database, log, now } = context;
  let rules: readonly KnownRule[] = [];
  let rulesReadAt = Number.NEGATIVE_INFINITY;
  const read = async (): Promise<Copy> => {
    const frame = await readFrame(database);
    const pools = (await readPoolSums(database)).filter((pool) => pool.currency === frame.currency);
    if (pools.length > 0 && now().getTime() - rulesReadAt > rulesEveryMs) {
      rulesReadAt = now().getTime();
      const told = await readRules(context);
      // A vendor that is away for a moment does not take its seeds out of the counter.
      if (told.length > 0) rules = told;
    }
    return { ...frame, pools, rules };
  };
  const nothing: Copy = { currency: 'KES', pools: [], rules: [], vendorNames: new Map() };
  const copy = keepFresh('the jackpots', nothing, read, log);
  return async (language) => jackpotsOf(await copy.now(), language);
}

async function readFrame(database: Database) {
  const brand = await database.query<{ currency: Currency }>('SELECT currency FROM brands LIMIT 1');
  const vendors = await database.query<{ code: string; name: string }>(
    'SELECT code, name FROM vendors ORDER BY id LIMIT 500',
  );
  return {
    currency: brand.rows[0]?.currency ?? 'KES',
    vendorNames: new Map(vendors.rows.map(({ code, name }) => [code, name])),
  };
}

function jackpotsOf({ currency, pools, rules, vendorNames }: Copy, language: 'en' | 'sw') {
  const meters = pools.map((row) => {
    const { vendorCode, level } = readScope(row.scope);
    const own = rules.filter(
      (rule) =>
        rule.vendorCode === vendorCode && rule.level === level && rule.currency === currency,
    );
    const seeds = own.map(({ seed }) => BigInt(seed)).toSorted((a, b) => (a < b ? -1 : 1));
    const amount = row.held + (seeds[0] ?? 0n);
    return { row, vendorCode, level, own, amount };
  });
  const inOrder = meters.toSorted((a, b) => (a.amount > b.amount ? -1 : 1)).slice(0, mostPools);
  const total = inOrder.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    currency,
    total: toDecimal(total, currency),
    pools: inOrder.map(({ row, vendorCode, level, own, amount }) => ({
      id: row.id.toString(),
      level,
      vendorName: vendorNames.get(vendorCode) ?? vendorCode,
      amount: toDecimal(amount, currency),
      held: toDecimal(row.held, currency),
      paidIn: toDecimal(row.held + row.paidOut, currency),
      paidOut: toDecimal(row.paidOut, currency),
      wonCount: row.wonCount,
      games: own
        .slice(0, 100)
        .map(({ gameId, names }) => ({ gameId, displayName: names[language] })),
    })),
  };
}

const mostMovements = 50;
/** Of each code, before those of other pools of the level are left out. */
const mostLookedAt = 500;

type MovementRow = {
  id: bigint;
  at: Date;
  code: number;
  amount: bigint;
  blockId: bigint | null;
  hash: string | null;
};

/** Found by the code of the pool's level: transfers are in order under each. Refuses `not_found`. */
export async function tracePool(database: Database, id: string) {
  const pool = await database.query<{ scope: string; currency: Currency }>(
    `SELECT scope, currency FROM accounts
      WHERE id = $1 AND kind = 'jackpot_pool' AND currency = (SELECT currency FROM brands LIMIT 1)`,
    [BigInt(id)],
  );
  const [found] = pool.rows;
  if (!found) throw new Refusal('not_found');
  const { level } = readScope(found.scope);
  const codes = [
    transferCodes[`jackpot_${level}_added`],
    transferCodes[`jackpot_${level}_returned`],
    transferCodes.jackpot_won,
  ];
  const { rows } = await database.query<MovementRow>(
    `SELECT t.id, t.created_at AS at, t.code, t.amount, block.id AS "blockId",
            encode(block.hash, 'hex') AS hash
       FROM (SELECT latest.* FROM unnest($2::smallint[]) AS wanted (code)
              CROSS JOIN LATERAL (SELECT * FROM transfers
                                   WHERE transfers.code = wanted.code
                                   ORDER BY reference DESC LIMIT $3) latest
              WHERE $1 IN (latest.debit_account_id, latest.credit_account_id)
              ORDER BY latest.id DESC LIMIT $4) t
       LEFT JOIN LATERAL (SELECT id, hash FROM ledger_blocks
                           WHERE last_transfer_id >= t.id
                           ORDER BY last_transfer_id LIMIT 1) block ON true
      ORDER BY t.id DESC`,
    [BigInt(id), codes, mostLookedAt, mostMovements],
  );
  return { movements: rows.map((row) => movementOf(row, found.currency)) };
}

function movementOf({ id, at, code, amount, blockId, hash }: MovementRow, currency: Currency) {
  const kind: PoolMovement['kind'] =
    code === transferCodes.jackpot_won
      ? 'won'
      : code < transferCodes.jackpot_mini_returned
        ? 'added'
        : 'returned';
  return {
    id: id.toString(),
    at: at.toISOString(),
    kind,
    amount: toDecimal(amount, currency),
    block: blockId === null || hash === null ? null : { id: blockId.toString(), hash },
  };
}
