/**
 * The catalogue: vendors and their games. It owns both tables; who may play and where a game
 * opens is gaming's. A game or vendor under maintenance stays listed and says so.
 */
import type { Game, GameCategory, Vendor } from '@bahati/contract/player-site/catalogue.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';

/** Categories in the order of the menu (spec §2). */
export const menuOrder: readonly GameCategory[] = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'BGS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
];

/** Where the picture of a game is served. */
export function tilePath(gameId: string): string {
  return `/art/tiles/${gameId}.svg`;
}

export type GameFilter = {
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
  isHot?: boolean | undefined;
};

type GameRow = {
  gameId: string;
  nodeId: number;
  gameType: GameCategory;
  vassalage: string;
  vendorName: string;
  gameCode: string;
  displayName: string;
  isHot: boolean;
  isVendorGroup: boolean;
  isUnderMaintenance: boolean;
  rtpBasisPoints: number | null;
  volatility: 'low' | 'medium' | 'high' | null;
  minimumStake: bigint | null;
  maximumStake: bigint | null;
  total: bigint;
};

const matches = `
  FROM games JOIN vendors ON vendors.id = games.vendor_id
 WHERE ($1::text IS NULL OR games.category = $1) AND ($2::text IS NULL OR vendors.code = $2)
   AND ($3::text IS NULL OR games.name_en ILIKE $3 OR games.name_sw ILIKE $3)
   AND ($4::boolean IS NULL OR games.is_hot = $4)`;

/** One page of games, and how many match in all. Stakes are told in the brand's currency. */
export async function listGames(
  database: Database,
  filter: GameFilter,
  view: { language: 'en' | 'sw'; currency: Currency; offset: number; limit: number },
): Promise<{ games: Game[]; total: number }> {
  const { rows } = await database.query<GameRow>(
    `SELECT games.game_id AS "gameId", games.id AS "nodeId", games.category AS "gameType",
            vendors.code AS vassalage, vendors.name AS "vendorName", games.game_code AS "gameCode",
            CASE WHEN $5 = 'sw' THEN games.name_sw ELSE games.name_en END AS "displayName",
            games.is_hot AS "isHot", games.is_vendor_group AS "isVendorGroup",
            games.is_under_maintenance OR vendors.is_under_maintenance AS "isUnderMaintenance",
            games.rtp_basis_points AS "rtpBasisPoints", games.volatility,
            games.minimum_stake AS "minimumStake", games.maximum_stake AS "maximumStake",
            count(*) OVER () AS total
       ${matches}
      ORDER BY games.position, games.id LIMIT $6 OFFSET $7`,
    [...filterValues(filter), view.language, view.limit, view.offset],
  );
  const total = rows[0] ? Number(rows[0].total) : await countGames(database, filter);
  return { games: rows.map((row) => gameValue(row, view.currency)), total };
}

/** The total of a page beyond the last one. */
async function countGames(database: Database, filter: GameFilter): Promise<number> {
  const { rows } = await database.query<{ total: bigint }>(
    `SELECT count(*) AS total ${matches}`,
    filterValues(filter),
  );
  return Number(rows[0]?.total ?? 0n);
}

function filterValues({ gameType, vassalage, search, isHot }: GameFilter): unknown[] {
  const pattern = search ? `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  return [gameType ?? null, vassalage ?? null, pattern, isHot ?? null];
}

function gameValue(row: GameRow, currency: Currency): Game {
  const { isVendorGroup, isHot, total: _, minimumStake, maximumStake, ...same } = row;
  const told = (stake: bigint | null) => (stake === null ? null : toDecimal(stake, currency));
  return {
    ...same,
    isHot: isHot ? 1 : 0,
    icon: tilePath(row.gameId),
    isGame: isVendorGroup ? 'VASSALAGE' : 'GAME',
    minimumStake: told(minimumStake),
    maximumStake: told(maximumStake),
  };
}

type MenuRow = {
  gameCategory: GameCategory;
  vassalage: string;
  name: string;
  isUnderMaintenance: boolean;
  firstGameId: string;
};

/** Categories that have a vendor, in menu order, each with its vendors. */
export async function readMenus(
  database: Database,
): Promise<{ gameCategory: GameCategory; vendors: Vendor[] }[]> {
  const { rows } = await database.query<MenuRow>(
    `SELECT games.category AS "gameCategory", vendors.code AS vassalage, vendors.name,
            bool_and(games.is_under_maintenance OR vendors.is_under_maintenance)
              AS "isUnderMaintenance",
            (array_agg(games.game_id ORDER BY games.position, games.id))[1] AS "firstGameId"
       FROM games JOIN vendors ON vendors.id = games.vendor_id
      GROUP BY games.category, vendors.id ORDER BY vendors.position, vendors.id`,
  );
  return menuOrder
    .map((gameCategory) => ({
      gameCategory,
      vendors: rows.filter((row) => row.gameCategory === gameCategory).map(vendorValue),
    }))
    .filter((menu) => menu.vendors.length > 0);
}

function vendorValue({ vassalage, name, isUnderMaintenance, firstGameId }: MenuRow): Vendor {
  return { vassalage, name, isUnderMaintenance, icon: tilePath(firstGameId) };
}
