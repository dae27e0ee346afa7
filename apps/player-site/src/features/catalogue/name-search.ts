/** What the page and the worker that finds names say to each other. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { ListedGame } from './game-source.ts';

export type NameQuestion = {
  id: number;
  gameType: GameCategory;
  /** Empty: nothing is looked for yet, but the names are wanted. */
  typed: string;
  vassalage: string | undefined;
  language: 'en' | 'sw';
};

/** Null: nothing was looked for, or the names could not be read. */
export type NameAnswer = { id: number; games: ListedGame[] | null };
