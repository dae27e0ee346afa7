/** What the room of crash says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  room: { en: 'The kite', sw: 'Tiara' },
  nextIn: { en: 'The kite goes up in {seconds} s', sw: 'Tiara inapaa baada ya sekunde {seconds}' },
  closed: { en: 'Hold tight', sw: 'Shika kamba' },
  waiting: { en: 'Waiting for the wind', sw: 'Tunangoja upepo' },
  flying: { en: 'The kite is up', sw: 'Tiara iko juu' },
  ended: { en: 'The string broke', sw: 'Kamba imekatika' },
  endedAt: { en: 'The string broke at {times}.', sw: 'Kamba imekatika kwenye {times}.' },
  interrupted: {
    en: 'Interrupted: bets without a target were given back.',
    sw: 'Imekatizwa: madau yasiyo na lengo yamerudishwa.',
  },
  ceiling: { en: 'Ceiling {times}', sw: 'Kikomo {times}' },
  past: { en: 'Last rounds, newest first', sw: 'Safari zilizopita, mpya kwanza' },
  bet: { en: 'Bet {amount}', sw: 'Weka {amount}' },
  betNext: { en: 'Bet on the next round', sw: 'Weka kwa raundi ijayo' },
  queued: { en: 'Set for the next round · cancel', sw: 'Imewekwa kwa raundi ijayo · futa' },
  asking: { en: 'On its way', sw: 'Inatumwa' },
  active: { en: '{amount} is on', sw: '{amount} imewekwa' },
  cashOut: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  left: { en: 'Cashed out {times}: {amount}', sw: 'Umechukua {times}: {amount}' },
  lost: { en: 'Lost {amount}', sw: 'Umepoteza {amount}' },
  returned: { en: '{amount} came back', sw: '{amount} imerudi' },
  slot: { en: 'Bet {slot}', sw: 'Dau la {slot}' },
  amount: { en: 'Stake', sw: 'Dau' },
  target: { en: 'Cash out at', sw: 'Chukua kwenye' },
  byHand: { en: 'by hand', sw: 'kwa mkono' },
  auto: { en: 'Every round', sw: 'Kila raundi' },
  players: { en: 'On this round: {count}', sw: 'Waliopo kwenye raundi: {count}' },
  nobody: { en: 'Nobody is on yet.', sw: 'Bado hakuna aliyeweka.' },
  offline: { en: 'Looking for the line…', sw: 'Tunatafuta mtandao…' },
  rules: { en: 'Rules', sw: 'Kanuni' },
  fair: { en: 'Fairness', sw: 'Uhakiki' },
  mine: { en: 'Your bets', sw: 'Madau yako' },
  noBets: { en: 'No bets yet.', sw: 'Bado hakuna dau.' },
  roundNo: { en: 'Round {game}', sw: 'Safari {game}' },
  chainText: {
    en: 'All rounds were fixed beforehand, as a chain of {games} hashes. This is the hash at its end, known before the first round; the SHA-256 of each round’s hash is the hash of the round before.',
    sw: 'Raundi zote ziliamuliwa mapema, kwa mnyororo wa hash {games}. Hii ndiyo hash ya mwisho wake, iliyojulikana kabla ya raundi ya kwanza; SHA-256 ya hash ya kila raundi ni hash ya raundi iliyotangulia.',
  },
  saltText: {
    en: 'The public salt, drawn by the house once the chain stood fixed. The first eight hex digits of HMAC-SHA256 (key: the round’s hash, message: the salt) make the number n, and 0.99 × 4294967296 ÷ (n + 1), cut to hundredths and at least 1.00, is the point.',
    sw: 'Chumvi ya wazi, iliyotolewa na mwendeshaji mnyororo ulipokwisha kuwekwa. Tarakimu nane za kwanza za HMAC-SHA256 (ufunguo: hash ya raundi, ujumbe: chumvi) ni namba n, na 0.99 × 4294967296 ÷ (n + 1), iliyokatwa kwenye mia na isiyopungua 1.00, ndiyo mwisho wa raundi.',
  },
  terminating: { en: 'Hash at the end of the chain', sw: 'Hash ya mwisho wa mnyororo' },
  salt: { en: 'Salt', sw: 'Chumvi' },
  check: { en: 'Check the last rounds here', sw: 'Hakiki raundi zilizopita hapa' },
  checked: {
    en: '{count} rounds checked: every hash proves itself and gives its point.',
    sw: 'Safari {count} zimehakikiwa: kila hash inajithibitisha na kutoa mwisho wake.',
  },
  checkFailed: { en: 'Round {game} does not check.', sw: 'Safari {game} haihakikiki.' },
} as const satisfies Record<string, Words>;

export const rules: readonly Words[] = [
  {
    en: 'One kite flies for everybody. Its multiple grows from 1.00×, by 0.006 % each thousandth of a second, until the string breaks. Cash out before, and your bet pays stake × multiple; after, it is lost.',
    sw: 'Tiara moja hupaa kwa wote. Kizidishi hukua kutoka 1.00×, kwa asilimia 0.006 kila elfu ya sekunde, hadi kamba ikatike. Chukua kabla, ulipwe dau × kizidishi; ukichelewa, dau limepotea.',
  },
  {
    en: 'A kite reaches m× with the chance 0.99 ÷ m, so every target gives back 99 %. About one round in a hundred ends at 1.00× at once, where nobody can cash out.',
    sw: 'Tiara hufika m× kwa uwezekano wa 0.99 ÷ m, hivyo kila lengo hurudisha asilimia 99. Safari moja kati ya mia hivi huishia 1.00× papo hapo, ambapo hakuna anayeweza kuchukua.',
  },
  {
    en: 'A target is kept by the server, also when you are gone: it is paid when it is not above the point.',
    sw: 'Lengo hutunzwa na seva, hata ukiwa umeondoka: hulipwa lisipozidi mwisho wa raundi.',
  },
  {
    en: 'By hand, the moment at which the server decides counts, not the press: it must come before the end by the server’s clock. The lowest cash-out is 1.01×.',
    sw: 'Kwa mkono, kinachohesabika ni wakati seva inapoamua, si wakati wa kubonyeza: lazima iwe kabla ya mwisho kwa saa ya seva. Kidogo kabisa cha kuchukua ni 1.01×.',
  },
  {
    en: 'No bet wins more than 1,000 stakes. The operator puts KSh 20,000,000 at risk on one round: its stakes make a ceiling, shown at the start, where everybody still on is paid.',
    sw: 'Hakuna dau linaloshinda zaidi ya madau 1,000. Mwendeshaji huweka KSh 20,000,000 kwa raundi moja: madau yake huweka kikomo, kinachoonyeshwa mwanzo, ambapo wote waliobaki hulipwa.',
  },
  {
    en: 'If the server falls silent in round for more than two seconds, the round ends: targets up to its point are paid, targets above it are lost, and bets without a target are given back.',
    sw: 'Seva ikinyamaza kwenye raundi zaidi ya sekunde mbili, raundi huisha: malengo yasiyozidi mwisho hulipwa, yanayozidi hupotea, na madau yasiyo na lengo hurudishwa.',
  },
  {
    en: 'A stake the wallet did not take before the start stays behind and comes back.',
    sw: 'Dau ambalo pochi haikulichukua kabla ya raundi kuanza hubaki nyuma na kurudi.',
  },
];
