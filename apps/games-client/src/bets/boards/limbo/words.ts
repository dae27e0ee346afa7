export const words = {
  first: { en: 'Name a target', sw: 'Taja lengo' },
  past: { en: 'Numbers before, newest first', sw: 'Namba zilizotangulia, mpya kwanza' },
  target: { en: 'Target', sw: 'Lengo' },
  targetIs: { en: 'Target {times}×', sw: 'Lengo {times}×' },
  chance: { en: 'Win chance', sw: 'Nafasi ya kushinda' },
  ruleNumber: {
    en: 'Each round shows one number. High numbers are rare: a number reaches your target about 99 times in 100 divided by the target.',
    sw: 'Kila raundi hutoa namba moja. Namba kubwa ni adimu: nafasi ya kufikia lengo lako ni kama 99 % ikigawanywa kwa lengo.',
  },
  ruleWin: {
    en: 'You win when the number is your target or more, and your stake is paid as often as the target says. However high the number, the target is what is paid.',
    sw: 'Unashinda namba ikifika lengo lako au kulizidi, na dau lako hulipwa mara nyingi kama lengo linavyosema. Hata namba iwe kubwa vipi, kinacholipwa ni lengo.',
  },
  ruleReturn: {
    en: 'There are 100,000,000 equally likely draws. Where the target divides them evenly 99 % comes back in the long run, elsewhere up to 0.009982 % less. The chance shown is exact.',
    sw: 'Kuna namba 100,000,000 zenye nafasi sawa. Lengo likizigawa sawasawa, 99 % hurudi kwa muda mrefu; kwingine hupungua hadi 0.009982 %. Nafasi inayoonyeshwa ni kamili.',
  },
  ruleLow: {
    en: 'One number in a hundred lies below 1.00: it shows as 0.99 and reaches no target.',
    sw: 'Namba moja katika mia huwa chini ya 1.00: huonyeshwa 0.99 na haifiki lengo lolote.',
  },
} as const;
