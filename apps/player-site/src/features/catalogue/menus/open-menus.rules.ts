/** Which categories have a game that can be played just now. */
import type { GameCategory, Vendor } from '@bahati/contract/player-site/catalogue/catalogue.ts';

export type GameMenu = { gameCategory: GameCategory; vendors: Vendor[] };

export function openMenus(menus: readonly GameMenu[]): GameMenu[] {
  return menus.filter(hasGame);
}

/** Listed, and nothing in them can be played yet. */
export function emptyCategories(menus: readonly GameMenu[]): GameCategory[] {
  return menus.filter((menu) => !hasGame(menu)).map(({ gameCategory }) => gameCategory);
}

/** A vendor is under maintenance when all its games are. */
function hasGame({ vendors }: GameMenu): boolean {
  return vendors.some(({ isUnderMaintenance }) => !isUnderMaintenance);
}
