/** Games of matches between people. Each is fetched when its game is opened. */
import type { MatchModule } from './match-game.ts';

export const matchList: Readonly<Record<string, () => Promise<{ readonly match: MatchModule }>>> =
  {};
