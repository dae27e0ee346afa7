/** The lists and lanes of the catalogue, answered from the copy in memory. */
import type {
  Game,
  GameCategory,
  GameClassify,
  GameSort,
  Vendor,
} from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { subCategories } from '@bahati/contract/sub-categories.ts';
import { menuOrder } from './catalogue.ts';
import { featureWords } from './feature-words.ts';
import { gameValue, type CatalogueCache, type CachedGame, tilePath } from './catalogue-cache.ts';

export type GameFilter = {
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
  gameId?: string | undefined;
  filter: 'ALL' | 'NEW' | 'HOT';
  gameClassify?: GameClassify | undefined;
  sort?: GameSort | undefined;
};

export type GamePage = { content: Game[]; pageNum: number; totalPages: number; total: number };

type View = { language: 'en' | 'sw'; pageNo: number; pageSize: number };

/** One page of what the filter leaves. */
export function listGames(cache: CatalogueCache, filter: GameFilter, view: View): GamePage {
  return pageOfGames(sorted(chosen(cache, filter), filter.sort, view.language), view);
}

export function pageOfGames(games: readonly CachedGame[], view: View): GamePage {
  const { language, pageNo, pageSize } = view;
  const from = (pageNo - 1) * pageSize;
  return {
    content: games.slice(from, from + pageSize).map((game) => gameValue(game, language)),
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(games.length / pageSize)),
    total: games.length,
  };
}

/** Every answer of a search is kept: a list may be paged to its end. */
function chosen(cache: CatalogueCache, filter: GameFilter): readonly CachedGame[] {
  const { search, gameType, vassalage, gameId, gameClassify } = filter;
  const source = search
    ? cache.index.search(search, cache.games.length).flatMap((at) => cache.games[at] ?? [])
    : gameType
      ? (cache.byCategory.get(gameType) ?? [])
      : cache.games;
  const asksMore = search || vassalage || gameId || gameClassify || filter.filter !== 'ALL';
  if (!asksMore) return source;
  return source.filter(
    (game) =>
      (!gameType || game.gameType === gameType) &&
      (!vassalage || game.vassalage === vassalage) &&
      (!gameId || game.gameId === gameId) &&
      (!gameClassify || game.features.includes(gameClassify)) &&
      (filter.filter !== 'NEW' || game.isNew) &&
      (filter.filter !== 'HOT' || game.isHot === 1),
  );
}

const mostOfGroup = 6;

/**
 * What a search finds, category by category, the one with the best match first; what can be played
 * comes first in each.
 */
export function searchGames(cache: CatalogueCache, search: string, language: 'en' | 'sw') {
  const found = chosen(cache, { search, filter: 'ALL' });
  const byType = Map.groupBy(found, ({ gameType }) => gameType);
  const groups = [...byType].map(([gameType, games]) => {
    const open = games.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
    const best = open.slice(0, mostOfGroup);
    const rest = games.filter((one) => one.isUnderMaintenance).slice(0, mostOfGroup - best.length);
    const told = [...best, ...rest].map((one) => gameValue(one, language));
    return { gameType, total: games.length, games: told };
  });
  const rests = ({ games }: (typeof groups)[number]) =>
    Number(games[0]?.isUnderMaintenance ?? true);
  return groups.toSorted((a, b) => rests(a) - rests(b));
}

