import type { Words } from '@bahati/game-rules/words.ts';

/** What every table of cards says. */
export const words = {
  cards: { en: '{count} cards', sw: 'karata {count}' },
  oneCard: { en: 'one card', sw: 'karata moja' },
} as const satisfies Record<string, Words>;
