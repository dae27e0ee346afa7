export const words = {
  level: { en: 'Level', sw: 'Kiwango' },
  floor: { en: 'Floor {floor}, {multiple}×', sw: 'Ghorofa ya {floor}, {multiple}×' },
  door: { en: 'Door {door}', sw: 'Mlango wa {door}' },
  closed: { en: 'closed', sw: 'umefungwa' },
  marked: { en: 'marked', sw: 'umewekwa alama' },
  safe: { en: 'stairs up', sw: 'ngazi za kupanda' },
  wrong: { en: 'no way on', sw: 'hakuna njia' },
  take: { en: 'Take {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Choose a door', sw: 'Chagua mlango' },
  begun: { en: 'Choose a door of the first floor.', sw: 'Chagua mlango wa ghorofa ya kwanza.' },
  stands: {
    en: 'Floor {floor} is climbed. {multiple}× can be taken; the next floor makes it {next}×.',
    sw: 'Umepanda ghorofa ya {floor}. Unaweza kuchukua {multiple}×; ghorofa ifuatayo itaifanya {next}×.',
  },
  mark: { en: 'Doors for automatic play', sw: 'Milango ya kucheza kiotomatiki' },
  marking: {
    en: 'Press the doors automatic play shall open. Floors: {count}',
    sw: 'Bonyeza milango ya kufunguliwa kiotomatiki. Ghorofa: {count}',
  },
  ruleFloors: {
    en: 'The tower has eight floors. On each you choose a door: a safe one leads a floor up.',
    sw: 'Mnara una ghorofa nane. Kwenye kila ghorofa unachagua mlango: ulio salama unakupandisha ghorofa moja.',
  },
  ruleLevels: {
    en: 'Easy: 3 of 4 doors are safe. Medium: 2 of 3. Hard: 1 of 2. Expert: 1 of 3.',
    sw: 'Rahisi: milango 3 kati ya 4 ni salama. Wastani: 2 kati ya 3. Ngumu: 1 kati ya 2. Bingwa: 1 kati ya 3.',
  },
  ruleTake: {
    en: 'Every floor raises what you may take. After the first floor you take it whenever you like; the top is paid at once.',
    sw: 'Kila ghorofa huongeza unachoweza kuchukua. Baada ya ghorofa ya kwanza unachukua wakati wowote; kilele hulipwa papo hapo.',
  },
  ruleWrong: {
    en: 'A wrong door ends the round and the stake is lost.',
    sw: 'Mlango usio salama humaliza raundi na dau linapotea.',
  },
  ruleMultiple: {
    en: 'You take 0.99 divided by the chance of having come so far. So 99 % comes back in the long run, at any level and on any floor.',
    sw: 'Unachukua 0.99 ikigawanywa kwa nafasi ya kufika hapo. Kwa hiyo 99 % hurudi kwa muda mrefu, kwa kiwango chochote na kwenye ghorofa yoyote.',
  },
  ruleLaid: {
    en: 'What lies behind every door is fixed before you open the first, and nothing changes it after that.',
    sw: 'Kilicho nyuma ya kila mlango huwekwa kabla hujafungua wa kwanza, na baada ya hapo hakibadiliki.',
  },
  ruleKeys: {
    en: 'By keys: ← and → go from door to door, Enter opens one, T takes.',
    sw: 'Kwa vitufe: ← na → huhama kutoka mlango hadi mlango, Enter hufungua, T huchukua.',
  },
  ruleAway: {
    en: 'If you stay away, the house takes what stands. If no floor was climbed yet, it opens the first door and takes.',
    sw: 'Usiporudi, nyumba huchukua kilichofikiwa. Kama hakuna ghorofa iliyopandwa, hufungua mlango wa kwanza kisha huchukua.',
  },
} as const;
