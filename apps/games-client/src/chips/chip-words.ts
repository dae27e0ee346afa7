export const chipWords = {
  tray: { en: 'Chips', sw: 'Chipu' },
  chip: { en: 'Chip of {amount}', sw: 'Chipu ya {amount}' },
  undo: { en: 'Undo', sw: 'Tendua' },
  clear: { en: 'Clear', sw: 'Ondoa zote' },
  repeat: { en: 'Repeat', sw: 'Rudia' },
  double: { en: 'Double', sw: 'Mara mbili' },
  place: {
    en: 'No more fits on that place: {amount} is the most.',
    sw: 'Hapo pamejaa: zisizidi {amount}.',
  },
  round: {
    en: 'That is too much for one round: {amount} is the most.',
    sw: 'Hiyo ni nyingi mno kwa raundi moja: zisizidi {amount}.',
  },
  places: {
    en: 'So many places do not fit into one round.',
    sw: 'Raundi moja haichukui sehemu nyingi hivyo.',
  },
} as const;
