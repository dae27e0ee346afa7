/** Which games count for a mission or a tournament, and how awards are shown beside it. */
import type { PlayScope } from '@bahati/contract/mission-terms.ts';
import type { ShownAward, ShownScope } from '@bahati/contract/player-site/rewards/missions.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { amountOf } from '#domains/rewards/awards/awards.ts';

export const anyGame: PlayScope = { products: [], vendorIds: [], gameIds: [] };

type Names = {
  vendors: ReadonlyMap<number, string>;
  games: ReadonlyMap<number, { code: string; name: BothWords }>;
};

/** Reads the names of what several scopes list; the answer shows one of them. */
export async function readScopeNames(
  database: Database | Transaction,
  scopes: readonly PlayScope[],
): Promise<(scope: PlayScope) => ShownScope> {
  const names = await readNames(database, scopes);
  return ({ products, vendorIds, gameIds }) => ({
    products,
    vendors: vendorIds.flatMap((id) => names.vendors.get(id) ?? []),
    games: gameIds.flatMap((id) => names.games.get(id) ?? []),
  });
}

async function readNames(
  database: Database | Transaction,
  scopes: readonly PlayScope[],
): Promise<Names> {
  const vendorIds = [...new Set(scopes.flatMap((scope) => scope.vendorIds))];
  const gameIds = [...new Set(scopes.flatMap((scope) => scope.gameIds))];
  if (vendorIds.length + gameIds.length === 0) return { vendors: new Map(), games: new Map() };
  const { rows } = await database.query<{
    isGame: boolean;
    id: number;
    code: string;
    en: string;
    sw: string;
  }>(
    `SELECT false AS "isGame", id, code, name AS en, name AS sw FROM vendors
      WHERE id = ANY($1::int[])
     UNION ALL
     SELECT true, id, game_id, name_en, name_sw FROM games WHERE id = ANY($2::int[])`,
    [vendorIds, gameIds],
  );
  const [games, vendors] = [rows.filter((row) => row.isGame), rows.filter((row) => !row.isGame)];
  return {
    vendors: new Map(vendors.map(({ id, en }) => [id, en])),
    games: new Map(games.map(({ id, code, en, sw }) => [id, { code, name: { en, sw } }])),
  };
}

/** Refuses `scope_unknown` where a vendor or a game of it is none of ours. */
export async function assertScope(database: Database | Transaction, scope: PlayScope) {
  const { vendors, games } = await readNames(database, [scope]);
  const isKnown =
    scope.vendorIds.every((id) => vendors.has(id)) && scope.gameIds.every((id) => games.has(id));
  if (!isKnown) throw new Refusal('scope_unknown');
}

/** Refuses `scope_unknown` for free rounds of a game, or tickets of a draw, that are not there. */
export async function assertAward(database: Database | Transaction, award: Award): Promise<void> {
  if (award.kind === 'free_rounds') {
    await assertScope(database, { ...anyGame, gameIds: [award.gameId] });
  }
  if (award.kind === 'tickets') {
    const { rows } = await database.query('SELECT 1 FROM draws WHERE id = $1', [
      /^[1-9]\d{0,17}$/.test(award.drawId) ? award.drawId : '0',
    ]);
    if (rows.length === 0) throw new Refusal('scope_unknown');
  }
}

/** Money as a decimal, or a whole count. */
export function shownAward(award: Award, currency: Currency): ShownAward {
  const amount = amountOf(award, currency);
  const isMoney = award.kind === 'cash' || award.kind === 'bonus';
  return { kind: award.kind, amount: isMoney ? toDecimal(amount, currency) : amount.toString() };
}
