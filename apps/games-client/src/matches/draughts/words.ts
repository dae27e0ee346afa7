import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  board: { en: 'Draughts board', sw: 'Ubao wa drafti' },
  black: { en: 'Black', sw: 'Nyeusi' },
  white: { en: 'White', sw: 'Nyeupe' },
  man: { en: '{side} man', sw: 'Kete {side}' },
  king: { en: '{side} king', sw: 'Kingi {side}' },
  square: { en: 'Square {number}', sw: 'Mraba {number}' },
  squareWith: { en: 'Square {number}: {piece}', sw: 'Mraba {number}: {piece}' },
  isEmpty: { en: 'empty', sw: 'tupu' },
  canMove: { en: 'can move', sw: 'inaweza kusogea' },
  mustCapture: { en: 'must capture', sw: 'lazima ile' },
  isChosen: { en: 'chosen', sw: 'imechaguliwa' },
  isTarget: { en: 'can come here', sw: 'inaweza kuja hapa' },
  isJumped: { en: 'captured', sw: 'imeliwa' },
  taken: { en: 'Captured by {name}: {count}', sw: 'Zilizoliwa na {name}: {count}' },
  menOnly: { en: 'Pieces: {men}', sw: 'Kete: {men}' },
  menAndKings: { en: 'Men: {men}, kings: {kings}', sw: 'Kete: {men}, kingi: {kings}' },
  you: { en: 'you', sw: 'wewe' },

  noteCapture: {
    en: 'You must capture. Choose a marked piece.',
    sw: 'Lazima ule. Chagua kete iliyowekewa alama.',
  },
  noteOnlyCapture: {
    en: 'That piece may not move: where there is a capture, you must take it.',
    sw: 'Kete hiyo hairuhusiwi: palipo na kula, lazima ule.',
  },
  noteGoOn: {
    en: 'The capture goes on. Choose the next square.',
    sw: 'Bado unakula. Chagua mraba unaofuata.',
  },
  noteTarget: { en: 'Choose a marked square.', sw: 'Chagua mraba uliowekewa alama.' },
  noteMove: { en: 'Choose a piece, or drag it.', sw: 'Chagua kete, au iburute.' },
  noteWait: { en: 'Black moves first.', sw: 'Nyeusi huanza.' },
  startOver: { en: 'Start over', sw: 'Anza upya' },

  offerDraw: { en: 'Offer a draw', sw: 'Omba sare' },
  acceptDraw: { en: 'Accept the draw', sw: 'Kubali sare' },
  offered: {
    en: '{name} offers a draw. Your next move declines it.',
    sw: '{name} anaomba sare. Ukicheza, umekataa.',
  },
  youOffered: {
    en: 'You offered a draw. It stands until the other player moves.',
    sw: 'Umeomba sare. Ombi linabaki hadi mwenzako acheze.',
  },
  quietLeft: {
    en: 'A draw in {count} moves unless a piece is captured or a man moves.',
    sw: 'Sare baada ya hatua {count}, isipokuwa kete iliwe au kete ya kawaida isogee.',
  },
  chaseLeft: {
    en: 'Three kings against one: {count} moves left to win, then a draw.',
    sw: 'Kingi watatu kwa mmoja: zimebaki hatua {count} za kushinda, kisha sare.',
  },
  twice: {
    en: 'This position has stood twice. The third time is a draw.',
    sw: 'Mpangilio huu umetokea mara mbili. Mara ya tatu ni sare.',
  },

  // Names may be "you", so nothing here is said of one person or another.
  toldMove: { en: '{name}: {move}', sw: '{name}: {move}' },
  toldCapture: { en: '{name}: {move}, {count} captured', sw: '{name}: {move}, zimeliwa {count}' },
  toldCrowned: { en: '{told}, crowned', sw: '{told}, kingi mpya' },
  toldBegan: { en: '{name}: black, first to move', sw: '{name}: kete nyeusi, zamu ya kwanza' },
  toldOffer: { en: '{name}: draw offered', sw: '{name}: ombi la sare' },
  wonNoMove: {
    en: 'Winner: {name}. The other side cannot move.',
    sw: 'Mshindi: {name}. Mpinzani hana hatua.',
  },
  wonResigned: { en: 'Winner: {name}', sw: 'Mshindi: {name}' },
  drawAgreed: { en: 'Draw: both agreed', sw: 'Sare: wote wamekubali' },
  drawRepetition: {
    en: 'Draw: the same position for the third time',
    sw: 'Sare: mpangilio uleule mara ya tatu',
  },
  drawKings: {
    en: 'Draw: three kings did not catch one in 13 moves',
    sw: 'Sare: kingi watatu hawakumkamata mmoja kwa hatua 13',
  },
  drawQuiet: {
    en: 'Draw: 25 moves each without a capture or a move of a man',
    sw: 'Sare: hatua 25 kila mmoja bila kula wala kete ya kawaida kusogea',
  },
} as const satisfies Record<string, Words>;
