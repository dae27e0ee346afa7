/** What the table of Kadi says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  nothing: { en: '', sw: '' },

  layAnything: { en: 'Anything goes: play any card', sw: 'Cheza karata yoyote' },
  laySuitOrRank: { en: 'Play {suit} or {rank}', sw: 'Cheza {suit} au {rank}' },
  layAsked: {
    en: 'Play {suit}: that suit is asked for',
    sw: 'Cheza {suit}: ndiyo iliyoombwa',
  },
  nothingFits: {
    en: 'You hold no {wanted}. Take a card.',
    sw: 'Huna {wanted}. Chukua karata.',
  },
  nothingFitsEither: {
    en: 'You hold neither {suit} nor {rank}. Take a card.',
    sw: 'Huna {suit} wala {rank}. Chukua karata.',
  },
  fed: {
    en: '{count} cards wait for you: play {rank}, block with an ace, or take them',
    sw: 'Unalishwa karata {count}: cheza {rank}, zuia kwa ree, au zichukue',
  },
  fedNothing: {
    en: 'Nothing you hold stops it. Take the {count} cards.',
    sw: 'Huna karata ya kuzuia. Chukua karata {count}.',
  },
  noCards: {
    en: 'You have no cards and did not win: take a card',
    sw: 'Huna karata na hujashinda: chukua karata',
  },

  needsMore: {
    en: 'Not by itself: choose what goes with it',
    sw: 'Haichezwi peke yake: chagua inayokwenda nayo',
  },
  question: {
    en: 'A question: answer it with {suit} (4–7, 9 or 10), or play it and take a card',
    sw: 'Swali: lijibu kwa {suit} (4–7, 9 au 10), au licheze uchukue karata',
  },
  asks: { en: 'Which suit do you ask for?', sw: 'Unaomba alama gani?' },
  blocks: { en: 'Blocks: nobody takes the cards', sw: 'Inazuia: hakuna anayechukua karata' },
  feeds: { en: 'The next player is fed {count}', sw: 'Anayefuata atalishwa {count}' },
  jumpsOne: { en: 'Jumps the next player', sw: 'Inamruka anayefuata' },
  jumps: { en: 'Jumps {count} players', sw: 'Inaruka wachezaji {count}' },
  kicks: { en: 'Turns the direction of play', sw: 'Inageuza mzunguko wa mchezo' },
  kicksTwice: { en: 'Two kings: the direction stays', sw: 'Wafalme wawili: mzunguko unabaki' },
  wins: { en: 'Your last cards: with them you win', sw: 'Karata zako za mwisho: unashinda nazo' },
  unsaid: {
    en: 'You did not say Niko kadi: going out now does not win',
    sw: 'Hukusema Niko kadi: kumaliza sasa si ushindi',
  },
  noAnswer: {
    en: 'Only an answer card (4–7, 9, 10) on top wins',
    sw: 'Ushindi ni kwa karata ya jibu tu juu (4–7, 9, 10)',
  },
  otherIsOut: {
    en: 'While somebody else has no cards, going out does not win',
    sw: 'Mwingine akiwa hana karata, kumaliza si ushindi',
  },

  whyFed: {
    en: '{card} does not help: only {rank} feeds on, only an ace blocks',
    sw: '{card} haisaidii: {rank} tu inalisha, ree tu inazuia',
  },
  whyAsked: {
    en: '{card} does not fit: {suit} are asked for',
    sw: '{card} haifai: imeombwa {suit}',
  },
  whyQuestion: {
    en: '{card} is no answer: answer with {suit}, or play the question and take',
    sw: '{card} si jibu: jibu kwa {suit}, au cheza swali uchukue',
  },
  whyNot: {
    en: '{card} does not fit: play {suit} or {rank}',
    sw: '{card} haifai: cheza {suit} au {rank}',
  },

  play: { en: 'Play', sw: 'Cheza' },
  playMany: { en: 'Play {count}', sw: 'Cheza {count}' },
  playAndSay: { en: 'Play and say', sw: 'Cheza na useme' },
  nikoKadi: { en: 'Niko kadi!', sw: 'Niko kadi!' },
  sayNow: {
    en: 'You can go out in your next turn. Say it before it comes.',
    sw: 'Unaweza kumaliza zamu ijayo. Sema kabla haijafika.',
  },
  saidIt: {
    en: 'You said Niko kadi: go out in your turn',
    sw: 'Umesema Niko kadi: maliza zamu yako',
  },
  take: { en: 'Take a card', sw: 'Chukua karata' },
  takeMany: { en: 'Take {count}', sw: 'Chukua {count}' },
  ask: { en: 'Suit to ask for', sw: 'Alama ya kuomba' },
  onTop: { en: 'On top', sw: 'Juu' },
  sent: { en: 'Playing', sw: 'Inachezwa' },

  pile: { en: 'On the pile: {card}', sw: 'Juu ya rundo: {card}' },
  stock: { en: '{count} cards to take from', sw: 'Karata {count} za kuchukua' },
  asked: { en: 'Asked for', sw: 'Imeombwa' },
  anything: { en: 'Anything', sw: 'Yoyote' },
  anythingGoes: { en: 'Anything may be played', sw: 'Karata yoyote inachezwa' },
  askedFor: { en: 'Asked for: {suit}', sw: 'Imeombwa: {suit}' },
  waiting: { en: '{count} cards to be taken', sw: 'Karata {count} za kuchukuliwa' },
  clockwise: { en: 'Play goes clockwise', sw: 'Mchezo unaenda kulia' },
  counter: { en: 'Play goes counter-clockwise', sw: 'Mchezo unaenda kushoto' },
  turnsLeft: { en: '{count} turns left', sw: 'Zamu {count} zimebaki' },

  isNikoKadi: { en: 'Niko kadi', sw: 'Niko kadi' },
  isOut: { en: 'No cards', sw: 'Hana karata' },
  hasResigned: { en: 'Resigned', sw: 'Amejisalimisha' },

  shoutJump: { en: 'Jumped', sw: 'Amerukwa' },
  shoutKick: { en: 'Kickback!', sw: 'Geuka!' },
  shoutFed: { en: '+{count}', sw: '+{count}' },
  shoutBlock: { en: 'Blocked!', sw: 'Imezuiwa!' },
  shoutQuestion: { en: 'No answer', sw: 'Bila jibu' },
  shoutWon: { en: 'Kadi!', sw: 'Kadi!' },

  told: { en: '{name} plays {cards}', sw: '{name} anacheza {cards}' },
  toldSuit: {
    en: '{name} plays {cards} and asks for {suit}',
    sw: '{name} anacheza {cards} na kuomba {suit}',
  },
  toldAndSays: { en: '{told}, and says Niko kadi', sw: '{told}, na kusema Niko kadi' },
  toldTakesOne: { en: '{name} takes a card', sw: '{name} anachukua karata' },
  toldTakes: { en: '{name} takes {count} cards', sw: '{name} anachukua karata {count}' },
  toldSays: { en: '{name} says Niko kadi', sw: '{name} anasema Niko kadi' },
  toldBegan: {
    en: 'Cards are dealt. On the pile: {card}',
    sw: 'Karata zimegawiwa. Juu ya rundo: {card}',
  },
  toldWon: { en: '{names} wins', sw: '{names} anashinda' },
  toldTurns: {
    en: 'The turns are over: the fewest cards win. {names}',
    sw: 'Zamu zimekwisha: mwenye karata chache anashinda. {names}',
  },
} as const satisfies Record<string, Words>;
