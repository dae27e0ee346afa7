export const words = {
  table: { en: 'Table', sw: 'Jedwali' },
  classic: { en: 'Classic', sw: 'Kawaida' },
  low: { en: 'Low', sw: 'Ndogo' },
  medium: { en: 'Medium', sw: 'Ya kati' },
  high: { en: 'High', sw: 'Kubwa' },
  choose: { en: 'Choose 1 to 10 numbers', sw: 'Chagua namba 1 hadi 10' },
  chosenCount: { en: '{count} of 10', sw: '{count} kati ya 10' },
  quick: { en: 'Quick pick', sw: 'Chagua haraka' },
  clear: { en: 'Clear', sw: 'Futa' },
  past: { en: 'Earlier rounds', sw: 'Raundi zilizopita' },
  pays: { en: 'What the hits pay', sw: 'Malipo ya zilizolingana' },
  paysRow: { en: '{hits} hits: {multiple}×', sw: 'Zikilingana {hits}: {multiple}×' },
  drawn: { en: '{number}, drawn', sw: '{number}, imetoka' },
  hit: { en: '{number}, drawn, a hit', sw: '{number}, imetoka na imelingana' },
  ruleChoose: {
    en: 'Choose one to ten of the forty numbers. Which ones changes no chance.',
    sw: 'Chagua namba moja hadi kumi kati ya arobaini. Namba utakazochagua hazibadilishi nafasi yako.',
  },
  ruleDraw: {
    en: 'Ten numbers are drawn, one after the other, and each that is left is equally likely.',
    sw: 'Namba kumi hutolewa moja baada ya nyingine, na kila iliyobaki ina nafasi sawa.',
  },
  rulePay: {
    en: 'The more of your numbers are drawn, the more you get: your bet times what stands in the row under the tiles.',
    sw: 'Namba zako nyingi zikitoka unapata zaidi: dau lako mara kiasi kilichoandikwa chini ya vigae.',
  },
  ruleTables: {
    en: 'There are four tables. A bold one pays seldom and much; the low one pays often and less.',
    sw: 'Kuna majedwali manne. La hatari kubwa hulipa mara chache lakini zaidi; la hatari ndogo hulipa mara nyingi lakini kidogo.',
  },
  ruleReturn: {
    en: 'Between 98.9 and 99.1 % comes back in the long run; the sheet of the game states it for each of the 40 tables.',
    sw: 'Kwa muda mrefu hurudi kati ya 98.9 na 99.1 %; karatasi ya mchezo inaeleza kwa kila jedwali kati ya 40.',
  },
} as const;
