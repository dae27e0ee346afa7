/** The arenas: live tables at which everybody bets on one virtual fight. */
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { arenaSettings } from './arena-settings.ts';
import { fixedFightFigures, poolFightFigures } from './cockfight.figures.ts';
import {
  type FightOffer,
  type FightState,
  type FightView,
  fixedFight,
  offerFight,
  poolFight,
} from './fight-game.ts';

/** State and view only ever go back to the game that made them. */
const opaque = (game: BetGame<FightState, FightView>) => game as unknown as AnyBetGame;
const opaqueFigures = (figures: BetFigures<FightView>) => figures as BetFigures<unknown>;

const fixed = {
  rules: opaque(fixedFight()),
  figures: opaqueFigures(fixedFightFigures),
  offer: (draw) => offerFight(draw, false),
  inRound: ({ offer }) => opaque(fixedFight(offer as FightOffer)),
} as const satisfies Partial<LiveTable>;

const shared = {
  rules: opaque(poolFight([])),
  figures: opaqueFigures(poolFightFigures),
  offer: (draw) => offerFight(draw, true),
  isShared: true,
  inRound: ({ laid }) => opaque(poolFight(laid)),
} as const satisfies Partial<LiveTable>;

export const arenas: readonly LiveTable[] = arenaSettings.map(({ plays, ...settings }) => ({
  ...settings,
  ...(plays === 'cockfight-pool' ? shared : fixed),
  category: 'COCKFIGHT',
  lengthOf: (shown) => (shown as FightView).lengthMs,
  isHeld: (shown) => (shown as FightView).result !== 'cancelled',
}));
