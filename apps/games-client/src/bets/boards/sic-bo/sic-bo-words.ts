import type { Words } from '@bahati/game-rules/words.ts';

export const sicBoWords = {
  cloth: {
    en: 'The cloth: arrows move over it, Enter lays a chip, Backspace takes it off',
    sw: 'Meza: mishale husogeza, Enter huweka chipu, Backspace huiondoa',
  },
  laid: { en: '{place}, {amount}', sw: '{place}, {amount}' },
  history: { en: 'Last rolls, the newest first', sw: 'Dadu zilizopita, mpya kwanza' },
  none: { en: 'The dice wait under their dome.', sw: 'Dadu zinasubiri chini ya kioo.' },
  total: { en: 'total {total}', sw: 'jumla {total}' },
  small: { en: 'Small', sw: 'Ndogo' },
  big: { en: 'Big', sw: 'Kubwa' },
  odd: { en: 'Odd', sw: 'Witiri' },
  even: { en: 'Even', sw: 'Shufwa' },
  triple: { en: 'Three alike', sw: 'Tatu sawa' },
} as const satisfies Record<string, Words>;

export const rules: readonly Words[] = [
  {
    en: 'Three dice are thrown under a dome. Lay chips on what they will show; as many places as you like.',
    sw: 'Dadu tatu hurushwa chini ya kioo. Weka chipu kwenye utakachobashiri; sehemu nyingi upendavyo.',
  },
  {
    en: 'Small is a total of 4 to 10, big 11 to 17, and both pay 1 to 1, as odd and even do. Three alike lose all four.',
    sw: 'Ndogo ni jumla 4 hadi 10, kubwa ni 11 hadi 17; hulipa 1 kwa 1, sawa na witiri na shufwa. Dadu tatu zikiwa sawa, zote nne hupoteza.',
  },
  {
    en: 'A double pays 10 to 1, a pair of two faces 5, any triple 30, a triple of one face 180 to 1.',
    sw: 'Mbili sawa hulipa 10 kwa 1, jozi ya namba mbili 5, tatu zozote sawa 30, tatu za namba moja 180 kwa 1.',
  },
  {
    en: 'A total pays what stands below it. A single face pays 1, 2 or 3 to 1 for each die that shows it.',
    sw: 'Jumla hulipa kiasi kilichoandikwa chini yake. Namba moja hulipa 1, 2 au 3 kwa 1 kwa idadi ya dadu zinazoionyesha.',
  },
  {
    en: 'What comes back in the long run differs: 97.222222 % on big and small, 81.481481 % on a double. The sheet lists every place.',
    sw: 'Kinachorudi kwa muda mrefu hutofautiana: 97.222222 % kwa kubwa na ndogo, 81.481481 % kwa mbili sawa. Ukurasa wa hesabu unaorodhesha zote.',
  },
];
