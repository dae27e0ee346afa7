/** Games and vendors as staff see them: what is on and what is off. */
import type {
  GameSettings,
  SwitchedGame,
  SwitchedVendor,
} from '@bahati/contract/back-office/catalogue/catalogue.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { versionOf } from '@bahati/server-kit/version-of.ts';
import type { Context } from '#platform/context.ts';
import { newForDays } from './catalogue-cache.ts';

type Row = Omit<
  SwitchedGame,
  | 'id'
  | 'currency'
  | 'minimumStake'
  | 'maximumStake'
  | 'offeredMinimum'
  | 'offeredMaximum'
  | 'offUntil'
  | 'version'
> & {
  rowId: bigint;
  minimumStake: bigint | null;
  maximumStake: bigint | null;
  offeredMinimum: bigint | null;
  offeredMaximum: bigint | null;
  offUntil: Date | null;
};

const gameColumns = `g.id::bigint AS "rowId", g.game_id AS "gameId", g.name_en AS "nameEn",
  g.name_sw AS "nameSw", g.category, g.is_hot AS "isHot", g.marked_new AS "markedNew",
  g.is_recommended AS "isRecommended", g.position,
  coalesce(g.marked_new, g.released_on > now()::date - ${newForDays}) AS "isNew",
  nullif(g.minimum_stake, coalesce(g.offered_minimum_stake, g.minimum_stake)) AS "minimumStake",
  nullif(g.maximum_stake, coalesce(g.offered_maximum_stake, g.maximum_stake)) AS "maximumStake",
  coalesce(g.offered_minimum_stake, g.minimum_stake) AS "offeredMinimum",
  coalesce(g.offered_maximum_stake, g.maximum_stake) AS "offeredMaximum",
  v.code AS "vendorCode", v.name AS "vendorName",
  NOT g.is_under_maintenance AS "isOn", NOT v.is_under_maintenance AS "isVendorOn",
  CASE WHEN g.is_under_maintenance THEN g.maintenance_until END AS "offUntil",
  g.is_ready AS "isReady"`;

type GameFilter = {
  cursor?: string | undefined;
  pageSize: number;
  search?: string | undefined;
  vendor?: string | undefined;
  category?: GameCategory | undefined;
  state?: 'on' | 'off' | undefined;
};

export async function listSwitchedGames(
  context: Context,
  filter: GameFilter,
): Promise<Page<SwitchedGame>> {
  const { database, config } = context;
  const { currency } = await readBrand(database, config.BRAND);
  const place = readPlace(filter.cursor);
  const { rows } = await database.query<Row>(
    `SELECT ${gameColumns} FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE NOT g.is_vendor_group
        AND ($1::int IS NULL OR (g.position, g.id) > ($1, $2::int))
        AND ($4::text IS NULL OR strpos(lower(concat_ws(' ', g.name_en, g.name_sw, g.game_id)),
              lower($4)) > 0)
        AND ($5::text IS NULL OR v.code = $5)
        AND ($6::boolean IS NULL
              OR $6 = NOT (g.is_under_maintenance OR v.is_under_maintenance))
        AND ($7::text IS NULL OR g.category = $7)
      ORDER BY g.position, g.id LIMIT $3`,
    [
      place?.position ?? null,
      place?.id ?? null,
      filter.pageSize + 1,
      filter.search ?? null,
      filter.vendor ?? null,
      filter.state === undefined ? null : filter.state === 'on',
      filter.category ?? null,
    ],
  );
  const shown = rows.slice(0, filter.pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > filter.pageSize && last !== undefined;
  return {
    items: shown.map((row) => switchedGame(row, currency)),
    nextCursor: hasMore ? placeOf(last) : null,
  };
}

/** More games than this are a mistake. */
const mostGames = 50_000;

/** All of them in the shop's order, as the file of games tells them. */
export async function readAllGames(
  { config }: Context,
  database: Database | Transaction,
): Promise<SwitchedGame[]> {
  const { currency } = await readBrand(database, config.BRAND);
  const { rows } = await database.query<Row>(
    `SELECT ${gameColumns} FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE NOT g.is_vendor_group ORDER BY g.position, g.id LIMIT $1`,
    [mostGames],
  );
  return rows.map((row) => switchedGame(row, currency));
}

function placeOf({ position, rowId }: Row): string {
  return Buffer.from(`${position} ${rowId}`).toString('base64url');
}

/** Undefined: from the start. Refuses `invalid_input`. */
function readPlace(cursor: string | undefined): { position: number; id: number } | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, position, id] = /^(-?\d{1,9}) (\d{1,9})$/.exec(text) ?? [];
  if (position === undefined || id === undefined) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  return { position: Number(position), id: Number(id) };
}

/** Locks the game. Refuses `not_found`. */
export async function lockSwitchedGame(
  { config }: Context,
  transaction: Transaction,
  gameId: string,
): Promise<SwitchedGame> {
  const { currency } = await readBrand(transaction, config.BRAND);
  const { rows } = await transaction.query<Row>(
    `SELECT ${gameColumns} FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE g.id = $1::bigint AND NOT g.is_vendor_group FOR UPDATE OF g`,
    [gameId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return switchedGame(rows[0], currency);
}

function switchedGame({ rowId, ...row }: Row, currency: Currency): SwitchedGame {
  const told = (stake: bigint | null) => (stake === null ? null : toDecimal(stake, currency));
  const game = {
    ...row,
    id: rowId.toString(),
    currency,
    minimumStake: told(row.minimumStake),
    maximumStake: told(row.maximumStake),
    offeredMinimum: told(row.offeredMinimum),
    offeredMaximum: told(row.offeredMaximum),
    offUntil: row.offUntil?.toISOString() ?? null,
  };
  return { ...game, version: versionOf(settingsOf(game)) };
}

/** What staff may change of a game, as the audit log tells it. */
export function settingsOf(game: GameSettings): GameSettings {
  const { nameEn, nameSw, category, isHot, markedNew, isRecommended } = game;
  const { minimumStake, maximumStake } = game;
  return {
    nameEn,
    nameSw,
    category,
    isHot,
    markedNew,
    isRecommended,
    minimumStake,
    maximumStake,
  };
}

/** More vendors than this are a mistake. */
const mostVendors = 500;

export async function listSwitchedVendors(
  database: Database | Transaction,
): Promise<{ items: SwitchedVendor[] }> {
  const { rows } = await database.query<SwitchedVendor>(
    `SELECT v.code, v.name, v.wallet, NOT v.is_under_maintenance AS "isOn",
            (SELECT count(*) FROM games g WHERE g.vendor_id = v.id)::int AS "gameCount"
       FROM vendors v ORDER BY v.position, v.id LIMIT $1`,
    [mostVendors],
  );
  return { items: rows };
}
