export const words = {
  heads: { en: 'Heads', sw: 'Kichwa' },
  tails: { en: 'Tails', sw: 'Jahazi' },
  call: { en: 'Your choice', sw: 'Chaguo lako' },
  streak: { en: 'Flips in this round', sw: 'Sarafu za raundi hii' },
  step: { en: '{multiple} times, {state}', sw: 'mara {multiple}, {state}' },
  right: { en: 'won', sw: 'umeshinda' },
  wrong: { en: 'lost', sw: 'umepoteza' },
  next: { en: 'next', sw: 'inayofuata' },
  open: { en: 'not flipped', sw: 'bado' },
  first: { en: 'Choose heads or tails', sw: 'Chagua kichwa au jahazi' },
  won: { en: '{side}. {multiple}×', sw: '{side}. {multiple}×' },
  lost: { en: '{side}. Lost', sw: '{side}. Umepoteza' },
  taken: { en: 'Cashed out at {multiple}×', sw: 'Umechukua kwa {multiple}×' },
  take: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  ruleCall: {
    en: 'Choose heads (lion) or tails (dhow). The chance is 50 % on every flip.',
    sw: 'Chagua kichwa (simba) au jahazi. Nafasi ni 50 % kila sarafu inaporushwa.',
  },
  ruleWin: {
    en: 'If you are right, you win 1.98 × the stake. Cash out, or flip again: each win doubles it, up to ten in a row and 1,013.76 × the stake.',
    sw: 'Ukipatia, unalipwa dau mara 1.98. Unaweza kuchukua, au kuchagua tena: kila unapopatia kiasi huongezeka maradufu, hadi mara kumi mfululizo na 1,013.76.',
  },
  ruleLose: {
    en: 'If you are wrong, the round ends and you lose your stake and winnings.',
    sw: 'Ukikosea, raundi inaisha na unapoteza dau na ushindi wako.',
  },
  ruleReturn: {
    en: 'The RTP is 99 %, wherever you stop.',
    sw: 'RTP ni 99 %, popote unapoishia.',
  },
  ruleAway: {
    en: 'If you leave, your winnings are cashed out for you. Autoplay cashes out after the first win.',
    sw: 'Ukiondoka, ushindi wako huchukuliwa kwa niaba yako. Uchezaji otomatiki huchukua baada ya ushindi wa kwanza.',
  },
} as const;
