/** What tables of poker say. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeatWords } from '#frame/seats/seat-module.ts';

export const words = {
  blinds: { en: 'Blinds {small}/{big}', sw: 'Blindi {small}/{big}' },
  noFlopNoDrop: { en: 'no flop, no rake', sw: 'bila flop hakuna kamisheni' },
  emptySeat: { en: 'Free', sw: 'Wazi' },
  turnOf: { en: '{name} to act', sw: 'Zamu ya {name}' },
  waitingHand: { en: 'You are dealt in with the next hand', sw: 'Utagawiwa mkono ujao' },
  nextHand: { en: 'The next hand is about to begin', sw: 'Mkono ujao unaanza' },
  noChips: {
    en: 'Your chips do not cover the big blind. Add some to go on.',
    sw: 'Chipu zako hazitoshi blindi kubwa. Ongeza ili uendelee.',
  },
  foldedNote: { en: 'You folded', sw: 'Umeacha' },
  cardsCome: { en: 'Let the cards decide', sw: 'Karata ndizo zitaamua' },
  fold: { en: 'Fold', sw: 'Acha' },
  check: { en: 'Check', sw: 'Pita' },
  call: { en: 'Call {amount}', sw: 'Fuata {amount}' },
  callAllIn: { en: 'All in {amount}', sw: 'Weka zote {amount}' },
  bet: { en: 'Bet {amount}', sw: 'Weka {amount}' },
  raise: { en: 'Raise to {amount}', sw: 'Ongeza hadi {amount}' },
  allIn: { en: 'All in {amount}', sw: 'Weka zote {amount}' },
  amountOf: { en: 'Amount of the raise', sw: 'Kiasi cha kuongeza' },
  presetMin: { en: 'Min', sw: 'Chini' },
  presetHalf: { en: '½ pot', sw: '½ chungu' },
  presetPot: { en: 'Pot', sw: 'Chungu' },
  presetAll: { en: 'All in', sw: 'Zote' },
  presetMost: { en: 'Max', sw: 'Juu' },
  preFold: { en: 'Check / fold', sw: 'Pita / acha' },
  preCall: { en: 'Call any', sw: 'Fuata yoyote' },
  preNote: { en: 'Said when it is your turn', sw: 'Itasemwa zamu yako ikifika' },
  keys: {
    en: 'Keys: F fold, C check or call, R raise, 1–4 amounts',
    sw: 'Vitufe: F acha, C pita au fuata, R ongeza, 1–4 viwango',
  },
  pot: { en: 'Pot {amount}', sw: 'Chungu {amount}' },
  mainPot: { en: 'Main {amount}', sw: 'Kikuu {amount}' },
  sidePot: { en: 'Side {amount}', sw: 'Pembeni {amount}' },
  board: { en: 'Cards on the table', sw: 'Karata za mezani' },
  ownCards: { en: 'Your cards', sw: 'Karata zako' },
  dealer: { en: 'Dealer', sw: 'Mgawaji' },
  stackOf: { en: '{name}: {amount}', sw: '{name}: {amount}' },
  isAllIn: { en: 'All in', sw: 'Zote' },
  isFolded: { en: 'Folded', sw: 'Ameacha' },
  won: { en: 'wins {amount}', sw: 'ameshinda {amount}' },
  youWon: { en: 'You win {amount}', sw: 'Umeshinda {amount}' },
  wonWith: { en: '{name} wins {amount}: {hand}', sw: '{name} ameshinda {amount}: {hand}' },
  wonPlain: { en: '{name} wins {amount}', sw: '{name} ameshinda {amount}' },
  wordFold: { en: 'Fold', sw: 'Ameacha' },
  wordCheck: { en: 'Check', sw: 'Amepita' },
  wordCall: { en: 'Call', sw: 'Amefuata' },
  wordBet: { en: 'Bet', sw: 'Ameweka' },
  wordRaise: { en: 'Raise', sw: 'Ameongeza' },
  wordSmall: { en: 'Small blind', sw: 'Blindi ndogo' },
  wordBig: { en: 'Big blind', sw: 'Blindi kubwa' },
  ranks: { en: 'Hands, the best first', sw: 'Mikono, bora kwanza' },
  hand: { en: 'Hand {number}', sw: 'Mkono {number}' },
} as const satisfies Record<string, Words>;

export const seatWords: SeatWords = {
  table: { en: 'Poker table', sw: 'Meza ya poka' },
  lobbyText: {
    en: 'You play against other members. Chips come from your balance and go back to it.',
    sw: 'Unacheza na wanachama wengine. Chipu hutoka kwenye salio lako na hurudi huko.',
  },
  topUpHint: {
    en: 'They count from the next hand on. You may have {maximum} at this table.',
    sw: 'Zitatumika kuanzia mkono ujao. Unaweza kuwa na hadi {maximum} kwenye meza hii.',
  },
  leaveInHand: {
    en: 'You are in a hand: it is checked or folded for you, then you are paid what you have left. Before you now: {amount}.',
    sw: 'Uko kwenye mkono: utapitishwa au karata zako zitaachwa, kisha utalipwa zilizobaki. Ulizonazo sasa: {amount}.',
  },
  leaveHandNow: { en: 'Leave after this hand', sw: 'Ondoka baada ya mkono huu' },
  leavingNote: {
    en: 'You leave when this hand is over.',
    sw: 'Utaondoka mkono huu ukiisha.',
  },
  closeNote: {
    en: 'If you close the game, your turns pass and you sit out. After 5 minutes you are stood up and paid what you have.',
    sw: 'Ukifunga mchezo, zamu zako zinapita na unapumzishwa. Baada ya dakika 5 utainuliwa na kulipwa ulizonazo.',
  },
  awayNote: {
    en: 'You sit out. Hands pass; after 5 minutes you are stood up and paid.',
    sw: 'Umepumzika. Mikono inapita; baada ya dakika 5 utainuliwa na kulipwa.',
  },
  tablePaused: {
    en: 'The table is paused. The hand is played to its end.',
    sw: 'Meza imesimama. Mkono huu utamalizika.',
  },
  offline: {
    en: 'Reconnecting… Your seat, your cards and your chips stay where they are.',
    sw: 'Tunaunganisha tena… Kiti, karata na chipu zako ziko salama.',
  },
  noteLate: {
    en: 'That came too late: the hand had moved on. Nothing was said for you.',
    sw: 'Umechelewa: mkono umeshasonga. Hakuna kilichosemwa kwa niaba yako.',
  },
  lastHands: { en: 'Last hands', sw: 'Mikono iliyopita' },
  numbered: { en: 'Hand {number}', sw: 'Mkono {number}' },
  noHands: {
    en: 'You have not played a hand of this game yet.',
    sw: 'Bado hujacheza mkono wowote wa mchezo huu.',
  },
  deckCheck: { en: 'Check the last hand', sw: 'Kagua mkono uliopita' },
  deckWait: {
    en: 'The cards of a hand can be checked when it is over.',
    sw: 'Karata za mkono zinaweza kukaguliwa ukiisha.',
  },
  deckKept: {
    en: 'Hand {number}: {count} open cards lay where they were promised.',
    sw: 'Mkono {number}: karata {count} zilizo wazi zilikuwa mahali zilipoahidiwa.',
  },
  deckBroken: {
    en: 'Hand {number}: the cards are not those that were promised. Please tell customer service.',
    sw: 'Mkono {number}: karata si zile zilizoahidiwa. Tafadhali waambie huduma kwa wateja.',
  },
  fairText: {
    en: 'The whole deck of a hand is shuffled before its first card is dealt, from a secret number that is drawn anew for each hand. Nothing anybody says changes which cards come. The server sends a card to nobody but its owner until it is shown.',
    sw: 'Karata zote za mkono huchanganywa kabla ya karata ya kwanza, kwa namba ya siri inayochotwa upya kila mkono. Hakuna neno la mchezaji linalobadilisha karata zijazo. Seva haimtumii mtu karata ya mwingine mpaka ionyeshwe.',
  },
};
