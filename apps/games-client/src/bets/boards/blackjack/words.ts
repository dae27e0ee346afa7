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
  double: { en: 'Double', sw: 'Maradufu' },
  split: { en: 'Split', sw: 'Gawanya' },
  insure: { en: 'Insure', sw: 'Weka bima' },
  decline: { en: 'No insurance', sw: 'Bila bima' },
} as const satisfies Readonly<Record<string, Words>>;

export const results: Readonly<Record<string, Words>> = {
  blackjack: { en: 'Blackjack!', sw: 'Blackjack!' },
  won: { en: 'Won', sw: 'Umeshinda' },
  pushed: { en: 'Returned', sw: 'Sawa' },
  lost: { en: 'Lost', sw: 'Umepoteza' },
  bust: { en: 'Over 21', sw: 'Zaidi ya 21' },
};

export const rules: readonly Words[] = [
  {
    en: 'Come closer to 21 than the dealer without going past it. Pictures count ten, an ace one or eleven.',
    sw: 'Karibia 21 kuliko mgawaji bila kuzidi. Picha ni kumi, ree ni moja au kumi na moja.',
  },
  {
    en: 'An ace and a ten in your first two cards are blackjack and pay 3 to 2. Every other win pays 1 to 1; equal totals give the bet back.',
    sw: 'Ree na kumi katika karata mbili za kwanza ni blackjack na hulipa 3 kwa 2. Ushindi mwingine hulipa 1 kwa 1; jumla sawa hurudisha dau.',
  },
  {
    en: 'The dealer draws to 17 and stands on every 17. Under an ace or a ten the dealer looks for blackjack before you play.',
    sw: 'Mgawaji huongeza hadi 17 na husimama kwa kila 17. Akionyesha ree au kumi, huangalia kama ana blackjack kabla hujacheza.',
  },
  {
    en: 'Double: bet as much again, get one card and stand. Any two cards may be doubled, also after a split.',
    sw: 'Maradufu: ongeza dau sawa na la kwanza, upate karata moja na kusimama. Karata zozote mbili zinaweza, hata baada ya kugawanya.',
  },
  {
    en: 'Split: two cards of equal value become two hands, each with a bet of its own, up to four hands. Aces are split once and get one card each; 21 so made is no blackjack.',
    sw: 'Gawanya: karata mbili za thamani sawa huwa mikono miwili, kila mmoja na dau lake, hadi mikono minne. Ree hugawanywa mara moja na hupata karata moja kila moja; 21 ya hapo si blackjack.',
  },
  {
    en: 'When the dealer shows an ace you may insure for half your bet. It pays 2 to 1 if the dealer has blackjack; in the long run it gives back 92.307692 %.',
    sw: 'Mgawaji akionyesha ree unaweza kuweka bima kwa nusu ya dau lako. Hulipa 2 kwa 1 mgawaji akiwa na blackjack; kwa muda mrefu hurudisha 92.307692 %.',
  },
  {
    en: 'Every card is drawn from a whole deck of 52, as if the shoe had no end. By basic strategy the house keeps 0.511734 % of the first bet.',
    sw: 'Kila karata hutolewa kwenye kasha zima la karata 52, kana kwamba halina mwisho. Kwa mkakati wa msingi nyumba hubaki na 0.511734 % ya dau la kwanza.',
  },
  {
    en: 'If you go away, insurance is declined and every open hand stands; nothing more is staked.',
    sw: 'Ukiondoka, bima hukataliwa na kila mkono ulio wazi husimama; hakuna dau zaidi linalowekwa.',
  },
];
