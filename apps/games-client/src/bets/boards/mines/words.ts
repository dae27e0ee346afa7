export const words = {
  mines: { en: 'Mines', sw: 'Mabomu' },
  tiles: { en: 'The 25 tiles', sw: 'Vigae 25' },
  place: { en: 'Row {row}, column {column}', sw: 'Mstari {row}, safu {column}' },
  closed: { en: 'closed', sw: 'kimefunikwa' },
  marked: { en: 'marked, number {count}', sw: 'kimewekwa alama, namba {count}' },
  gem: { en: 'a gem', sw: 'kito' },
  mine: { en: 'a mine', sw: 'bomu' },
  take: { en: 'Take {amount}', sw: 'Chukua {amount}' },
  takeFirst: { en: 'Open a tile', sw: 'Fungua kigae' },
  stands: {
    en: 'A gem. {multiple}× can be taken; the next gem makes it {next}×.',
    sw: 'Kito. Unaweza kuchukua {multiple}×; kito kifuatacho kitaifanya {next}×.',
  },
  begun: {
    en: 'The mines are laid. Open a tile.',
    sw: 'Mabomu yamewekwa. Fungua kigae.',
  },
  mark: { en: 'Tiles for automatic play', sw: 'Vigae vya kucheza kiotomatiki' },
  marking: {
    en: 'Press the tiles automatic play shall open: {count} of {most}',
    sw: 'Bonyeza vigae vya kufunguliwa kiotomatiki: {count} kati ya {most}',
  },
  ruleTiles: {
    en: 'You choose how many mines lie under the 25 tiles, from 1 to 24. Under all the others lie gems.',
    sw: 'Unachagua mabomu mangapi yawe chini ya vigae 25, kuanzia 1 hadi 24. Chini ya vingine vyote kuna vito.',
  },
  ruleGem: {
    en: 'Every gem raises what you may take. After the first gem you take it whenever you like.',
    sw: 'Kila kito huongeza unachoweza kuchukua. Baada ya kito cha kwanza unachukua wakati wowote.',
  },
  ruleMine: {
    en: 'A mine ends the round and the stake is lost.',
    sw: 'Bomu humaliza raundi na dau linapotea.',
  },
  ruleMultiple: {
    en: 'You take 0.99 divided by the chance of having come so far. So 99 % comes back in the long run, with any number of mines and at any gem.',
    sw: 'Unachukua 0.99 ikigawanywa kwa nafasi ya kufika hapo. Kwa hiyo 99 % hurudi kwa muda mrefu, kwa idadi yoyote ya mabomu na kwenye kito chochote.',
  },
  ruleHighest: {
    en: 'The last gem is paid at once. No multiple passes 4,000×: where the next gem would, the gem before it is the last.',
    sw: 'Kito cha mwisho hulipwa papo hapo. Hakuna kizidisho kinachopita 4,000×: pale ambapo kito kifuatacho kingepita, kilicho kabla yake ndicho cha mwisho.',
  },
  ruleLaid: {
    en: 'The mines are laid before you open the first tile, and nothing moves them after that.',
    sw: 'Mabomu huwekwa kabla hujafungua kigae cha kwanza, na baada ya hapo hayasogezwi.',
  },
  ruleKeys: {
    en: 'By keys: arrows go from tile to tile, Enter opens one, T takes.',
    sw: 'Kwa vitufe: mishale huhama kutoka kigae hadi kigae, Enter hufungua, T huchukua.',
  },
  ruleAway: {
    en: 'If you stay away, the house takes what stands. If no gem was opened yet, it opens the first tile and takes.',
    sw: 'Usiporudi, nyumba huchukua kilichofikiwa. Kama hakuna kito kilichofunguliwa, hufungua kigae cha kwanza kisha huchukua.',
  },
} as const;
