import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';

/** `code | English | Swahili`, a star before what is hot. */
export type DemoCategory = {
  vendor: string;
  category: GameCategory;
  firstId: number;
  games: string;
  isVendorGroup?: true;
};
