export const words = {
  first: { en: 'Set your number, then roll', sw: 'Weka namba yako, kisha rusha' },
  past: { en: 'Last rolls, newest first', sw: 'Namba zilizotangulia, mpya kwanza' },
  mark: { en: 'Your number', sw: 'Namba yako' },
  over: { en: 'Roll over', sw: 'Juu ya' },
  under: { en: 'Roll under', sw: 'Chini ya' },
  toOver: { en: 'Change to over', sw: 'Badili iwe juu ya' },
  toUnder: { en: 'Change to under', sw: 'Badili iwe chini ya' },
  chance: { en: 'Win chance', sw: 'Nafasi ya kushinda' },
  multiple: { en: 'Pays', sw: 'Inalipa' },
  ruleRoll: {
    en: 'Each round rolls a number from 0.00 to 100.00. All 10,001 numbers have the same chance.',
    sw: 'Kila raundi hutoa namba kati ya 0.00 na 100.00; zote 10,001 zina nafasi sawa.',
  },
  ruleWin: {
    en: 'You win when the result is over or under your number, as you chose. If it is exactly your number, you lose.',
    sw: 'Unashinda matokeo yakiwa juu au chini ya namba yako, kama ulivyochagua. Yakiwa sawa na namba yako, unapoteza.',
  },
  ruleReturn: {
    en: 'A win pays 99 divided by your win chance in percent. The RTP is 98.990101 %.',
    sw: 'Ushindi hulipa 99 ikigawanywa kwa asilimia ya nafasi ya kushinda. RTP ni 98.990101 %.',
  },
} as const;
