import type { ThreeCardHand } from '@bahati/game-rules/tables/three-card-poker/three-card-hand.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  dealer: { en: 'Dealer', sw: 'Mgawaji' },
  you: { en: 'Your hand', sw: 'Mkono wako' },
  ante: { en: 'Ante', sw: 'Dau la kwanza' },
  play: { en: 'Play', sw: 'Cheza' },
  fold: { en: 'Fold', sw: 'Acha' },
  pairPlus: { en: 'Pair plus', sw: 'Jozi na zaidi' },
  bonus: { en: 'Ante bonus', sw: 'Bonasi' },
  bonusPaid: { en: 'Bonus {amount}', sw: 'Bonasi {amount}' },
  print: { en: 'Dealer plays with queen high', sw: 'Mgawaji hucheza na malkia' },
  unqualified: { en: 'no queen', sw: 'hana malkia' },
  lay: {
    en: '{place}, {amount}. Press to place a chip.',
    sw: '{place}, {amount}. Bonyeza kuweka chipu.',
  },
  raised: { en: '{place}, {amount}', sw: '{place}, {amount}' },
} as const satisfies Readonly<Record<string, Words>>;

export const handNames: Readonly<Record<ThreeCardHand, Words>> = {
  high: { en: 'High card', sw: 'Karata kubwa' },
  pair: { en: 'Pair', sw: 'Jozi' },
  flush: { en: 'Flush', sw: 'Rangi moja' },
  straight: { en: 'Straight', sw: 'Mfululizo' },
  trips: { en: 'Three of a kind', sw: 'Tatu za aina' },
  'straight-flush': { en: 'Straight flush', sw: 'Mfululizo wa rangi' },
};

export const results = {
  won: { en: 'won', sw: 'umeshinda' },
  unopposed: { en: 'the dealer has no queen', sw: 'mgawaji hana malkia' },
  pushed: { en: 'equal hands', sw: 'mikono sawa' },
  lost: { en: 'lost', sw: 'umepoteza' },
  folded: { en: 'folded', sw: 'umeacha' },
} as const satisfies Readonly<Record<string, Words>>;

export const rules: readonly Words[] = [
  {
    en: 'You and the dealer get three cards each from one deck. From the lowest: high card, pair, flush, straight, three of a kind, straight flush. Ace, two, three is the lowest straight.',
    sw: 'Wewe na mgawaji mnapata karata tatu kila mmoja kutoka kasha moja. Kuanzia chini: karata kubwa, jozi, rangi moja, mfululizo, tatu za aina moja, mfululizo wa rangi moja. Ree, mbili, tatu ndio mfululizo wa chini kabisa.',
  },
  {
    en: 'Place an ante. When you see your cards, play with the same amount again, or fold and lose the ante.',
    sw: 'Weka dau la kwanza. Ukiona karata zako, cheza kwa kuongeza kiasi hicho hicho, au acha na upoteze dau la kwanza.',
  },
  {
    en: 'The dealer plays with a queen or better. Without one the ante pays 1 to 1 and the play bet is refunded. Otherwise the better hand wins 1 to 1 on both bets; equal hands refund both.',
    sw: 'Mgawaji hucheza na malkia au zaidi. Asipokuwa naye dau la kwanza hulipa 1 kwa 1 na la kucheza hurudi. Vinginevyo mkono bora hushinda 1 kwa 1 kwa yote mawili; mikono sawa hurudisha yote.',
  },
  {
    en: 'Ante bonus, if you play, whatever the dealer has: straight flush 5 to 1, three of a kind 4 to 1, straight 1 to 1.',
    sw: 'Bonasi ya dau la kwanza, kwa anayecheza, mgawaji awe na chochote: mfululizo wa rangi moja 5 kwa 1, tatu za aina moja 4 kwa 1, mfululizo 1 kwa 1.',
  },
  {
    en: 'Pair plus is on your own three cards and is paid even if you fold: straight flush 40 to 1, three of a kind 30, straight 6, flush 4, pair 1. RTP: 97.683258 %.',
    sw: 'Jozi na zaidi ni kwa karata zako tatu tu na hulipwa hata ukiacha: mfululizo wa rangi moja 40 kwa 1, tatu za aina moja 30, mfululizo 6, rangi moja 4, jozi 1. RTP: 97.683258 %.',
  },
  {
    en: 'Best strategy: play with queen, six, four or better. Then the RTP of the ante is 96.627019 %, and the house edge on all bets is 2.014672 %.',
    sw: 'Mkakati bora: cheza na malkia, sita, nne au zaidi. Hapo RTP ya dau la kwanza ni 96.627019 %, na faida ya kampuni kwa madau yote ni 2.014672 %.',
  },
  {
    en: 'If you leave, your hand is folded. Pair plus is still paid.',
    sw: 'Ukiondoka mkono wako unaachwa; jozi na zaidi bado hulipwa.',
  },
];
