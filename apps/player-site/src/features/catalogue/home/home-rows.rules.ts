/** Which rows the home page shows (spec §2): by vendor where a category is large. */
import type { GameCategory, Vendor } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { GameMenu } from '#features/catalogue/menus/open-menus.rules.ts';

/** Games of a category, or of one vendor of it. */
export type GamesRow = {
  kind: 'games';
  gameType: GameCategory;
  /** Absent: every vendor of the category. */
  vassalage: string | undefined;
  vendorName: string | undefined;
};

/** The vendors of a category, each a way in. */
export type VendorsRow = { kind: 'vendors'; gameType: GameCategory; vendors: readonly Vendor[] };

export type HomeRow = GamesRow | VendorsRow;

/** How many vendors get a row of their own. */
const rowsOfOwn: Partial<Record<GameCategory, number>> = { RNG: 3, LIVE: 1, FISH: 1 };

/** Categories that are visited vendor by vendor, and how many of them home shows (spec §2, §9). */
const byVendor: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'];
const mostVendors = 12;

/** Home shows what can be played; the pages of the categories list the rest too. */
export function openOnly<G extends { isUnderMaintenance?: boolean | undefined }>(
  games: readonly G[],
): G[] {
  return games.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
}

export function homeRows(menus: readonly GameMenu[]): HomeRow[] {
  return menus.flatMap(({ gameCategory: gameType, vendors: listed }): HomeRow[] => {
    const vendors = openOnly(listed);
    if (vendors.length === 0) return [];
    if (byVendor.includes(gameType))
      return [{ kind: 'vendors', gameType, vendors: vendors.slice(0, mostVendors) }];
    const most = rowsOfOwn[gameType];
    if (most === undefined)
      return [{ kind: 'games', gameType, vassalage: undefined, vendorName: undefined }];
    return vendors
      .slice(0, most)
      .map(({ vassalage, name }) => ({ kind: 'games', gameType, vassalage, vendorName: name }));
  });
}
