export const words = {
  cloth: { en: 'Places to bet on', sw: 'Sehemu za kuweka dau' },
  past: { en: 'Earlier rounds, the newest last', sw: 'Raundi zilizopita, ya mwisho ni mpya' },
  ruleAim: {
    en: 'One card goes to the dragon and one to the tiger. The higher wins; lay chips on the one you think of, or on a tie.',
    sw: 'Karata moja huenda kwa joka na moja kwa chui milia. Iliyo kubwa hushinda; weka chipu upande unaoutaka, au kwa sare.',
  },
  ruleDeal: {
    en: 'Eight decks are shuffled anew for every round, and the dragon’s card comes first. The ace is the lowest card, the king the highest; suits count for nothing.',
    sw: 'Pakiti nane huchanganywa upya kila raundi, na karata ya joka hutoka kwanza. Ree ni ndogo kuliko zote, mfalme ni mkubwa kuliko zote; alama hazihesabiwi.',
  },
  ruleTie: {
    en: 'Dragon and tiger pay 1 : 1. On a tie half of what lies on them comes back. Tie pays 11 : 1, and a tie of two cards of one suit 50 : 1.',
    sw: 'Joka na chui milia hulipa 1 : 1. Kukiwa na sare, nusu ya yaliyowekwa kwao hurudi. Sare hulipa 11 : 1, na sare ya karata mbili za alama moja 50 : 1.',
  },
  ruleTraits: {
    en: 'On one card you may say: big (8 to king), small (ace to 6), odd or even, each 1 : 1, or its suit, 3 : 1. A seven loses all of these.',
    sw: 'Kwa karata moja unaweza kusema: kubwa (8 hadi mfalme), ndogo (ree hadi 6), witiri au shufwa, kila moja 1 : 1, au alama yake, 3 : 1. Saba hupoteza haya yote.',
  },
} as const;
