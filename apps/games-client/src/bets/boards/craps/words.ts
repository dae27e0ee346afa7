import type { CrapsEvent } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  cloth: {
    en: 'The table: use the arrow keys to move, Enter to place a chip, Backspace to remove it',
    sw: 'Meza: mishale husogeza, Enter huweka chipu, Backspace huiondoa',
  },
  laid: { en: '{place}, pays {pays}, {amount}', sw: '{place}, hulipa {pays}, {amount}' },
  unlaid: { en: '{place}, pays {pays}', sw: '{place}, hulipa {pays}' },
  brought: { en: '{laid}, paid {amount}', sw: '{laid}, imelipa {amount}' },
  lost: { en: '{laid}, lost', sw: '{laid}, imepotea' },
  behind: { en: '{place}, {amount}', sw: '{place}, {amount}' },
  on: { en: 'ON', sw: 'IPO' },
  off: { en: 'OFF', sw: 'BADO' },
  pass: { en: 'Pass line', sw: 'Pasi' },
  dontPass: { en: 'Don’t pass', sw: 'Dhidi ya pasi' },
  bar: { en: '12 push', sw: '12 hurudishwa' },
  field: { en: 'Field', sw: 'Uwanja' },
  odds: { en: 'Odds', sw: 'Nyongeza' },
  oddsPass: { en: 'Odds behind pass', sw: 'Nyongeza ya pasi' },
  oddsDontPass: { en: 'Odds behind don’t pass', sw: 'Nyongeza dhidi ya pasi' },
  oddsTimes: { en: '{name}, {times} times, {amount}', sw: '{name}, mara {times}, {amount}' },
  roll: { en: 'Roll the dice', sw: 'Rusha dadu' },
  rolls: { en: 'Rolls of this round', sw: 'Dadu za raundi hii' },
  ready: {
    en: 'First roll: 7 and 11 win the pass line',
    sw: 'Mara ya kwanza: 7 na 11 hushinda pasi',
  },
  point: {
    en: 'The point is {point}: {point} or 7 ends the round',
    sw: 'Pointi ni {point}: {point} au 7 itaamua',
  },
  numbers: {
    en: 'The dice are rolled again for the number bets',
    sw: 'Dadu zinaendelea kwa namba',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** After the total of the roll. */
export const events: Readonly<Record<CrapsEvent, Words>> = {
  natural: { en: 'pass wins', sw: 'pasi imeshinda' },
  craps: { en: 'pass loses', sw: 'pasi imepoteza' },
  set: { en: 'the point is {point}', sw: 'pointi ni {point}' },
  rolled: { en: 'the point is still {point}', sw: 'pointi bado ni {point}' },
  made: { en: 'the point came, pass wins', sw: 'pointi imetoka, pasi imeshinda' },
  out: { en: 'seven came, pass loses', sw: 'saba imetoka, pasi imepoteza' },
};

export const rules: readonly Words[] = [
  {
    en: 'Two dice are rolled until every bet on the table has won or lost. Place your chips first, then roll the dice yourself each time.',
    sw: 'Dadu mbili hurushwa hadi kila chipu mezani iamuliwe. Weka chipu kwanza; kila mrusho unaofuata unaurusha wewe.',
  },
  {
    en: 'Pass line, 1 to 1: the first roll wins with 7 or 11 and loses with 2, 3 or 12. Any other total is the point, which must then come before a 7.',
    sw: 'Pasi, 1 kwa 1: mrusho wa kwanza hushinda kwa 7 au 11 na hupoteza kwa 2, 3 au 12. Jumla nyingine yoyote ni pointi; kisha lazima itoke kabla ya 7.',
  },
  {
    en: 'Don’t pass is the opposite bet, 1 to 1: it wins when pass loses. A 12 on the first roll is refunded.',
    sw: 'Dhidi ya pasi ni upande wa pili, 1 kwa 1: hushinda pasi inapopoteza. 12 ya mrusho wa kwanza tu huirudisha.',
  },
  {
    en: 'When there is a point, you can add odds to a line once: up to 3 × on 4 and 10, 4 × on 5 and 9, 5 × on 6 and 8; up to 6 × against the point. Odds pay 2 to 1, 3 to 2 and 6 to 5 on pass, and 1 to 2, 2 to 3 and 5 to 6 on don’t pass. Odds have no house edge.',
    sw: 'Pointi ikishapatikana, unaweza kuweka nyongeza nyuma ya mstari, mara moja: hadi mara 3 kwa 4 na 10, mara 4 kwa 5 na 9, mara 5 kwa 6 na 8; dhidi ya pointi hadi mara 6. Hulipa 2 kwa 1, 3 kwa 2, 6 kwa 5 nyuma ya pasi, na 1 kwa 2, 2 kwa 3, 5 kwa 6 dhidi ya pasi. Nyongeza haina faida ya kampuni.',
  },
  {
    en: 'The field bet is on the first roll only: 3, 4, 9, 10 and 11 pay 1 to 1, 2 and 12 pay 2 to 1.',
    sw: 'Uwanja ni kwa mrusho wa kwanza tu: 3, 4, 9, 10 na 11 hulipa 1 kwa 1, 2 na 12 hulipa 2 kwa 1.',
  },
  {
    en: 'A number wins if it comes before a 7, from the first roll on: 6 and 8 pay 7 to 6, 5 and 9 pay 7 to 5, 4 and 10 pay 9 to 5. On 6 and 8, parts of a cent are cut unless you bet in sixes.',
    sw: 'Namba hushinda ikitoka kabla ya 7, kuanzia mrusho wa kwanza: 6 na 8 hulipa 7 kwa 6, 5 na 9 hulipa 7 kwa 5, 4 na 10 hulipa 9 kwa 5. Kwa 6 na 8 sehemu ya mwisho ya senti hukatwa chipu zisipokuwa kwa sita sita.',
  },
  {
    en: 'RTP: pass 98.585859 %, don’t pass 98.636364 %, 6 and 8 98.484848 %, 5 and 9 96 %, the field 94.444444 %, 4 and 10 93.333333 %.',
    sw: 'RTP: pasi 98.585859 %, dhidi ya pasi 98.636364 %, 6 na 8 98.484848 %, 5 na 9 96 %, uwanja 94.444444 %, 4 na 10 93.333333 %.',
  },
  {
    en: 'If you leave, the dice are rolled for you and no more money is bet.',
    sw: 'Ukiondoka dadu huendelea kurushwa kwa niaba yako, na hakuna dau linaloongezwa.',
  },
];
