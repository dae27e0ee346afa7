export const words = {
  pays: { en: 'Paytable', sw: 'Jedwali la malipo' },
  cards: { en: 'Your five cards', sw: 'Karata zako tano' },
  held: { en: 'Held', sw: 'Imeshikwa' },
  wild: { en: 'Wild', sw: 'Jokeri' },
  welcome: {
    en: 'You get five cards. Hold the ones you like and draw the rest.',
    sw: 'Unagawiwa karata tano. Shika uzitakazo, badilisha nyingine.',
  },
  choose: { en: 'Tap the cards to hold.', sw: 'Gusa karata unazoshika.' },
  nothing: { en: 'No win', sw: 'Hukushinda' },
  paid: { en: '{hand} pays {pays}×', sw: '{hand} inalipa {pays}×' },
  already: { en: '{hand} already', sw: 'Tayari {hand}' },
  hint: { en: 'Hint', sw: 'Kidokezo' },
  best: { en: 'Best: hold the {count} marked cards.', sw: 'Bora: shika {count} zenye alama.' },
  bestNone: { en: 'Best: draw five new cards.', sw: 'Bora: badilisha zote tano.' },
  bestAll: { en: 'Best: hold all five.', sw: 'Bora: shika zote tano.' },
  isBest: { en: 'best held', sw: 'bora kushikwa' },
  draw: { en: 'Draw {count}', sw: 'Badilisha {count}' },
  drawAll: { en: 'Draw five new cards', sw: 'Badilisha zote tano' },
  keep: { en: 'Keep all five', sw: 'Shika zote tano' },
  keys: {
    en: 'Keys: 1 to 5 hold, D draws, H shows the hint.',
    sw: 'Vitufe: 1 hadi 5 kushika, D kubadilisha, H kidokezo.',
  },
  dealt: { en: 'Dealt: {cards}.', sw: 'Umegawiwa: {cards}.' },
  ruleDeal: {
    en: 'You get five cards from a deck of 52. Hold as many as you like; the others are replaced once from the 47 cards left.',
    sw: 'Unagawiwa karata tano za kasha moja la karata 52. Shika nyingi utakavyo; nyingine hutupwa na kubadilishwa mara moja, kutoka karata 47 ambazo hazikugawiwa.',
  },
  rulePay: {
    en: 'Your final five cards are paid by the paytable: your stake times the number shown, stake included. Only the best hand is paid.',
    sw: 'Karata tano za mwisho hulipwa kwa jedwali. Namba zake ni mara ambazo dau lako linazidishwa, dau likiwemo; kati ya mikono kadhaa huhesabiwa ulio bora.',
  },
  ruleHint: {
    en: 'The hint shows the best cards to hold, calculated over every possible draw. Autoplay holds the same cards, and so do we for you if you leave in the middle of a hand.',
    sw: 'Kidokezo huonyesha karata bora kushika kwa muda mrefu, baada ya kuhesabu mabadilisho yote. Uchezaji otomatiki hushika hizohizo, nasi pia kwa niaba yako ukiondoka katikati ya mkono.',
  },
} as const;
