/** A copy of the catalogue as lists and searches need it. */
import type { Game, GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { createNameIndex, type NameIndex } from '@bahati/name-search/name-index.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { featureWords } from './feature-words.ts';

/** Everything told of a game; its name and its picture, which bears the name, differ by language. */
export type CachedGame = Omit<Game, 'displayName' | 'icon'> & {
  names: Readonly<Record<'en' | 'sw', string>>;
  /** ISO date, for the order by age. */
  releasedOn: string;
  popularity: number;
};

export type CatalogueCache = {
  version: string;
  /** In the shop's own order. */
  games: readonly CachedGame[];
  byCategory: ReadonlyMap<GameCategory, readonly CachedGame[]>;
  byId: ReadonlyMap<number, CachedGame>;
  /** Positions in `games`. */
  index: NameIndex;
  vendorOrder: readonly string[];
};

type GameRow = {
  gameId: string;
  nodeId: number;
  gameType: GameCategory;
  vassalage: string;
  vendorName: string;
  gameCode: string;
  en: string;
  sw: string;
  isHot: boolean;
  isVendorGroup: boolean;
  isUnderMaintenance: boolean;
  rtpBasisPoints: number | null;
  volatility: 'low' | 'medium' | 'high' | null;
  minimumStake: bigint | null;
  maximumStake: bigint | null;
  features: string[];
  releasedOn: string;
  isNew: boolean;
  hasFreePlay: boolean;
  popularity: number;
};

/** Of the tables and of the day: every morning a game may cease to be new. */
export async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.query<{ version: string }>(
    `SELECT concat_ws(' ', version, now()::date) AS version FROM catalogue_version`,
  );
  return rows[0]?.version ?? '';
}

export const emptyCatalogueCache: CatalogueCache = {
  version: '',
  games: [],
  byCategory: new Map(),
  byId: new Map(),
  index: createNameIndex([]),
  vendorOrder: [],
};

/** How long a game counts as new. */
export const newForDays = 60;

export async function readCatalogueCache(
  database: Database,
  version: string,
): Promise<CatalogueCache> {
  const { rows } = await database.query<GameRow>(
    `SELECT games.game_id AS "gameId", games.id AS "nodeId", games.category AS "gameType",
            vendors.code AS vassalage, vendors.name AS "vendorName", games.game_code AS "gameCode",
            games.name_en AS en, games.name_sw AS sw, games.is_hot AS "isHot",
            games.is_vendor_group AS "isVendorGroup",
            games.is_under_maintenance OR vendors.is_under_maintenance AS "isUnderMaintenance",
            games.rtp_basis_points AS "rtpBasisPoints", games.volatility,
            games.minimum_stake AS "minimumStake", games.maximum_stake AS "maximumStake",
            games.features, games.released_on::text AS "releasedOn",
            coalesce(games.marked_new, games.released_on > now()::date - $1::int) AS "isNew",
            games.has_free_play AS "hasFreePlay", games.popularity
       FROM games JOIN vendors ON vendors.id = games.vendor_id
      WHERE games.category <> ALL (SELECT unnest(closed_categories) FROM brands)
      ORDER BY NOT games.is_recommended, games.position, games.id`,
    [newForDays],
  );
  const { currency, vendorOrder } = await readFrame(database);
  const games = rows.map((row) => cachedGame(row, currency));
  return {
    version,
    games,
    byCategory: Map.groupBy(games, ({ gameType }) => gameType),
    byId: new Map(games.map((game) => [game.nodeId, game])),
    index: createNameIndex(
      games.map(({ names, vendorName, features }) => ({
        names: [names.en, names.sw],
        tags: [vendorName, ...features.flatMap(featureWords)],
      })),
    ),
    vendorOrder,
  };
}

/** Stakes are told in the brand's currency; vendors stand in the operator's order. */
async function readFrame(database: Database) {
  const brand = await database.query<{ currency: Currency }>('SELECT currency FROM brands LIMIT 1');
  const vendors = await database.query<{ code: string }>(
    'SELECT code FROM vendors ORDER BY position, id',
  );
  return {
    currency: brand.rows[0]?.currency ?? 'KES',
    vendorOrder: vendors.rows.map(({ code }) => code),
  };
}

function cachedGame(row: GameRow, currency: Currency): CachedGame {
  const { en, sw, isVendorGroup, isHot, minimumStake, maximumStake, ...same } = row;
  const told = (stake: bigint | null) => (stake === null ? null : toDecimal(stake, currency));
  return {
    ...same,
    names: { en, sw },
    isHot: isHot ? 1 : 0,
    isGame: isVendorGroup ? 'VASSALAGE' : 'GAME',
    minimumStake: told(minimumStake),
    maximumStake: told(maximumStake),
  };
}

/** Where the picture of a game is served, lettered in a language. */
export function tilePath(language: 'en' | 'sw' | ':language', gameId: string): string {
  return `/art/tiles/${language}/${gameId}.svg`;
}

/** A game as a call tells it. */
export function gameValue(game: CachedGame, language: 'en' | 'sw'): Game {
  const { names, releasedOn: _, popularity: __, ...told } = game;
  return { ...told, displayName: names[language], icon: tilePath(language, game.gameId) };
}
