export const chipWords = {
  tray: { en: 'Chips', sw: 'Chipu' },
  chip: { en: 'Chip of {amount}', sw: 'Chipu ya {amount}' },
  undo: { en: 'Undo', sw: 'Tendua' },
  clear: { en: 'Clear', sw: 'Ondoa zote' },
  repeat: { en: 'Repeat', sw: 'Rudia' },
  double: { en: 'Double', sw: 'Mara mbili' },
  place: {
    en: 'The maximum for this bet is {amount}.',
    sw: 'Kiwango cha juu kwa dau hili ni {amount}.',
  },
  round: {
    en: 'The maximum for one round is {amount}.',
    sw: 'Kiwango cha juu kwa raundi moja ni {amount}.',
  },
  places: {
    en: 'Too many bets for one round.',
    sw: 'Madau ni mengi mno kwa raundi moja.',
  },
} as const;
