export const words = {
  heads: { en: 'Heads', sw: 'Kichwa' },
  tails: { en: 'Tails', sw: 'Jahazi' },
  call: { en: 'Your call', sw: 'Chaguo lako' },
  streak: { en: 'Flips of the round', sw: 'Mirusho ya raundi' },
  step: { en: '{multiple} times, {state}', sw: 'mara {multiple}, {state}' },
  right: { en: 'won', sw: 'umeshinda' },
  wrong: { en: 'lost', sw: 'umepoteza' },
  next: { en: 'next', sw: 'inayofuata' },
  open: { en: 'not flipped', sw: 'bado' },
  first: { en: 'Call the coin', sw: 'Chagua upande wa sarafu' },
  won: { en: '{side}. {multiple}×', sw: '{side}. {multiple}×' },
  lost: { en: '{side}. Lost', sw: '{side}. Umepoteza' },
  taken: { en: 'Taken at {multiple}×', sw: 'Umechukua kwa {multiple}×' },
  take: { en: 'Take {amount}', sw: 'Chukua {amount}' },
  ruleCall: {
    en: 'Call heads, the lion, or tails, the dhow. Both sides are equally likely on every flip.',
    sw: 'Chagua kichwa, yaani simba, au jahazi. Pande zote mbili zina nafasi sawa kila sarafu inaporushwa.',
  },
  ruleWin: {
    en: 'A right call pays 1.98 times the stake. You may take it, or call again: each further right call doubles it, up to ten in a row and 1,013.76 times.',
    sw: 'Ukipatia, unalipwa dau mara 1.98. Unaweza kuchukua, au kuchagua tena: kila unapopatia kiasi huongezeka maradufu, hadi mara kumi mfululizo na 1,013.76.',
  },
  ruleLose: {
    en: 'A wrong call loses what the streak was worth and ends the round.',
    sw: 'Ukikosea, unapoteza chote kilichofikiwa na raundi inaisha.',
  },
  ruleReturn: {
    en: '99 % comes back in the long run, wherever you stop: the house takes its hundredth once, not on every flip.',
    sw: '99 % hurudi kwa muda mrefu, popote unapoishia: nyumba huchukua asilimia yake moja mara moja tu, si kwa kila mrusho.',
  },
  ruleAway: {
    en: 'If you go away while a streak is open it is taken for you. Automatic play takes after the first right call.',
    sw: 'Ukiondoka raundi ikiwa wazi, kilichofikiwa huchukuliwa kwa niaba yako. Mchezo wa otomatiki huchukua baada ya kupatia mara ya kwanza.',
  },
} as const;
