export const words = {
  mines: { en: 'Mines', sw: 'Mabomu' },
  tiles: { en: 'The 25 tiles', sw: 'Vigae 25' },
  place: { en: 'Row {row}, column {column}', sw: 'Mstari {row}, safu {column}' },
  closed: { en: 'closed', sw: 'kimefunikwa' },
  marked: { en: 'marked, number {count}', sw: 'kimewekwa alama, namba {count}' },
  gem: { en: 'a gem', sw: 'kito' },
  mine: { en: 'a mine', sw: 'bomu' },
  take: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Open a tile', sw: 'Fungua kigae' },
  stands: {
    en: 'A gem. You can cash out {multiple}×. Next gem: {next}×.',
    sw: 'Kito. Unaweza kuchukua {multiple}×. Kito kijacho: {next}×.',
  },
  begun: {
    en: 'The mines are hidden. Open a tile.',
    sw: 'Mabomu yamefichwa. Fungua kigae.',
  },
  mark: { en: 'Tiles for autoplay', sw: 'Vigae vya kucheza kiotomatiki' },
  marking: {
    en: 'Choose the tiles autoplay opens: {count} of {most}',
    sw: 'Chagua vigae vya kufunguliwa kiotomatiki: {count} kati ya {most}',
  },
  ruleTiles: {
    en: 'Choose how many mines are under the 25 tiles, from 1 to 24. All other tiles have gems.',
    sw: 'Unachagua mabomu mangapi yawe chini ya vigae 25, kuanzia 1 hadi 24. Chini ya vingine vyote kuna vito.',
  },
  ruleGem: {
    en: 'Every gem increases your win. After the first gem you can cash out any time.',
    sw: 'Kila kito huongeza ushindi wako. Baada ya kito cha kwanza unaweza kuchukua wakati wowote.',
  },
  ruleMine: {
    en: 'If you hit a mine, the round ends and you lose the stake.',
    sw: 'Ukifungua bomu, raundi inaisha na unapoteza dau.',
  },
  ruleMultiple: {
    en: 'Your win is 0.99 divided by the chance to get this far. The RTP is 99 %, with any number of mines.',
    sw: 'Ushindi wako ni 0.99 ikigawanywa kwa nafasi ya kufika hapo. RTP ni 99 %, kwa idadi yoyote ya mabomu.',
  },
  ruleHighest: {
    en: 'The last gem is paid automatically. The maximum is 4,000×.',
    sw: 'Kito cha mwisho hulipwa chenyewe. Kiwango cha juu ni 4,000×.',
  },
  ruleLaid: {
    en: 'The mines are placed before you open the first tile and do not move after that.',
    sw: 'Mabomu huwekwa kabla hujafungua kigae cha kwanza, na baada ya hapo hayasogezwi.',
  },
  ruleKeys: {
    en: 'Keyboard: arrow keys move, Enter opens a tile, T cashes out.',
    sw: 'Kibodi: vishale husogeza, Enter hufungua kigae, T huchukua.',
  },
  ruleAway: {
    en: 'If you leave, your winnings are cashed out for you. If you have not opened a tile yet, the first tile is opened for you and cashed out.',
    sw: 'Ukiondoka, ushindi wako huchukuliwa kwa niaba yako. Kama hujafungua kigae, cha kwanza hufunguliwa na kuchukuliwa kwa niaba yako.',
  },
} as const;
