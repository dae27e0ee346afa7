/** What Ludo says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  board: { en: 'Ludo board', sw: 'Ubao wa Ludo' },
  throw: { en: 'Throw the die', sw: 'Tupa dadu' },
  choose: { en: 'Choose a token', sw: 'Chagua kete' },
  die: { en: 'Die: {pips}', sw: 'Dadu: {pips}' },
  noMove: { en: 'No move', sw: 'Hakuna hatua' },
  turnLost: { en: 'Three sixes: turn lost', sw: 'Sita tatu: zamu imepotea' },
  tokenOut: { en: 'Token {token}: bring it out', sw: 'Kete {token}: itoe nje' },
  tokenOn: { en: 'Token {token}: {pips} squares on', sw: 'Kete {token}: nafasi {pips} mbele' },
  tokenHome: { en: 'Token {token}: bring it home', sw: 'Kete {token}: ifikishe nyumbani' },
  tokenStrikes: {
    en: 'Token {token}: {pips} squares on, strikes {name}',
    sw: 'Kete {token}: nafasi {pips} mbele, inampiga {name}',
  },
  atHome: { en: 'Home {count}/{all}', sw: 'Nyumbani {count}/{all}' },
  roundsLeft: { en: '{count} rounds left', sw: 'Zimebaki raundi {count}' },
  told: {
    thrown: { en: '{name} threw {pips}', sw: '{name} ametupa {pips}' },
    noMove: { en: '{name} cannot move', sw: '{name} hana hatua' },
    turnLost: {
      en: '{name} threw a third six and loses the turn',
      sw: '{name} ametupa sita ya tatu na kupoteza zamu',
    },
    out: { en: '{name} brings token {token} out', sw: '{name} ametoa kete {token}' },
    moved: {
      en: '{name} moves token {token} by {pips}',
      sw: '{name} amesogeza kete {token} nafasi {pips}',
    },
    home: { en: '{name} brings token {token} home', sw: '{name} amefikisha kete {token} nyumbani' },
    struck: { en: 'and strikes {names}', sw: 'na kumpiga {names}' },
    endedHome: { en: 'All tokens are home', sw: 'Kete zote ziko nyumbani' },
    endedRounds: {
      en: 'The rounds are over: the most steps win',
      sw: 'Raundi zimeisha: hatua nyingi zimeshinda',
    },
    endedResigned: { en: 'By resignation', sw: 'Kwa kujisalimisha' },
  },
} as const satisfies Record<string, Words | Record<string, Words>>;

export const rules: readonly Words[] = [
  {
    en: 'Bring all your tokens once round the board and home. Who has them home first takes the pot.',
    sw: 'Zungusha kete zako zote ubao mzima hadi nyumbani. Wa kwanza kufikisha zote anachukua chungu.',
  },
  {
    en: 'Throw the die on your turn. A six brings a token out onto its start; any throw moves a token that is out.',
    sw: 'Tupa dadu zamu yako ikifika. Sita inatoa kete hadi mwanzo wake; namba yoyote inasogeza kete iliyo nje.',
  },
  {
    en: 'A six, a struck token and a token that comes home give another throw. A third six in a row is lost, and the turn with it.',
    sw: 'Sita, kupiga kete, na kete kufika nyumbani vinakupa kutupa tena. Sita ya tatu mfululizo inapotea pamoja na zamu.',
  },
  {
    en: 'A token alone on a plain square is struck when another colour comes there: it goes back to its yard. Stars and starts are safe, and two tokens of one colour keep each other safe.',
    sw: 'Kete iliyo peke yake inapigwa rangi nyingine ikifika hapo: inarudi uwanjani. Nyota na mianzo ni salama, na kete mbili za rangi moja zinalindana.',
  },
  {
    en: 'Home is reached by the exact number. Where only one move is possible it is made for you.',
    sw: 'Nyumbani kunafikiwa kwa namba kamili. Hatua ikiwa moja tu, inachezwa yenyewe.',
  },
  {
    en: 'After 150 turns of each player the steps of all tokens decide; equal ones share the pot.',
    sw: 'Baada ya zamu 150 za kila mchezaji hatua za kete zote zinaamua; walio sawa wanagawana chungu.',
  },
  {
    en: 'Keys: Space throws, 1 to 4 move a token.',
    sw: 'Vitufe: nafasi (Space) inatupa, 1 hadi 4 inasogeza kete.',
  },
];
