/** What live tables say. */
import type { TablePhrase } from '@bahati/contract/games-frame/rooms-line.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  lobby: { en: 'Choose a table', sw: 'Chagua meza' },
  lobbyText: {
    en: 'Everybody at a table plays the same round. The limits are for one round.',
    sw: 'Wote mezani hucheza raundi moja. Viwango ni vya raundi moja.',
  },
  lobbyComing: { en: 'Looking for tables', sw: 'Tunatafuta meza' },
  lobbyFailed: { en: 'The tables could not be loaded', sw: 'Meza hazikupatikana' },
  lobbyFailedText: {
    en: 'Check your connection and try again.',
    sw: 'Angalia mtandao wako kisha ujaribu tena.',
  },
  table: { en: 'Table {number}', sw: 'Meza ya {number}' },
  players: { en: 'Players: {count}', sw: 'Wachezaji: {count}' },
  sit: { en: 'Join', sw: 'Ingia' },
  paused: { en: 'Paused', sw: 'Imesimama' },
  leave: { en: 'All tables', sw: 'Meza zote' },
  second: { en: 'Open a second table beside this one', sw: 'Fungua meza ya pili kando ya hii' },
  closeSecond: { en: 'Close this table', sw: 'Funga meza hii' },
  gone: { en: 'This table is closed.', sw: 'Meza hii imefungwa.' },
  closed: { en: 'This game is closed for now.', sw: 'Mchezo huu umefungwa kwa sasa.' },

  placeBets: { en: 'Place your bets', sw: 'Weka madau' },
  lastBets: { en: 'Last bets', sw: 'Madau ya mwisho' },
  noMoreBets: { en: 'No more bets', sw: 'Madau yamefungwa' },
  dealing: { en: 'Cards are dealt', sw: 'Karata zinagawiwa' },
  spinning: { en: 'The ball is spinning', sw: 'Mpira unazunguka' },
  fighting: { en: 'The fight is on', sw: 'Pambano linaendelea' },
  storming: { en: 'Lightning, then the ball', sw: 'Radi, kisha mpira' },
  shaking: { en: 'The dice are falling', sw: 'Dadu zinarushwa' },
  waiting: { en: 'Next round soon', sw: 'Raundi ijayo hivi karibuni' },
  roundVoided: {
    en: 'This round was called off. All stakes go back.',
    sw: 'Raundi hii imefutwa. Dau zote zinarudishwa.',
  },
  tablePaused: { en: 'The table is paused', sw: 'Meza imesimama kwa muda' },
  joining: { en: 'Joining the table', sw: 'Unaingia mezani' },
  seconds: { en: '{count} seconds left', sw: 'Zimebaki sekunde {count}' },
  round: { en: 'Round {game}', sw: 'Raundi {game}' },

  confirm: { en: 'Confirm {amount}', sw: 'Thibitisha {amount}' },
  confirmMore: { en: 'Add {amount}', sw: 'Ongeza {amount}' },
  asking: { en: 'Placing {amount}', sw: '{amount} inawekwa' },
  layChips: { en: 'Place chips on the table', sw: 'Weka chipu mezani' },
  confirmed: { en: 'Confirmed: {amount}', sw: 'Imethibitishwa: {amount}' },
  nothingBet: { en: 'You are watching this round', sw: 'Unatazama raundi hii' },
  offline: { en: 'Reconnecting…', sw: 'Tunaunganisha tena…' },
  offlineText: {
    en: 'Reconnecting… Confirmed bets stay in the round.',
    sw: 'Tunaunganisha tena… Madau yaliyothibitishwa yanabaki kwenye raundi.',
  },
  lag: { en: 'Connection: {ms} ms', sw: 'Mtandao: ms {ms}' },
  lagBad: { en: 'Slow connection', sw: 'Mtandao uko polepole' },
  lagBadHint: {
    en: 'Slow connection: confirm your bets early.',
    sw: 'Mtandao uko polepole: thibitisha madau mapema.',
  },
  wonRound: { en: 'You won {amount}', sw: 'Umeshinda {amount}' },
  lostRound: { en: 'You lost {amount}', sw: 'Umepoteza {amount}' },
  backRound: { en: '{amount} returned', sw: '{amount} imerudishwa' },

  noteLeft: {
    en: 'Chips of {amount} were not confirmed in time. They were not bet.',
    sw: 'Chipu za {amount} hazikuthibitishwa kwa wakati. Hazikuwekwa.',
  },
  noteClosed: {
    en: 'Betting had closed. Nothing was taken.',
    sw: 'Madau yalikuwa yamefungwa. Hakuna kilichochukuliwa.',
  },
  noteLate: {
    en: 'The bet came too late and was returned.',
    sw: 'Dau lilichelewa na limerudishwa.',
  },
  noteLimit: {
    en: 'The maximum for one round at this table is {amount}.',
    sw: 'Kiwango cha juu cha raundi moja kwenye meza hii ni {amount}.',
  },
  notePaused: {
    en: 'The table is paused. Nothing was taken.',
    sw: 'Meza imesimama. Hakuna kilichochukuliwa.',
  },
  noteUnknown: {
    en: 'There was no answer to the last bet. Your history will show whether it was taken.',
    sw: 'Dau la mwisho halikujibiwa. Historia yako itaonyesha kama lilichukuliwa.',
  },
  noteRefused: {
    en: 'This bet was not taken. Please try again.',
    sw: 'Dau hili halikuchukuliwa. Tafadhali jaribu tena.',
  },
  broken: {
    en: 'Round {game} does not match its published hash. Do not bet here, and tell support.',
    sw: 'Raundi {game} hailingani na hash iliyotangazwa. Usiweke dau hapa; wajulishe huduma kwa wateja.',
  },

  others: { en: 'At this table', sw: 'Kwenye meza hii' },
  totals: { en: 'Bets by place', sw: 'Madau kwa kila mahali' },
  dearest: { en: 'Largest bets', sw: 'Madau makubwa zaidi' },
  nobody: { en: 'No bets in this round yet.', sw: 'Bado hakuna dau kwenye raundi hii.' },
  mostly: { en: '{place}: {share} % of the bets', sw: '{place}: asilimia {share} ya madau' },

  say: { en: 'Say something', sw: 'Sema neno' },
  hear: { en: 'Show phrases', sw: 'Onyesha maneno' },
  hearNot: { en: 'Hide phrases', sw: 'Ficha maneno' },

  rules: { en: 'Rules', sw: 'Kanuni' },
  fair: { en: 'Provably fair', sw: 'Uhalali wa mchezo' },
  mine: { en: 'Your bets', sw: 'Madau yako' },
  noBets: { en: 'No bets yet.', sw: 'Bado hakuna dau.' },
  verify: { en: 'Verify', sw: 'Hakiki' },
  more: { en: 'Show more', sw: 'Onyesha zaidi' },
  chainText: {
    en: 'All rounds of this table were fixed beforehand as a chain of {games} hashes. This is the last hash of the chain, published before its first round. The SHA-256 of each round’s hash is the hash of the round before it.',
    sw: 'Raundi zote za meza hii zilipangwa kabla kwa mnyororo wa hash {games}. Hii ndiyo hash ya mwisho ya mnyororo, iliyotangazwa kabla ya raundi yake ya kwanza. SHA-256 ya hash ya kila raundi ni hash ya raundi iliyotangulia.',
  },
  saltText: {
    en: 'The public salt was drawn after the chain was fixed. Hash, salt and round number give the whole outcome by the rules of the game; this page computes every round again.',
    sw: 'Salt ya wazi ilichotwa baada ya mnyororo kuwekwa. Hash, salt na namba ya raundi hutoa matokeo yote kwa kanuni za mchezo; ukurasa huu hukokotoa upya kila raundi.',
  },
  terminating: { en: 'Last hash of the chain', sw: 'Hash ya mwisho ya mnyororo' },
  salt: { en: 'Salt', sw: 'Salt' },
  promised: {
    en: 'Hash before this round: its own must hash to it',
    sw: 'Hash kabla ya raundi hii: ya raundi lazima itoe hii',
  },
  check: { en: 'Verify the last rounds', sw: 'Kagua raundi zilizopita' },
  checked: {
    en: '{count} rounds verified: every hash and every outcome is correct.',
    sw: 'Raundi {count} zimekaguliwa: kila hash na kila matokeo ni sahihi.',
  },
  checkFailed: { en: 'Round {game} is not correct.', sw: 'Raundi {game} si sahihi.' },
} as const satisfies Record<string, Words>;

