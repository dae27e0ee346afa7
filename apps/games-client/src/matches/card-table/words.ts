import type { Words } from '@bahati/game-rules/words.ts';
import type { Say } from '#frame/matches/match-game.ts';

/** What every table of cards says. */
const words = {
  cards: { en: '{count} cards', sw: 'karata {count}' },
  oneCard: { en: '1 card', sw: 'karata 1' },
} as const satisfies Record<string, Words>;

/** `1 card`, `12 cards`. */
export const sayCards = (say: Say, count: number): string =>
  say(count === 1 ? words.oneCard : words.cards, { count });
