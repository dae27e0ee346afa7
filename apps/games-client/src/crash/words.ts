/** What the room of crash says. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  room: { en: 'The kite', sw: 'Tiara' },
  nextIn: { en: 'Starts in {seconds} s', sw: 'Inaanza baada ya sekunde {seconds}' },
  closed: { en: 'Bets closed', sw: 'Madau yamefungwa' },
  waiting: { en: 'Waiting for the next round', sw: 'Tunasubiri raundi ijayo' },
  paused: { en: 'No bets for now', sw: 'Madau yamesimama kwa sasa' },
  gameClosed: { en: 'This game is closed for now.', sw: 'Mchezo huu umefungwa kwa sasa.' },
  flying: { en: 'In flight', sw: 'Inapaa' },
  ended: { en: 'Crashed', sw: 'Imeanguka' },
  endedAt: { en: 'Crashed at {times}.', sw: 'Imeanguka kwenye {times}.' },
  interrupted: {
    en: 'Round interrupted: bets without auto cash-out were refunded.',
    sw: 'Raundi imekatizwa: madau yasiyowekewa kuchukua kiotomatiki yamerudishwa.',
  },
  ceiling: { en: 'Maximum {times}', sw: 'Kiwango cha juu {times}' },
  past: { en: 'Last rounds, newest first', sw: 'Raundi zilizopita, mpya kwanza' },
  bet: { en: 'Bet {amount}', sw: 'Weka dau {amount}' },
  betNext: { en: 'Bet next round', sw: 'Weka dau raundi ijayo' },
  queued: { en: 'Waiting for next round · cancel', sw: 'Linasubiri raundi ijayo · ghairi' },
  asking: { en: 'Placing bet', sw: 'Dau linawekwa' },
  active: { en: 'Bet placed: {amount}', sw: 'Dau limewekwa: {amount}' },
  cashOut: { en: 'Cash out {amount}', sw: 'Chukua {amount}' },
  left: { en: 'Cashed out at {times}: {amount}', sw: 'Umechukua kwa {times}: {amount}' },
  lost: { en: 'Lost {amount}', sw: 'Umepoteza {amount}' },
  returned: { en: '{amount} refunded', sw: '{amount} imerudishwa' },
  slot: { en: 'Bet {slot}', sw: 'Dau la {slot}' },
  amount: { en: 'Stake', sw: 'Dau' },
  target: { en: 'Auto cash-out', sw: 'Chukua kiotomatiki' },
  byHand: { en: 'off', sw: 'imezimwa' },
  auto: { en: 'Auto bet', sw: 'Dau la kila raundi' },
  players: { en: 'Players: {count}', sw: 'Wachezaji: {count}' },
  nobody: { en: 'No bets in this round yet.', sw: 'Bado hakuna dau kwenye raundi hii.' },
  offline: { en: 'Reconnecting…', sw: 'Tunaunganisha tena…' },
  rules: { en: 'Rules', sw: 'Kanuni' },
  fair: { en: 'Provably fair', sw: 'Uhalali wa mchezo' },
  mine: { en: 'Your bets', sw: 'Madau yako' },
  noBets: { en: 'No bets yet.', sw: 'Bado hakuna dau.' },
  roundNo: { en: 'Round {game}', sw: 'Raundi {game}' },
  chainText: {
    en: 'The results of all rounds were fixed before the first one, as a chain of {games} hashes. This is the last hash of the chain, published before the first round. The SHA-256 of each round’s hash is the hash of the round before it.',
    sw: 'Matokeo ya raundi zote yalipangwa kabla ya raundi ya kwanza, kwa mnyororo wa hash {games}. Hii ndiyo hash ya mwisho ya mnyororo, iliyotangazwa kabla ya raundi ya kwanza. SHA-256 ya hash ya kila raundi ni hash ya raundi iliyotangulia.',
  },
  saltText: {
    en: 'The public salt, drawn after the chain was fixed. The first eight hex digits of HMAC-SHA256 (key: the round’s hash, message: the salt) are the number n. The crash point is 0.99 × 4294967296 ÷ (n + 1), cut to two decimals and at least 1.00.',
    sw: 'Salt ya wazi, iliyochotwa baada ya mnyororo kuwekwa. Tarakimu nane za kwanza za HMAC-SHA256 (ufunguo: hash ya raundi, ujumbe: salt) ni namba n. Raundi huanguka kwenye 0.99 × 4294967296 ÷ (n + 1), tarakimu mbili za desimali, isiyopungua 1.00.',
  },
  terminating: { en: 'Last hash of the chain', sw: 'Hash ya mwisho ya mnyororo' },
  salt: { en: 'Salt', sw: 'Salt' },
  check: { en: 'Verify the last rounds', sw: 'Kagua raundi zilizopita' },
  checked: {
    en: '{count} rounds verified: every hash and every crash point is correct.',
    sw: 'Raundi {count} zimekaguliwa: kila hash na kila matokeo ni sahihi.',
  },
  checkFailed: { en: 'Round {game} is not correct.', sw: 'Raundi {game} si sahihi.' },
} as const satisfies Record<string, Words>;

export const rules: readonly Words[] = [
  {
    en: 'All players play the same round. The multiplier rises from 1.00×, by 0.006 % every millisecond, until it crashes. Cash out before the crash and you win stake × multiplier. If it crashes first, you lose the stake.',
    sw: 'Wachezaji wote hucheza raundi moja. Kizidishi hupanda kutoka 1.00×, kwa asilimia 0.006 kila millisekunde, hadi ianguke. Chukua kabla haijaanguka ushinde dau × kizidishi. Ikianguka kwanza, unapoteza dau.',
  },
  {
    en: 'The chance to reach a multiplier m is 0.99 ÷ m, so the RTP is 99 % at any cash-out. About one round in a hundred crashes at 1.00×, before anyone can cash out.',
    sw: 'Nafasi ya kufika kizidishi m ni 0.99 ÷ m, hivyo RTP ni 99 % popote utakapochukua. Takriban raundi moja kati ya mia huanguka kwenye 1.00×, kabla mtu yeyote hajaweza kuchukua.',
  },
  {
    en: 'Auto cash-out works on our server, even if you lose your connection. It is paid if the round reaches it.',
    sw: 'Kuchukua kiotomatiki hufanywa na seva yetu, hata mtandao wako ukikatika. Unalipwa raundi ikifikia kizidishi ulichoweka.',
  },
  {
    en: 'When you cash out yourself, the time on our server counts, not the time you tap. It must be before the crash. The lowest cash-out is 1.01×.',
    sw: 'Ukichukua mwenyewe, unaohesabika ni muda wa seva yetu, si muda uliobonyeza. Lazima iwe kabla ya kuanguka. Kizidishi cha chini cha kuchukua ni 1.01×.',
  },
  {
    en: 'The maximum win is 1,000 × the stake. All players together can win at most 20 million Kenya shillings in one round. This sets a maximum multiplier, shown at the start: if the round reaches it, all open bets are cashed out.',
    sw: 'Ushindi wa juu ni dau mara 1,000. Wachezaji wote kwa pamoja wanaweza kushinda hadi shilingi milioni 20 za Kenya kwa raundi moja. Hii huweka kizidishi cha juu, kinachoonyeshwa mwanzo: raundi ikikifikia, madau yote yaliyobaki hulipwa.',
  },
  {
    en: 'If our server stops for more than two seconds during a round, the round ends: auto cash-outs it has reached are paid, higher ones are lost, and bets without auto cash-out are refunded.',
    sw: 'Seva yetu ikisimama zaidi ya sekunde mbili wakati wa raundi, raundi huisha: madau yaliyowekewa kuchukua kiotomatiki hulipwa kama kizidishi chake kimefikiwa na hupotea kama hakijafikiwa; mengine hurudishwa.',
  },
  {
    en: 'A bet that was not confirmed before the start is refunded.',
    sw: 'Dau ambalo halikuthibitishwa kabla ya raundi kuanza hurudishwa.',
  },
];
