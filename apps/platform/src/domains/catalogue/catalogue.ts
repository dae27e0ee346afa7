/**
 * The catalogue: vendors and their games, and which of them a member likes. It owns those tables;
 * who may play and where a game opens is gaming's. A game or vendor under maintenance stays
 * listed and says so. Lists are answered from a copy in memory, two seconds old at most.
 */
import type { Game, GameCategory } from '@bahati/contract/player-site/catalogue.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { gameValue, readShelf, readVersion, type Shelf } from './shelf.ts';

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
  /** The copy as it stands now. */
  shelf: () => Promise<Shelf>;
  /** Games by node id, in the order asked for; one that is not there is left out. */
  gamesById: (ids: readonly number[], language: 'en' | 'sw') => Promise<Game[]>;
};

const refreshMs = 2_000;

/** Reads the tables when their version has risen; a database away leaves what was known. */
export function createCatalogue(database: Database, log: Log): Catalogue {
  let shelf: Shelf | undefined;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  const refresh = async () => {
    try {
      const version = await readVersion(database);
      if (shelf?.version !== version) shelf = await readShelf(database, version);
    } catch (error) {
      if (!shelf) throw error;
      log.warn({ err: error }, 'the catalogue was not read anew');
    } finally {
      askedAt = performance.now();
      asking = undefined;
    }
  };
  const current = async () => {
    if (!shelf || performance.now() - askedAt > refreshMs) await (asking ??= refresh());
    if (!shelf) throw new Error('The catalogue was not read.');
    return shelf;
  };
  return {
    shelf: current,
    async gamesById(ids, language) {
      const { byId } = await current();
      return ids.flatMap((id) => {
        const game = byId.get(id);
        return game ? [gameValue(game, language)] : [];
      });
    },
  };
}
