/** What the table of Thirteen says. */
import type { CombinationKind } from '@bahati/game-rules/seat-games/thirteen/thirteen.combinations.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  nothing: { en: '', sw: '' },
  leads: { en: 'You lead: play anything', sw: 'Unaongoza: cheza chochote' },
  leadsWith: {
    en: 'You lead: play anything that holds the {card}',
    sw: 'Unaongoza: cheza chochote chenye {card}',
  },
  beat: { en: 'Beat the {kind}, or pass', sw: 'Zidi {kind}, au pisha' },
  cannotBeat: { en: 'Nothing you hold beats the {kind}: pass', sw: 'Huwezi kuzidi {kind}: pisha' },
  hasPassed: {
    en: 'You passed: you play again with the next lead',
    sw: 'Umepisha: utacheza tena uongozi ukibadilika',
  },
  sent: { en: 'Playing', sw: 'Inachezwa' },
  isOut: { en: 'You are out: place {place}', sw: 'Umemaliza: nafasi ya {place}' },
  needsMore: { en: 'No combination yet: choose more cards', sw: 'Bado si seti: chagua zaidi' },
  makes: { en: 'This makes: {kind}', sw: 'Hii ni: {kind}' },
  makesBomb: { en: 'A bomb against the twos: {kind}', sw: 'Bomu dhidi ya mbili: {kind}' },
  goesOut: { en: 'Your last cards', sw: 'Karata zako za mwisho' },

  whyFirst: { en: 'The first play has to hold the {card}', sw: 'Mchezo wa kwanza uwe na {card}' },
  whyWeak: {
    en: '{card} is too low, or in nothing that beats the {kind}',
    sw: '{card} ni ndogo, au haipo kwenye seti inayozidi {kind}',
  },

  pass: { en: 'Pass', sw: 'Pisha' },
  suggest: { en: 'Hint', sw: 'Dokezo' },
  play: { en: 'Play', sw: 'Cheza' },
  playKind: { en: 'Play {kind}', sw: 'Cheza {kind}' },

  lobbyText: {
    en: 'You play against other members. Everybody lays the same stake, and the pot is paid by places.',
    sw: 'Unacheza na wanachama wengine. Kila mtu anaweka dau sawa, na chungu hulipwa kwa nafasi.',
  },
  potByPlaces: { en: '{amount} by places', sw: '{amount} kwa nafasi' },
  youWon: { en: 'You won!', sw: 'Umeshinda!' },
  yourPlace: { en: 'You came in at place {place}', sw: 'Umeshika nafasi ya {place}' },
  wonBy: { en: '{name} won', sw: '{name} ameshinda' },

  table: { en: 'On the table: {cards}', sw: 'Mezani: {cards}' },
  emptyTable: { en: 'The table is clear', sw: 'Meza iko wazi' },
  leadOf: { en: '{name} leads', sw: '{name} anaongoza' },
  ownLead: { en: 'You lead', sw: 'Unaongoza' },
  you: { en: 'You', sw: 'Wewe' },
  prizes: { en: 'What the places pay', sw: 'Malipo ya nafasi' },
  place: { en: 'Place {place}', sw: 'Nafasi ya {place}' },
  nth: { en: '{place}.', sw: '{place}.' },
  passed: { en: 'Passed', sw: 'Amepisha' },
  holds: { en: 'Holds the table', sw: 'Anashika meza' },
  hasResigned: { en: 'Resigned', sw: 'Amejisalimisha' },
  oneLeft: { en: 'Last card!', sw: 'Karata ya mwisho!' },

  shoutPass: { en: 'Pass', sw: 'Pisha' },
  shoutBomb: { en: 'Bomb!', sw: 'Bomu!' },
  shoutOut: { en: 'Out!', sw: 'Amemaliza!' },
  shoutLead: { en: 'Leads', sw: 'Anaongoza' },

  told: { en: '{name} plays {kind}: {cards}', sw: '{name} anacheza {kind}: {cards}' },
  toldOne: { en: '{name} plays {cards}', sw: '{name} anacheza {cards}' },
  toldBomb: {
    en: '{name} bombs with {kind}: {cards}',
    sw: '{name} anapiga bomu kwa {kind}: {cards}',
  },
  toldOut: { en: '{told}. That was the last of them', sw: '{told}. Amemaliza karata' },
  toldPassed: { en: '{name} passes', sw: '{name} anapisha' },
  toldLeads: { en: '{name} leads', sw: '{name} anaongoza' },
  toldBegan: {
    en: 'Thirteen cards each. {name} has the lowest and leads',
    sw: 'Karata kumi na tatu kila mtu. {name} ana ndogo kuliko zote na anaongoza',
  },
  toldEnded: {
    en: 'The match is over. In order: {names}',
    sw: 'Mechi imekwisha. Kwa mpangilio: {names}',
  },
} as const satisfies Record<string, Words>;

/** Of a combination of so many cards. */
export const kindWords: Readonly<Record<CombinationKind, Words>> = {
  single: { en: 'single card', sw: 'karata moja' },
  pair: { en: 'pair', sw: 'jozi' },
  triple: { en: 'three of a kind', sw: 'tatu za namba moja' },
  four: { en: 'four of a kind', sw: 'nne za namba moja' },
  sequence: { en: 'run of {count}', sw: 'mfuatano wa {count}' },
  pairs: { en: '{pairs} pairs in a row', sw: 'jozi {pairs} mfululizo' },
};
