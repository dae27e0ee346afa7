export const words = {
  first: { en: 'Set the mark, then roll', sw: 'Weka alama, kisha rusha' },
  past: { en: 'Rolls before, newest first', sw: 'Namba zilizotangulia, mpya kwanza' },
  mark: { en: 'The mark', sw: 'Alama' },
  over: { en: 'Roll over', sw: 'Juu ya' },
  under: { en: 'Roll under', sw: 'Chini ya' },
  toOver: { en: 'Change to over', sw: 'Badili iwe juu ya' },
  toUnder: { en: 'Change to under', sw: 'Badili iwe chini ya' },
  chance: { en: 'Win chance', sw: 'Nafasi' },
  multiple: { en: 'Pays', sw: 'Inalipa' },
  ruleRoll: {
    en: 'Each round rolls a number from 0.00 to 100.00; all 10,001 of them are equally likely.',
    sw: 'Kila raundi hutoa namba kati ya 0.00 na 100.00; zote 10,001 zina nafasi sawa.',
  },
  ruleWin: {
    en: 'You win when the number lies on the side of the mark that you chose. The mark itself wins for neither side.',
    sw: 'Unashinda namba ikiwa upande wa alama uliochagua. Alama yenyewe haishindishi upande wowote.',
  },
  ruleReturn: {
    en: 'A win pays 99 divided by the percent that win. Because there are 10,001 numbers, 98.990101 % comes back in the long run, not 99 %.',
    sw: 'Ushindi hulipa 99 ikigawanywa kwa asilimia ya nafasi ya kushinda. Kwa kuwa kuna namba 10,001, kinachorudi kwa muda mrefu ni 98.990101 %, si 99 %.',
  },
} as const;
