import type { Words } from '@bahati/game-rules/words.ts';

export const rouletteWords = {
  cloth: {
    en: 'The cloth: arrows move over it, Enter lays a chip, Backspace takes it off',
    sw: 'Meza: mishale husogeza, Enter huweka chipu, Backspace huiondoa',
  },
  laid: { en: '{place}, {amount}', sw: '{place}, {amount}' },
  history: { en: 'Last numbers, the newest first', sw: 'Namba za mwisho, mpya kwanza' },
  hot: { en: '{number}, {times} times of late', sw: '{number}, mara {times} karibuni' },
  none: { en: 'The wheel waits for its first ball.', sw: 'Gurudumu linasubiri mpira wa kwanza.' },
  often: { en: 'Most often of the last {count}', sw: 'Zilizotoka zaidi kati ya {count}' },
  noMemory: {
    en: 'The wheel remembers nothing: every number is as likely each time.',
    sw: 'Gurudumu halikumbuki: kila namba ina nafasi ileile kila mara.',
  },
  low: { en: '1–18', sw: '1–18' },
  high: { en: '19–36', sw: '19–36' },
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  red: { en: 'Red', sw: 'Nyekundu' },
  black: { en: 'Black', sw: 'Nyeusi' },
} as const satisfies Record<string, Words>;

export const ruleLay: Words = {
  en: 'Lay chips on the cloth: on a number, on the seams between numbers, or beside them. A right press or Backspace takes a chip off.',
  sw: 'Weka chipu mezani: juu ya namba, katikati ya namba, au pembeni. Bonyeza kulia au Backspace kuondoa chipu.',
};

export const rulePays: Words = {
  en: 'One number pays 35 to 1, two 17, three 11, four 8, six 5, twelve 2 and eighteen 1 to 1; your chips come back with a win.',
  sw: 'Namba moja hulipa 35 kwa 1, mbili 17, tatu 11, nne 8, sita 5, kumi na mbili 2, na kumi na nane 1 kwa 1; ukishinda chipu zako hurudi pia.',
};

export const ruleEuropean: Words = {
  en: 'There are 37 pockets. On the zero all bets that do not hold it lose, and nothing is given back by half. In the long run 97.297297 % comes back on every bet.',
  sw: 'Kuna mashimo 37. Sifuri ikitoka, dau zisizo na sifuri hupotea zote, wala nusu hairudishwi. Kwa muda mrefu kila dau hurudisha 97.297297 %.',
};

export const ruleAmerican: Words = {
  en: 'There are 38 pockets with 0 and 00. In the long run 94.736842 % comes back; the five numbers 0, 00, 1, 2 and 3 pay 6 to 1 and give back 92.105263 %.',
  sw: 'Kuna mashimo 38 yenye 0 na 00. Kwa muda mrefu 94.736842 % hurudi; namba tano 0, 00, 1, 2 na 3 hulipa 6 kwa 1 na hurudisha 92.105263 %.',
};
