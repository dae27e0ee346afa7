import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  board: { en: 'Bao board', sw: 'Ubao wa bao' },
  front: { en: 'front row, pit {number}', sw: 'safu ya mbele, shimo la {number}' },
  back: { en: 'back row, pit {number}', sw: 'safu ya nyuma, shimo la {number}' },
  house: { en: 'nyumba', sw: 'nyumba' },
  pitOf: { en: '{name}, {place}: {count} seeds', sw: '{name}, {place}: kete {count}' },
  you: { en: 'You', sw: 'Wewe' },
  canPlay: { en: 'can be played', sw: 'linaweza kuchezwa' },
  isChosen: { en: 'chosen', sw: 'limechaguliwa' },
  isTarget: { en: 'captured first', sw: 'litaliwa kwanza' },
  isBlocked: { en: 'blocked', sw: 'limetakatiwa' },
  sowLeft: { en: 'Sow to the left', sw: 'Sambaza kushoto' },
  sowRight: { en: 'Sow to the right', sw: 'Sambaza kulia' },
  store: { en: 'Ghala', sw: 'Ghala' },
  mtaji: { en: 'Mtaji', sw: 'Mtaji' },
  storeOf: { en: '{name}, ghala: {count} seeds', sw: '{name}, ghala: kete {count}' },
  onBoard: { en: 'Seeds of {name}: {count}', sw: 'Kete za {name}: {count}' },
  standing: { en: 'Seeds: {count}', sw: 'Kete: {count}' },
  all: { en: 'all {count}', sw: 'zote {count}' },

  namuaCapture: {
    en: 'Namua: you must capture. Choose a marked pit for your seed.',
    sw: 'Namua: lazima ule. Chagua shimo lenye alama uweke kete yako.',
  },
  namuaTakata: {
    en: 'Takata: no capture is possible. Choose a marked pit for your seed.',
    sw: 'Takata: hakuna cha kula. Chagua shimo lenye alama uweke kete yako.',
  },
  mtajiCapture: {
    en: 'Mtaji: you must capture. Choose a marked pit to sow.',
    sw: 'Mtaji: lazima ule. Chagua shimo lenye alama usambaze.',
  },
  mtajiTakata: {
    en: 'Takata: no capture is possible. Choose a marked pit to sow.',
    sw: 'Takata: hakuna cha kula. Chagua shimo lenye alama usambaze.',
  },
  chooseWay: {
    en: 'Choose the way: press an arrow, or swipe.',
    sw: 'Chagua upande: bonyeza mshale, au telezesha kidole.',
  },
  chooseHouse: {
    en: 'The sowing comes to an end in your nyumba. Stop there, or sow it on?',
    sw: 'Usambazaji unafika mwisho kwenye nyumba yako. Ulale hapo, au usafiri?',
  },
  stop: { en: 'Stop', sw: 'Lala' },
  safari: { en: 'Safari: sow on', sw: 'Safiri' },
  blocked: {
    en: 'Kutakatia: the crossed pit is blocked and cannot begin this move.',
    sw: 'Kutakatia: shimo lenye msalaba limetakatiwa, haliwezi kuanza hatua hii.',
  },
  fewMoves: {
    en: '{count} moves left. Then more seeds win.',
    sw: 'Zimebaki hatua {count}. Kisha mwenye kete nyingi anashinda.',
  },
  first: {
    en: 'Each has 32 seeds. Empty the other front row to win.',
    sw: 'Kila mmoja ana kete 32. Maliza safu ya mbele ya mpinzani ushinde.',
  },

  // Names may be "you", so nothing here is said of one person or another.
  nowNamua: { en: '{name}: namua', sw: '{name}: namua' },
  nowCapture: { en: '{name}: {count} captured', sw: '{name}: kete {count} zimeliwa' },
  nowSow: { en: '{name}: sowing {count}', sw: '{name}: kete {count} mkononi' },
  nowTakata: { en: '{name}: takata', sw: '{name}: takata' },
  toldTakata: { en: '{name}: takata, nothing captured', sw: '{name}: takata, hakuna kilicholiwa' },
  toldNamua: { en: '{name}: namua, {count} captured', sw: '{name}: namua, kete {count} zimeliwa' },
  toldMtaji: { en: '{name}: mtaji, {count} captured', sw: '{name}: mtaji, kete {count} zimeliwa' },
  toldCapture: { en: '{name}: {count} captured', sw: '{name}: kete {count} zimeliwa' },
  toldCaptures: {
    en: '{name}: {count} captured in {times} captures',
    sw: '{name}: kete {count} zimeliwa kwa mara {times}',
  },
  toldLast: {
    en: '{name}: the last seeds of the front row captured',
    sw: '{name}: kete za mwisho za safu ya mbele zimeliwa',
  },
  alsoTook: { en: 'the other nyumba captured', sw: 'nyumba ya mpinzani imeliwa' },
  alsoSafari: { en: 'safari: nyumba sown', sw: 'safari: nyumba imesambazwa' },
  alsoStopped: { en: 'stopped in the nyumba', sw: 'kete zimelala nyumbani' },
  alsoBlocked: { en: 'kutakatia: a pit is blocked', sw: 'kutakatia: shimo limetakatiwa' },

  toldBegan: { en: '{name}: first to move', sw: '{name}: zamu ya kwanza' },
  wonFront: {
    en: 'Winner: {name}. The other front row is empty.',
    sw: 'Mshindi: {name}. Safu ya mbele ya mpinzani imeisha.',
  },
  wonNoMove: {
    en: 'Winner: {name}. The other player has no move.',
    sw: 'Mshindi: {name}. Mpinzani hana hatua.',
  },
  wonMoves: {
    en: 'Winner: {name}, with more seeds after the last move.',
    sw: 'Mshindi: {name}, kwa kete nyingi zaidi baada ya hatua ya mwisho.',
  },
  evenMoves: {
    en: 'Draw: as many seeds each after the last move.',
    sw: 'Sare: kete sawa baada ya hatua ya mwisho.',
  },
  wonResigned: { en: 'Winner: {name}', sw: 'Mshindi: {name}' },

  pace: { en: 'Speed: {pace}', sw: 'Kasi: {pace}' },
  slow: { en: 'slow', sw: 'polepole' },
  usual: { en: 'usual', sw: 'kawaida' },
  fast: { en: 'fast', sw: 'haraka' },
  skip: { en: 'Skip', sw: 'Ruka' },
  learn: { en: 'How to play', sw: 'Jinsi ya kucheza' },
} as const satisfies Record<string, Words>;
