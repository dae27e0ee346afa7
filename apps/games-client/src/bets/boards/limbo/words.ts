export const words = {
  first: { en: 'Set your target', sw: 'Weka lengo lako' },
  past: { en: 'Last results, newest first', sw: 'Namba zilizotangulia, mpya kwanza' },
  target: { en: 'Target', sw: 'Lengo' },
  targetIs: { en: 'Target {times}×', sw: 'Lengo {times}×' },
  chance: { en: 'Win chance', sw: 'Nafasi ya kushinda' },
  ruleNumber: {
    en: 'Each round gives one multiplier. High multipliers are rare: your chance is about 99 % divided by your target.',
    sw: 'Kila raundi hutoa kizidishi kimoja. Vikubwa ni adimu: nafasi yako ni kama 99 % ikigawanywa kwa lengo lako.',
  },
  ruleWin: {
    en: 'You win when the result is your target or higher. A win pays your stake times your target, even if the result is higher.',
    sw: 'Unashinda matokeo yakifika lengo lako au kulizidi. Ushindi hulipa dau lako mara lengo lako, hata matokeo yakiwa makubwa zaidi.',
  },
  ruleReturn: {
    en: 'The RTP is 99 %, or up to 0.009982 % less for some targets. The win chance shown is exact.',
    sw: 'RTP ni 99 %, au pungufu hadi 0.009982 % kwa baadhi ya malengo. Nafasi inayoonyeshwa ni kamili.',
  },
  ruleLow: {
    en: 'One result in a hundred is below 1.00. It shows as 0.99 and never wins.',
    sw: 'Matokeo moja kati ya mia huwa chini ya 1.00. Huonyeshwa 0.99 na hayashindi kamwe.',
  },
} as const;
