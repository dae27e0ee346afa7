/**
 * The catalogue: vendors and their games, and which of them a member likes. It owns those tables;
 * who may play and where a game opens is gaming's. A game or vendor under maintenance stays
 * listed and says so. Lists are answered from a copy in memory, three seconds old at most.
 */
import type { Game, GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import {
  emptyCatalogueCache,
  gameValue,
  readCatalogueCache,
  readVersion,
  type CatalogueCache,
} from './catalogue-cache.ts';

export { stakesInForce } from './change-game.ts';
export { readAllGames } from './list-switches.ts';
export { lotteryMenusOf, prizeModeOf } from './lottery-menus.ts';
export { offerGames, offerVendors } from './offer-games.ts';
export { tilePath } from './catalogue-cache.ts';
export { setPopularity } from './popularity.ts';

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

export type Catalogue = {
  /** A category was closed or opened: the next who asks waits for what is left. */
  expire: () => void;
  /** The copy as it stands now. */
  cached: () => Promise<CatalogueCache>;
  /** Games by node id, in the order asked for; one that is not there is left out. */
  gamesById: (ids: readonly number[], language: 'en' | 'sw') => Promise<Game[]>;
};

/** Reads the tables when their version has risen, or a day has begun: what is new grows old. */
export function createCatalogue(database: Database, log: Log): Catalogue {
  let kept = emptyCatalogueCache;
  const read = async () => {
    const version = await readVersion(database);
    if (version !== kept.version) kept = await readCatalogueCache(database, version);
    return kept;
  };
  const cache = keepFresh('the catalogue', kept, read, log);
  return {
    expire: cache.expire,
    cached: cache.now,
    async gamesById(ids, language) {
      const { byId } = await cache.now();
      return ids.flatMap((id) => {
        const game = byId.get(id);
        return game ? [gameValue(game, language)] : [];
      });
    },
  };
}
