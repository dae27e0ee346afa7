/** The catalogue of games. */
import { asiaGames } from './asia-games.ts';
import type { Game } from './game.ts';
import { houseGames } from './house-games.ts';
import { vietnamGames } from './vietnam-games.ts';

export const games: readonly Game[] = [...houseGames, ...vietnamGames, ...asiaGames];

const byCode = new Map(games.map((game) => [game.code, game]));

/** Undefined: there is no such game. */
export const gameOf = (code: string): Game | undefined => byCode.get(code);
