import type { Words } from '@bahati/game-rules/words.ts';

export const sicBoWords = {
  cloth: {
    en: 'Table: use the arrow keys to move, Enter to place a chip, Backspace to remove it',
    sw: 'Meza: mishale husogeza, Enter huweka chipu, Backspace huiondoa',
  },
  laid: { en: '{place}, {amount}', sw: '{place}, {amount}' },
  history: { en: 'Last rolls, the newest first', sw: 'Dadu zilizopita, mpya kwanza' },
  none: { en: 'No rolls yet.', sw: 'Bado hazijarushwa.' },
  total: { en: 'total {total}', sw: 'jumla {total}' },
  small: { en: 'Small', sw: 'Ndogo' },
  big: { en: 'Big', sw: 'Kubwa' },
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  triple: { en: 'Triple', sw: 'Tatu sawa' },
} as const satisfies Record<string, Words>;

export const rules: readonly Words[] = [
  {
    en: 'Three dice are rolled. Place chips on as many bets as you like.',
    sw: 'Dadu tatu hurushwa. Weka chipu kwenye madau mengi upendavyo.',
  },
  {
    en: 'Small is a total of 4 to 10, big 11 to 17, both pay 1 to 1, and so do odd and even. A triple loses all four.',
    sw: 'Ndogo ni jumla 4 hadi 10, kubwa ni 11 hadi 17; hulipa 1 kwa 1, sawa na witiri na shufwa. Dadu tatu zikiwa sawa, zote nne hupoteza.',
  },
  {
    en: 'A double pays 10 to 1, a combination of two numbers 5, any triple 30, a chosen triple 180 to 1.',
    sw: 'Mbili sawa hulipa 10 kwa 1, jozi ya namba mbili 5, tatu zozote sawa 30, tatu za namba moja 180 kwa 1.',
  },
  {
    en: 'A total pays the amount shown below it. A single number pays 1, 2 or 3 to 1 for one, two or three dice that show it.',
    sw: 'Jumla hulipa kiasi kilichoandikwa chini yake. Namba moja hulipa 1, 2 au 3 kwa 1 kwa idadi ya dadu zinazoionyesha.',
  },
  {
    en: 'The RTP depends on the bet: 97.222222 % on big and small, 81.481481 % on a double. The game info lists all bets.',
    sw: 'RTP hutegemea dau: 97.222222 % kwa kubwa na ndogo, 81.481481 % kwa mbili sawa. Taarifa za mchezo zinaorodhesha madau yote.',
  },
];
