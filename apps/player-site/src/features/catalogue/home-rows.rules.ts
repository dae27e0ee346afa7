/** Which rows the home page shows (spec §2): by vendor where a category is large. */
import type { GameCategory, Vendor } from '@bahati/contract/player-site/catalogue.ts';

export type GameMenu = { gameCategory: GameCategory; vendors: readonly Vendor[] };

export type HomeRow = {
  gameType: GameCategory;
  /** Absent: every vendor of the category. */
  vassalage: string | undefined;
  vendorName: string | undefined;
};

/** How many vendors get a row of their own. */
const vendorRows: Partial<Record<GameCategory, number>> = { RNG: 3, LIVE: 1, FISH: 1 };

export function homeRows(menus: readonly GameMenu[]): HomeRow[] {
  return menus.flatMap(({ gameCategory: gameType, vendors }): HomeRow[] => {
    const most = vendorRows[gameType];
    if (most === undefined) return [{ gameType, vassalage: undefined, vendorName: undefined }];
    return vendors
      .slice(0, most)
      .map(({ vassalage, name }) => ({ gameType, vassalage, vendorName: name }));
  });
}
