export const words = {
  cloth: { en: 'Bet types', sw: 'Aina za madau' },
  pairName: { en: 'Pair or better', sw: 'Jozi au zaidi' },
  sixCards: { en: 'Best five of six', sw: 'Tano bora kati ya sita' },
  pairPays: { en: '1–40 : 1', sw: '1–40 : 1' },
  bonusPays: { en: '7–1000 : 1', sw: '7–1000 : 1' },
  ruleAim: {
    en: 'Two players are dealt three cards each. Bet on the one who gets the higher hand: Player A or Player B.',
    sw: 'Wachezaji wawili hupata karata tatu kila mmoja. Weka dau kwa atakayepata mkono mkubwa zaidi: Mchezaji A au Mchezaji B.',
  },
  ruleDeal: {
    en: 'One deck of 52 is shuffled for every round. Cards go to Player A and Player B in turn, and Player A gets the first one.',
    sw: 'Pakiti moja ya karata 52 huchanganywa upya kila raundi. Karata huenda kwa Mchezaji A na Mchezaji B kwa zamu, na Mchezaji A hupata ya kwanza.',
  },
  ruleHands: {
    en: 'Hands from the best: trail (three of one rank), pure sequence (three in a row of one suit), sequence (three in a row), colour (three of one suit), pair, high card. Of sequences A K Q is the highest, A 2 3 the second, K Q J the third. Equal hands are compared by rank from the highest card; suits do not count.',
    sw: 'Mikono kuanzia bora: tatu za aina moja, mfululizo wa rangi moja (tatu zinazofuatana za alama moja), mfululizo (tatu zinazofuatana), rangi moja (tatu za alama moja), jozi, karata kubwa. Kati ya mifululizo A K Q ni ya kwanza, A 2 3 ya pili, K Q J ya tatu. Mikono sawa hulinganishwa kwa namba kuanzia karata kubwa; alama hazihesabiwi.',
  },
  rulePays: {
    en: 'Player A and Player B pay 0.95 : 1. On a tie these bets are refunded.',
    sw: 'Mchezaji A na Mchezaji B hulipa 0.95 : 1. Kukiwa na sare madau haya hurudishwa.',
  },
  rulePair: {
    en: 'Pair or better is on one player’s hand, whoever wins: pair 1 : 1, colour 4 : 1, sequence 6 : 1, pure sequence 30 : 1, trail 40 : 1.',
    sw: 'Jozi au zaidi ni kwa mkono wa mchezaji mmoja, yeyote ashinde: jozi 1 : 1, rangi moja 4 : 1, mfululizo 6 : 1, mfululizo wa rangi moja 30 : 1, tatu za aina moja 40 : 1.',
  },
  ruleBonus: {
    en: '3+3 Bonus is on the best five of all six cards, ranked as in poker: three of a kind 7 : 1, straight 10 : 1, flush 15 : 1, full house 20 : 1, four of a kind 100 : 1, straight flush 200 : 1, royal flush 1000 : 1.',
    sw: 'Bonasi ya 3+3 ni kwa karata tano bora kati ya zote sita, kama katika poka: tatu za namba moja 7 : 1, mfuatano 10 : 1, tano za alama moja 15 : 1, tatu na jozi 20 : 1, nne za namba moja 100 : 1, mfuatano alama moja 200 : 1, mfuatano wa kifalme 1000 : 1.',
  },
} as const;
