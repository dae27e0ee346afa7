export const words = {
  pays: { en: 'What hands pay', sw: 'Malipo ya mikono' },
  cards: { en: 'Your five cards', sw: 'Karata zako tano' },
  held: { en: 'Held', sw: 'Imeshikwa' },
  wild: { en: 'Wild', sw: 'Jokeri' },
  welcome: {
    en: 'Five cards are dealt. Hold what you like, draw the rest.',
    sw: 'Unagawiwa karata tano. Shika uzitakazo, badilisha nyingine.',
  },
  choose: { en: 'Touch the cards you hold.', sw: 'Gusa karata unazoshika.' },
  nothing: { en: 'No paying hand', sw: 'Hakuna malipo' },
  paid: { en: '{hand} pays {pays}×', sw: '{hand} inalipa {pays}×' },
  already: { en: '{hand} already', sw: 'Tayari {hand}' },
  hint: { en: 'Hint', sw: 'Kidokezo' },
  best: { en: 'Best: hold the {count} with a lantern.', sw: 'Bora: shika {count} zenye taa.' },
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
    en: 'You are dealt five cards of one deck of 52. Hold as many as you like; the others are thrown away and drawn anew, once, from the 47 cards that were not dealt.',
    sw: 'Unagawiwa karata tano za kasha moja la karata 52. Shika nyingi utakavyo; nyingine hutupwa na kubadilishwa mara moja, kutoka karata 47 ambazo hazikugawiwa.',
  },
  rulePay: {
    en: 'The five cards you end with are paid by the table. Its numbers are what your stake is multiplied by, the stake included; of several hands the best one counts.',
    sw: 'Karata tano za mwisho hulipwa kwa jedwali. Namba zake ni mara ambazo dau lako linazidishwa, dau likiwemo; kati ya mikono kadhaa huhesabiwa ulio bora.',
  },
  ruleHint: {
    en: 'The hint shows the hold that pays most in the long run, counted through every draw. Automatic play holds the same, and so does the house if you leave in the middle of a hand.',
    sw: 'Kidokezo huonyesha karata bora kushika kwa muda mrefu, baada ya kuhesabu mabadilisho yote. Mchezo wa kujiendesha hushika hizohizo, na nyumba pia ukiondoka katikati ya mkono.',
  },
} as const;
