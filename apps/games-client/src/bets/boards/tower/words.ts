export const words = {
  level: { en: 'Difficulty', sw: 'Ugumu' },
  floor: { en: 'Floor {floor}, {multiple}×', sw: 'Ghorofa ya {floor}, {multiple}×' },
  door: { en: 'Door {door}', sw: 'Mlango wa {door}' },
  closed: { en: 'closed', sw: 'umefungwa' },
  marked: { en: 'marked', sw: 'umewekwa alama' },
  safe: { en: 'safe', sw: 'salama' },
  wrong: { en: 'wrong door', sw: 'si sahihi' },
  take: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Choose a door', sw: 'Chagua mlango' },
  begun: { en: 'Choose a door on the first floor.', sw: 'Chagua mlango wa ghorofa ya kwanza.' },
  stands: {
    en: 'Floor {floor} done. You can cash out {multiple}×. Next floor: {next}×.',
    sw: 'Umepanda ghorofa ya {floor}. Unaweza kuchukua {multiple}×. Ghorofa ijayo: {next}×.',
  },
  mark: { en: 'Doors for autoplay', sw: 'Milango ya kucheza kiotomatiki' },
  marking: {
    en: 'Choose the doors autoplay opens. Floors: {count}',
    sw: 'Chagua milango ya kufunguliwa kiotomatiki. Ghorofa: {count}',
  },
  ruleFloors: {
    en: 'The tower has eight floors. Choose a door on each floor: a safe door takes you one floor up.',
    sw: 'Mnara una ghorofa nane. Kwenye kila ghorofa unachagua mlango: ulio salama unakupandisha ghorofa moja.',
  },
  ruleLevels: {
    en: 'Easy: 3 of 4 doors are safe. Medium: 2 of 3. Hard: 1 of 2. Expert: 1 of 3.',
    sw: 'Rahisi: milango 3 kati ya 4 ni salama. Wastani: 2 kati ya 3. Ngumu: 1 kati ya 2. Bingwa: 1 kati ya 3.',
  },
  ruleTake: {
    en: 'Every floor increases your win. After the first floor you can cash out any time. The top floor is paid automatically.',
    sw: 'Kila ghorofa huongeza ushindi wako. Baada ya ghorofa ya kwanza unaweza kuchukua wakati wowote. Ghorofa ya juu kabisa hulipwa yenyewe.',
  },
  ruleWrong: {
    en: 'A wrong door ends the round and you lose the stake.',
    sw: 'Mlango usio salama humaliza raundi na dau linapotea.',
  },
  ruleMultiple: {
    en: 'Your win is 0.99 divided by the chance to get this far. The RTP is 99 % at every difficulty.',
    sw: 'Ushindi wako ni 0.99 ikigawanywa kwa nafasi ya kufika hapo. RTP ni 99 % kwa ugumu wowote.',
  },
  ruleLaid: {
    en: 'The safe doors are fixed before you open the first one and do not change after that.',
    sw: 'Milango salama hupangwa kabla hujafungua wa kwanza, na baada ya hapo haibadiliki.',
  },
  ruleKeys: {
    en: 'Keyboard: ← and → move, Enter opens a door, T cashes out.',
    sw: 'Kibodi: ← na → husogeza, Enter hufungua mlango, T huchukua.',
  },
  ruleAway: {
    en: 'If you leave, your winnings are cashed out for you. If you have not opened a door yet, the first door is opened for you and cashed out.',
    sw: 'Ukiondoka, ushindi wako huchukuliwa kwa niaba yako. Kama hujafungua mlango, wa kwanza hufunguliwa na kuchukuliwa kwa niaba yako.',
  },
} as const;
