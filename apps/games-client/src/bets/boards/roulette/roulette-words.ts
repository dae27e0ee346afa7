import type { Words } from '@bahati/game-rules/words.ts';

export const rouletteWords = {
  cloth: {
    en: 'Table: use the arrow keys to move, Enter to place a chip, Backspace to remove it',
    sw: 'Meza: mishale husogeza, Enter huweka chipu, Backspace huiondoa',
  },
  laid: { en: '{place}, {amount}', sw: '{place}, {amount}' },
  history: { en: 'Last numbers, the newest first', sw: 'Namba za mwisho, mpya kwanza' },
  hot: { en: '{number}, {times} times recently', sw: '{number}, mara {times} karibuni' },
  none: { en: 'No spins yet.', sw: 'Bado halijazungushwa.' },
  often: { en: 'Hot numbers of the last {count} spins', sw: 'Zilizotoka zaidi kati ya {count}' },
  noMemory: {
    en: 'Past numbers do not predict the next one: every number has the same chance each time.',
    sw: 'Namba zilizopita hazitabiri ijayo: kila namba ina nafasi sawa kila mara.',
  },
  track: { en: 'Racetrack', sw: 'Njia ya gurudumu' },
  trackText: {
    en: 'Racetrack: each press lays chips on the number and its neighbours on the wheel',
    sw: 'Njia ya gurudumu: kila bonyezo huweka chipu kwenye namba na majirani zake kwenye gurudumu',
  },
  neighbours: { en: 'Neighbours: {count}', sw: 'Majirani: {count}' },
  more: { en: 'One neighbour more', sw: 'Ongeza jirani' },
  less: { en: 'One neighbour less', sw: 'Punguza jirani' },
  withNeighbours: {
    en: '{number} with neighbours {others}',
    sw: '{number} na majirani {others}',
  },
  shares: { en: 'Last {count} spins', sw: 'Mizunguko {count} iliyopita' },
  cold: { en: 'Not seen longest', sw: 'Hazijatoka muda mrefu' },
  low: { en: '1–18', sw: '1–18' },
  high: { en: '19–36', sw: '19–36' },
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  red: { en: 'Red', sw: 'Nyekundu' },
  black: { en: 'Black', sw: 'Nyeusi' },
} as const satisfies Record<string, Words>;

export const ruleLay: Words = {
  en: 'Place chips on a number, on the lines between numbers, or on the outside bets. Right-click or Backspace removes a chip.',
  sw: 'Weka chipu juu ya namba, kwenye mistari kati ya namba, au pembeni. Bofya kulia au Backspace kuondoa chipu.',
};

export const rulePays: Words = {
  en: 'One number pays 35 to 1, two 17, three 11, four 8, six 5, twelve 2 and eighteen 1 to 1; when you win, your chips are returned too.',
  sw: 'Namba moja hulipa 35 kwa 1, mbili 17, tatu 11, nne 8, sita 5, kumi na mbili 2, na kumi na nane 1 kwa 1; ukishinda chipu zako hurudi pia.',
};

export const ruleEuropean: Words = {
  en: 'There are 37 numbers with 0. If 0 comes, all bets without it lose. The RTP of every bet is 97.297297 %.',
  sw: 'Kuna namba 37 pamoja na 0. 0 ikitoka, madau yote yasiyo na 0 hupoteza. RTP ya kila dau ni 97.297297 %.',
};

export const ruleAmerican: Words = {
  en: 'There are 38 numbers with 0 and 00. The RTP is 94.736842 %. The bet on 0, 00, 1, 2 and 3 pays 6 to 1, with an RTP of 92.105263 %.',
  sw: 'Kuna namba 38 pamoja na 0 na 00. RTP ni 94.736842 %. Dau la 0, 00, 1, 2 na 3 hulipa 6 kwa 1, RTP 92.105263 %.',
};