export const phrases: Readonly<Record<TablePhrase, Words>> = {
  hello: { en: 'Hello!', sw: 'Mambo!' },
  good_luck: { en: 'Good luck!', sw: 'Bahati njema!' },
  well_played: { en: 'Well played', sw: 'Umecheza vizuri' },
  nice_hand: { en: 'Nice hand', sw: 'Mkono safi' },
  thanks: { en: 'Thanks!', sw: 'Asante!' },
  oops: { en: 'Oops', sw: 'Lo!' },
  wow: { en: 'Wow!', sw: 'Duh!' },
  hurry: { en: 'Let’s go', sw: 'Twende kazi' },
  one_moment: { en: 'One moment', sw: 'Subiri kidogo' },
  bye: { en: 'Bye!', sw: 'Kwaheri!' },
};

export const rules: readonly Words[] = [
  {
    en: 'Place chips while the countdown runs and press Confirm. Confirmed chips stay on the table; chips you have not confirmed before betting closes are not bet.',
    sw: 'Weka chipu wakati muda unahesabiwa kisha bonyeza Thibitisha. Chipu zilizothibitishwa hubaki mezani; ambazo hukuthibitisha kabla madau kufungwa hazihesabiwi.',
  },
  {
    en: 'The time on our server counts. A bet that our wallet did not confirm before the round is dealt is returned in full.',
    sw: 'Unaohesabika ni muda wa seva yetu. Dau ambalo halikuthibitishwa na pochi yetu kabla raundi kuchezwa hurudishwa lote.',
  },
  {
    en: 'If you lose your connection, your confirmed bets stay in the round and are paid without you.',
    sw: 'Mtandao ukikatika, madau yako yaliyothibitishwa hubaki kwenye raundi na hulipwa hata usipokuwepo.',
  },
];
