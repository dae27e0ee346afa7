import type { Words } from '@bahati/game-rules/words.ts';

export const stormWords = {
  lucky: { en: 'Lucky numbers', sw: 'Namba za bahati' },
  luckyNow: { en: 'Lucky numbers: {numbers}', sw: 'Namba za bahati: {numbers}' },
  waiting: {
    en: 'Lightning strikes 1 to 5 numbers once bets are closed.',
    sw: 'Madau yakifungwa, radi hupiga namba 1 hadi 5.',
  },
  ruleStorm: {
    en: 'After bets are closed, lightning strikes one to five lucky numbers, and each gets a multiplier from 50× to 500×. Then the ball is spun.',
    sw: 'Madau yakifungwa, radi hupiga namba moja hadi tano za bahati, na kila moja hupata kizidishi kuanzia 50× hadi 500×. Kisha mpira huzungushwa.',
  },
  rulePays: {
    en: 'A bet on a single number pays 29 to 1. If the number is a lucky number, your bet is paid back its multiplier, for example 150 times.',
    sw: 'Dau la namba moja hulipa 29 kwa 1. Namba ikiwa ya bahati, dau lako hulipwa mara ya kizidishi chake, kwa mfano mara 150.',
  },
  ruleOthers: {
    en: 'All other bets pay as in roulette: two numbers 17 to 1, three 11, four 8, six 5, twelve 2 and eighteen 1 to 1. Lightning does not change them.',
    sw: 'Madau mengine hulipa kama ruleti ya kawaida: namba mbili 17 kwa 1, tatu 11, nne 8, sita 5, kumi na mbili 2, na kumi na nane 1 kwa 1. Radi haiyabadilishi.',
  },
  ruleMost: {
    en: 'No more than 200 of the smallest chips can be placed on a single number.',
    sw: 'Namba moja hupokea chipu ndogo zisizozidi 200.',
  },
  ruleReturn: {
    en: 'There are 37 numbers with 0. On average three of them are lucky numbers. The RTP of every bet is 97.297297 %.',
    sw: 'Kuna namba 37 pamoja na 0. Kwa wastani tatu kati yake ni za bahati. RTP ya kila dau ni 97.297297 %.',
  },
} as const satisfies Record<string, Words>;
