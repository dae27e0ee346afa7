/** The arenas: live tables at which everybody bets on one virtual fight. */
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { fixedFightFigures, poolFightFigures } from './cockfight.figures.ts';
import type { FightResult } from './cockfight.rules.ts';
import {
  type FightOffer,
  type FightState,
  type FightView,
  fixedFight,
  offerFight,
  poolFight,
} from './fight-game.ts';
import { fixedCloth, poolCloth } from './fight-places.ts';

const common = {
  category: 'COCKFIGHT',
  bettingMs: 25_000,
  // A fight is shown to its last beat, then its result.
  dealingMs: 3_500,
  restMs: 4_000,
  releasedOn: '2026-11-27',
  lengthOf: (shown: unknown) => (shown as FightView).lengthMs,
  isHeld: (shown: unknown) => (shown as { result: FightResult }).result !== 'cancelled',
} as const;

/** State and view only ever go back to the game that made them. */
const opaque = (game: BetGame<FightState, FightView>) => game as unknown as AnyBetGame;
const opaqueFigures = (figures: BetFigures<FightView>) => figures as BetFigures<unknown>;

const fixed = {
  ...common,
  cloth: fixedCloth,
  rules: opaque(fixedFight()),
  figures: opaqueFigures(fixedFightFigures),
  offer: (draw) => offerFight(draw, false),
  inRound: ({ offer }) => opaque(fixedFight(offer as FightOffer)),
} as const satisfies Partial<LiveTable>;

const shared = {
  ...common,
  cloth: poolCloth,
  rules: opaque(poolFight([])),
  figures: opaqueFigures(poolFightFigures),
  offer: (draw) => offerFight(draw, true),
  isShared: true,
  inRound: ({ laid }) => opaque(poolFight(laid)),
} as const satisfies Partial<LiveTable>;

export const arenas: readonly LiveTable[] = [
  {
    ...fixed,
    code: 'jogoo-wa-savana',
    vendor: { code: 'SV3', name: 'Savana Virtual' },
    title: { en: 'Savannah Rooster', sw: 'Jogoo wa Savana' },
  },
  {
    ...shared,
    code: 'jogoo-wa-dau',
    vendor: { code: 'DS88', name: 'Dau Sparring' },
    title: { en: 'Harbour Roosters', sw: 'Jogoo wa Dau' },
  },
  {
    ...fixed,
    code: 'ulingo-wa-digo',
    vendor: { code: 'DIG', name: 'Digo Ring' },
    title: { en: 'Digo Ring', sw: 'Ulingo wa Digo' },
  },
  {
    ...shared,
    code: 'jogoo-bandia',
    vendor: { code: 'WGB', name: 'Wapiganaji Bandia' },
    title: { en: 'Painted Roosters', sw: 'Jogoo Bandia' },
  },
  {
    ...fixed,
    code: 'jogoo-wa-watamu',
    vendor: { code: 'WS168', name: 'Watamu Sparring' },
    title: { en: 'Watamu Roosters', sw: 'Jogoo wa Watamu' },
  },
];
