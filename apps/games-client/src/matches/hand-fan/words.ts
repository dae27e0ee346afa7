/** What a hand of cards says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  ownCards: { en: 'Your cards: {count}', sw: 'Karata zako: {count}' },
  byRank: { en: 'Sorted by rank', sw: 'Kwa namba' },
  bySuit: { en: 'Sorted by suit', sw: 'Kwa alama' },
  rank: { en: 'Rank', sw: 'Namba' },
  suit: { en: 'Suit', sw: 'Alama' },
  sort: { en: 'Sort your cards', sw: 'Panga karata zako' },
  keys: {
    en: 'Keys: ← and → go along your cards, Enter chooses, ↑ plays what is chosen, Esc puts it back.',
    sw: 'Vitufe: ← na → hupita kwenye karata zako, Enter huchagua, ↑ hucheza ulizochagua, Esc huzirudisha.',
  },
  noFit: { en: '{card}, cannot be played now', sw: '{card}, haichezwi sasa' },
} as const satisfies Record<string, Words>;