function sorted(
  games: readonly CachedGame[],
  sort: GameSort | undefined,
  language: 'en' | 'sw',
): readonly CachedGame[] {
  if (sort === 'popular') return games.toSorted((a, b) => b.popularity - a.popularity);
  if (sort === 'new') return games.toSorted((a, b) => compare(b.releasedOn, a.releasedOn));
  if (sort === 'rtp') {
    return games.toSorted((a, b) => (b.rtpBasisPoints ?? -1) - (a.rtpBasisPoints ?? -1));
  }
  if (sort === 'name') {
    return games.toSorted((a, b) => compare(a.names[language], b.names[language]));
  }
  return games;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function hotGames(cache: CatalogueCache, language: 'en' | 'sw', limit: number): Game[] {
  const hot = cache.games.filter(({ isHot }) => isHot === 1);
  return hot.slice(0, limit).map((game) => gameValue(game, language));
}

/** Categories that have a vendor, in menu order, each with its vendors. */
export function menusOf(
  cache: CatalogueCache,
  language: 'en' | 'sw',
): { gameCategory: GameCategory; vendors: Vendor[] }[] {
  return lanesOf(cache, language).map(({ title, cards }) => ({
    gameCategory: title,
    vendors: cards.map(({ vassalage, name, icon, isUnderMaintenance }) => ({
      vassalage,
      name,
      icon,
      isUnderMaintenance,
    })),
  }));
}

export function lanesOf(cache: CatalogueCache, language: 'en' | 'sw') {
  return menuOrder.flatMap((title) => {
    const games = cache.byCategory.get(title);
    if (!games) return [];
    const byVendor = Map.groupBy(games, ({ vassalage }) => vassalage);
    const cards = cache.vendorOrder.flatMap((code) => vendorCard(byVendor.get(code), language));
    const gameClassify = subCategories.filter((one) =>
      games.some((game) => game.features.includes(one)),
    );
    return [{ title, cards, gameClassify }];
  });
}

/** A vendor shows itself by its first game; it is down when all its games are. */
function vendorCard(games: readonly CachedGame[] | undefined, language: 'en' | 'sw') {
  const first = games?.[0];
  if (!games || !first) return [];
  const { vassalage, vendorName: name, gameId } = first;
  const icon = tilePath(language, gameId);
  const isUnderMaintenance = games.every((game) => game.isUnderMaintenance);
  return [{ vassalage, name, icon, isUnderMaintenance, gameCount: games.length }];
}

export function vendorTypes(cache: CatalogueCache) {
  const byVendor = Map.groupBy(cache.games, ({ vassalage }) => vassalage);
  return cache.vendorOrder.flatMap((vassalage) => {
    const types = new Set(byVendor.get(vassalage)?.map(({ gameType }) => gameType));
    const gameTypes = menuOrder.filter((type) => types.has(type));
    return gameTypes.length > 0 ? [{ vassalage, gameTypes }] : [];
  });
}

/** Every game in few letters: what is said often is said once and pointed at. */
export function namesOf(cache: CatalogueCache, gameType: GameCategory | undefined) {
  const games = gameType ? (cache.byCategory.get(gameType) ?? []) : cache.games;
  const vendors = placesOf(games.map(({ vassalage }) => vassalage));
  const categories = placesOf(games.map((game) => game.gameType));
  const features = placesOf(games.flatMap((game) => game.features));
  const vendorNames = new Map(games.map((game) => [game.vassalage, game.vendorName]));
  return {
    vendors: [...vendors.keys()].map((vassalage) => ({
      vassalage,
      name: vendorNames.get(vassalage) ?? vassalage,
    })),
    categories: [...categories.keys()],
    features: [...features.keys()].map((code) => ({ code, words: [...featureWords(code)] })),
    picturePath: tilePath(':language', ':gameId'),
    games: games.map(
      (game) =>
        [
          game.nodeId,
          game.gameId,
          game.names.en,
          game.names.sw,
          vendors.get(game.vassalage) ?? 0,
          categories.get(game.gameType) ?? 0,
          marksOf(game),
          game.features.map((feature) => features.get(feature) ?? 0),
        ] satisfies [number, string, string, string, number, number, number, number[]],
    ),
  };
}

function marksOf(game: CachedGame): number {
  return (
    (game.isHot === 1 ? 1 : 0) +
    (game.isUnderMaintenance ? 2 : 0) +
    (game.isGame === 'VASSALAGE' ? 4 : 0) +
    (game.isNew ? 8 : 0)
  );
}

function placesOf<T>(values: readonly T[]): Map<T, number> {
  return new Map([...new Set(values)].map((value, place) => [value, place]));
}
