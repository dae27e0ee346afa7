export const words = {
  table: { en: 'Risk', sw: 'Hatari' },
  classic: { en: 'Classic', sw: 'Kawaida' },
  low: { en: 'Low', sw: 'Ndogo' },
  medium: { en: 'Medium', sw: 'Ya kati' },
  high: { en: 'High', sw: 'Kubwa' },
  choose: { en: 'Choose 1 to 10 numbers', sw: 'Chagua namba 1 hadi 10' },
  chosenCount: { en: '{count} of 10', sw: '{count} kati ya 10' },
  quick: { en: 'Quick pick', sw: 'Chagua haraka' },
  clear: { en: 'Clear', sw: 'Futa' },
  past: { en: 'Past rounds', sw: 'Raundi zilizopita' },
  pays: { en: 'Payouts', sw: 'Malipo' },
  paysRow: { en: '{hits} hits: {multiple}×', sw: 'Zikilingana {hits}: {multiple}×' },
  drawn: { en: '{number}, drawn', sw: '{number}, imetoka' },
  hit: { en: '{number}, drawn, a hit', sw: '{number}, imetoka na imelingana' },
  ruleChoose: {
    en: 'Choose 1 to 10 of the 40 numbers. All numbers have the same chance.',
    sw: 'Chagua namba 1 hadi 10 kati ya 40. Namba zote zina nafasi sawa.',
  },
  ruleDraw: {
    en: 'Ten numbers are drawn, one by one.',
    sw: 'Namba kumi hutolewa moja baada ya nyingine.',
  },
  rulePay: {
    en: 'The more of your numbers are drawn, the more you win: your bet times the multiplier shown under the numbers.',
    sw: 'Namba zako nyingi zikitoka unapata zaidi: dau lako mara kizidishi kilicho chini ya namba.',
  },
  ruleTables: {
    en: 'There are four risk levels. High risk wins less often and pays more; low risk wins more often and pays less.',
    sw: 'Kuna viwango vinne vya hatari. Hatari kubwa hushinda mara chache lakini hulipa zaidi; hatari ndogo hushinda mara nyingi lakini hulipa kidogo.',
  },
  ruleReturn: {
    en: 'The RTP is between 98.9 and 99.1 %. The game info shows it for each choice.',
    sw: 'RTP ni kati ya 98.9 na 99.1 %. Taarifa za mchezo zinaionyesha kwa kila chaguo.',
  },
} as const;
