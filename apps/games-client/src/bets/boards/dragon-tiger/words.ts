export const words = {
  cloth: { en: 'Bet types', sw: 'Aina za madau' },
  past: { en: 'Past rounds, newest last', sw: 'Raundi zilizopita, ya mwisho ni mpya' },
  ruleTraits: {
    en: 'You can also bet on one card: big (8 to king), small (ace to 6), odd or even at 1 : 1, or its suit at 3 : 1. A seven loses all of these bets.',
    sw: 'Unaweza pia kuweka dau kwa karata moja: kubwa (8 hadi mfalme), ndogo (ree hadi 6), witiri au shufwa, kila moja 1 : 1, au alama yake, 3 : 1. Saba hupoteza haya yote.',
  },
} as const;

/** Of the game of that name. */
export const dragonWords = {
  ruleAim: {
    en: 'The dragon and the tiger get one card each. The higher card wins. Bet on one of them, or on a tie.',
    sw: 'Karata moja huenda kwa joka na moja kwa chui milia. Iliyo kubwa hushinda. Weka dau upande unaoutaka, au kwa sare.',
  },
  ruleDeal: {
    en: 'Eight decks are shuffled for every round, and the dragon’s card comes first. The ace is the lowest card, the king the highest. Suits do not count.',
    sw: 'Pakiti nane huchanganywa upya kila raundi, na karata ya joka hutoka kwanza. Ree ni ndogo kuliko zote, mfalme ni mkubwa kuliko zote; alama hazihesabiwi.',
  },
  ruleTie: {
    en: 'Dragon and tiger pay 1 : 1. On a tie, half of these bets is refunded. Tie pays 11 : 1, and a tie of two cards of one suit 50 : 1.',
    sw: 'Joka na chui milia hulipa 1 : 1. Kukiwa na sare, nusu ya madau haya hurudishwa. Sare hulipa 11 : 1, na sare ya karata mbili za alama moja 50 : 1.',
  },
} as const;

/** Of the live table Lion and Leopard. */
export const lionWords = {
  ruleAim: {
    en: 'The lion and the leopard get one card each. The higher card wins. Bet on one of them, or on a tie.',
    sw: 'Karata moja huenda kwa simba na moja kwa chui. Iliyo kubwa hushinda. Weka dau upande unaoutaka, au kwa sare.',
  },
  ruleDeal: {
    en: 'Eight decks are shuffled for every round, and the lion’s card comes first. The ace is the lowest card, the king the highest. Suits do not count.',
    sw: 'Pakiti nane huchanganywa upya kila raundi, na karata ya simba hutoka kwanza. Ree ni ndogo kuliko zote, mfalme ni mkubwa kuliko zote; alama hazihesabiwi.',
  },
  ruleTie: {
    en: 'Lion and leopard pay 1 : 1. On a tie, half of these bets is refunded. Tie pays 11 : 1, and a tie of two cards of one suit 50 : 1.',
    sw: 'Simba na chui hulipa 1 : 1. Kukiwa na sare, nusu ya madau haya hurudishwa. Sare hulipa 11 : 1, na sare ya karata mbili za alama moja 50 : 1.',
  },
} as const;
