import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  dealer: { en: 'Dealer', sw: 'Mgawaji' },
  you: { en: 'Your hand', sw: 'Mkono wako' },
  hand: { en: 'Hand {place}', sw: 'Mkono wa {place}' },
  pays: { en: 'Blackjack pays 3 to 2', sw: 'Blackjack hulipa 3 kwa 2' },
  stands: { en: 'Dealer stands on 17', sw: 'Mgawaji husimama kwa 17' },
  insurancePays: { en: 'Insurance pays 2 to 1', sw: 'Bima hulipa 2 kwa 1' },
  hidden: { en: 'one card face down', sw: 'karata moja imefunikwa' },
  total: { en: 'total {total}', sw: 'jumla {total}' },
  insured: { en: 'Insured', sw: 'Una bima' },
  askInsurance: { en: 'Insurance?', sw: 'Bima?' },
  hit: { en: 'Hit', sw: 'Ongeza karata' },
  stand: { en: 'Stand', sw: 'Simama' },
  double: { en: 'Double', sw: 'Mara mbili' },
  split: { en: 'Split', sw: 'Gawanya' },
  insure: { en: 'Insure', sw: 'Weka bima' },
  decline: { en: 'No insurance', sw: 'Bila bima' },
} as const satisfies Readonly<Record<string, Words>>;

export const results: Readonly<Record<string, Words>> = {
  blackjack: { en: 'Blackjack!', sw: 'Blackjack!' },
  won: { en: 'Won', sw: 'Umeshinda' },
  pushed: { en: 'Push', sw: 'Sare' },
  lost: { en: 'Lost', sw: 'Umepoteza' },
  bust: { en: 'Bust', sw: 'Umezidi 21' },
};

export const rules: readonly Words[] = [
  {
    en: 'Get closer to 21 than the dealer without going over. Face cards count 10, an ace 1 or 11.',
    sw: 'Karibia 21 kuliko mgawaji bila kuzidi. Picha ni 10, ree ni 1 au 11.',
  },
  {
    en: 'An ace and a ten in your first two cards are blackjack and pay 3 to 2. Other wins pay 1 to 1. If the totals are equal, your bet is refunded.',
    sw: 'Ree na kumi katika karata mbili za kwanza ni blackjack na hulipa 3 kwa 2. Ushindi mwingine hulipa 1 kwa 1; jumla sawa hurudisha dau.',
  },
  {
    en: 'The dealer draws to 16 and stands on all 17s. With an ace or a ten the dealer checks for blackjack before you play.',
    sw: 'Mgawaji huongeza hadi 17 na husimama kwa kila 17. Akionyesha ree au kumi, huangalia kama ana blackjack kabla hujacheza.',
  },
  {
    en: 'Double: double your bet, get one card and stand. You can double any two cards, also after a split.',
    sw: 'Mara mbili: ongeza dau sawa na la kwanza, upate karata moja na kusimama. Karata zozote mbili zinaweza, hata baada ya kugawanya.',
  },
  {
    en: 'Split: two cards of equal value become two hands, each with its own bet, up to four hands. Aces can be split once and get one card each; 21 after a split is not blackjack.',
    sw: 'Gawanya: karata mbili za thamani sawa huwa mikono miwili, kila mmoja na dau lake, hadi mikono minne. Ree hugawanywa mara moja na hupata karata moja kila moja; 21 ya hapo si blackjack.',
  },
  {
    en: 'When the dealer shows an ace you can take insurance for half your bet. It pays 2 to 1 if the dealer has blackjack. RTP of insurance: 92.307692 %.',
    sw: 'Mgawaji akionyesha ree unaweza kuweka bima kwa nusu ya dau lako. Hulipa 2 kwa 1 mgawaji akiwa na blackjack. RTP ya bima: 92.307692 %.',
  },
  {
    en: 'Every card is drawn from a full deck of 52. With basic strategy the house edge is 0.511734 % of the first bet.',
    sw: 'Kila karata hutolewa kwenye pakiti nzima ya karata 52. Kwa mkakati wa msingi faida ya kampuni ni 0.511734 % ya dau la kwanza.',
  },
  {
    en: 'If you leave, insurance is declined and all open hands stand. No more money is bet.',
    sw: 'Ukiondoka, bima hukataliwa na kila mkono husimama. Hakuna dau lingine linalowekwa.',
  },
];
