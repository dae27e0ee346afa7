/** Of names the wire carries the family and the game they stand for. */
import { families, type Family } from '@bahati/lottery-rules/draws/families.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';

export const familyNamed = (name: string): Family | undefined =>
  families.find((family) => family === name);

export const familyOfGame = (gameCode: string): Family | undefined => gameOf(gameCode)?.family;
