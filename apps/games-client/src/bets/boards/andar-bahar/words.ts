export const words = {
  cloth: { en: 'Bet types', sw: 'Aina za madau' },
  joker: { en: 'Joker', sw: 'Jokeri' },
  cards: { en: 'Cards dealt', sw: 'Karata zilizogawiwa' },
  pastRound: { en: '{side}, cards dealt: {cards}', sw: '{side}, karata zilizogawiwa: {cards}' },
  ruleAim: {
    en: 'One card, the joker, is drawn open. Bet on the side that gets the first card of the same rank: Andar or Bahar.',
    sw: 'Karata moja, jokeri, hufunguliwa. Weka dau upande utakaopata kwanza karata ya namba hiyo hiyo: Andar au Bahar.',
  },
  ruleDeal: {
    en: 'One deck of 52 is shuffled for every round. After the joker, cards go to Andar and Bahar in turn, and Andar gets the first one. The round ends with the first card of the joker’s rank. Suits do not count.',
    sw: 'Pakiti moja ya karata 52 huchanganywa upya kila raundi. Baada ya jokeri, karata huenda Andar na Bahar kwa zamu, na Andar hupata ya kwanza. Raundi huisha karata ya namba ya jokeri ikitoka. Alama hazihesabiwi.',
  },
  rulePays: {
    en: 'Andar pays 0.9 : 1 because it gets the first card and wins a little more often. Bahar pays 1 : 1.',
    sw: 'Andar hulipa 0.9 : 1 kwa sababu hupata karata ya kwanza na hushinda mara nyingi kidogo zaidi. Bahar hulipa 1 : 1.',
  },
  ruleCards: {
    en: 'You can also bet on how many cards are dealt after the joker, the deciding card included: 1–5 pays 2.5 : 1, 6–10 3.5 : 1, 11–15 4.5 : 1, 16–25 3.5 : 1, 26–30 14 : 1, 31–35 24 : 1, 36–40 49 : 1, 41–49 119 : 1.',
    sw: 'Unaweza pia kuweka dau kwa idadi ya karata zitakazogawiwa baada ya jokeri, pamoja na ile inayoamua: 1–5 hulipa 2.5 : 1, 6–10 3.5 : 1, 11–15 4.5 : 1, 16–25 3.5 : 1, 26–30 14 : 1, 31–35 24 : 1, 36–40 49 : 1, 41–49 119 : 1.',
  },
  ruleJoker: {
    en: 'Or on the joker itself: 2 to 7 or 9 to ace at 1 : 1, an eight at 11 : 1, red or black at 0.9 : 1, its suit at 2.8 : 1.',
    sw: 'Au kwa jokeri yenyewe: 2 hadi 7 au 9 hadi ree, 1 : 1; nane, 11 : 1; nyekundu au nyeusi, 0.9 : 1; alama yake, 2.8 : 1.',
  },
} as const;
