import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  table: { en: 'Blackjack table', sw: 'Meza ya blackjack' },
  seat: { en: 'Seat {seat}', sw: 'Kiti cha {seat}' },
  you: { en: 'You', sw: 'Wewe' },
  free: { en: 'Free', sw: 'Wazi' },
  sitHere: {
    en: 'Seat {seat}, free: sit and bet {amount}',
    sw: 'Kiti cha {seat}, kiko wazi: keti na uweke {amount}',
  },
  betOwn: { en: 'Your seat {seat}: bet {amount}', sw: 'Kiti chako cha {seat}: weka {amount}' },
  betBehind: {
    en: 'Seat {seat}, {name}: bet {amount} behind',
    sw: 'Kiti cha {seat}, {name}: weka {amount} nyuma',
  },
  taken: { en: 'Seat {seat}, {name}', sw: 'Kiti cha {seat}, {name}' },
  lying: { en: 'on it {amount}', sw: 'kuna {amount}' },
  behind: { en: 'Bets behind seat {seat}', sw: 'Madau nyuma ya kiti cha {seat}' },
  behindCount: {
    en: 'Bets behind seat {seat}: {count}',
    sw: 'Madau nyuma ya kiti cha {seat}: {count}',
  },
  follows: { en: 'follows', sw: 'anafuata' },
  follow: { en: 'Follow doubles and splits', sw: 'Fuata maradufu na migawanyo' },
  followHint: {
    en: 'For bets behind a seat. Each time the seat doubles or splits, as much again is taken from your balance.',
    sw: 'Kwa madau ya nyuma ya kiti. Kila kiti kinapoongeza maradufu au kugawanya, kiasi kile kile huchukuliwa kwenye salio lako.',
  },
  standUp: { en: 'Leave seat {seat}', sw: 'Ondoka kiti cha {seat}' },
  yourTurn: { en: 'Your turn, seat {seat}', sw: 'Zamu yako, kiti cha {seat}' },
  turnOf: { en: 'Seat {seat} decides', sw: 'Kiti cha {seat} kinaamua' },
  asking: { en: 'Seat {seat}: stake is being taken', sw: 'Kiti cha {seat}: dau linachukuliwa' },
  watching: { en: 'Cards are dealt', sw: 'Karata zinagawiwa' },
  dealerPlays: { en: 'The dealer draws', sw: 'Mgawaji anachukua karata' },
  pickSeat: { en: 'Tap a seat to bet', sw: 'Gusa kiti kuweka dau' },
} as const satisfies Readonly<Record<string, Words>>;

/** Of any seat's hand, whoever plays it. */
export const results = {
  blackjack: { en: 'Blackjack', sw: 'Blackjack' },
  won: { en: 'Won', sw: 'Ushindi' },
  pushed: { en: 'Push', sw: 'Sare' },
  lost: { en: 'Lost', sw: 'Hasara' },
  bust: { en: 'Bust', sw: 'Imezidi' },
} as const satisfies Readonly<Record<string, Words>>;

export const rules: readonly Words[] = [
  {
    en: 'Bet on a free seat to sit there; you keep it until you leave it or let two rounds pass. You may have two seats, and bets behind three others.',
    sw: 'Weka dau kwenye kiti kilicho wazi ili uketi; unabaki nacho hadi uondoke au uache raundi mbili zipite. Unaweza kuwa na viti viwili, na madau nyuma ya vingine vitatu.',
  },
  {
    en: 'Cards come from seat 1 to seat 7, each drawn from a full deck of 52: one to each seat, one open card to the dealer, a second to each seat, and the dealer’s hidden card.',
    sw: 'Karata hugawiwa kuanzia kiti cha 1 hadi cha 7, kila moja kutoka pakiti nzima ya 52: moja kwa kila kiti, moja ya wazi kwa mgawaji, ya pili kwa kila kiti, kisha iliyofichwa ya mgawaji.',
  },
  {
    en: 'Get closer to 21 than the dealer without going over. Face cards count 10, an ace 1 or 11. Wins pay 1 to 1, blackjack (ace and ten dealt) 3 to 2; equal totals refund the bet.',
    sw: 'Karibia 21 kuliko mgawaji bila kuzidi. Picha ni 10, ree ni 1 au 11. Ushindi hulipa 1 kwa 1, blackjack (ree na kumi za mwanzo) 3 kwa 2; jumla sawa hurudisha dau.',
  },
  {
    en: 'Each seat decides in turn and has 15 seconds for every decision. A seat that does not answer stands for the rest of the round. Best play is a hint; it never decides for you.',
    sw: 'Kila kiti huamua kwa zamu na kina sekunde 15 kwa kila uamuzi. Kiti kisichojibu husimama hadi raundi iishe. Uchezaji bora ni dokezo tu; hauamui kwa niaba yako.',
  },
  {
    en: 'Double any two cards for one more card. Split two cards of equal value, up to four hands; aces once, with one card each, and 21 after a split is not blackjack. No insurance, no surrender. The limit of the table is for first bets; doubles and splits come beside it.',
    sw: 'Ongeza maradufu kwa karata zozote mbili upate karata moja. Gawanya karata mbili za thamani sawa hadi mikono minne; ree mara moja tu na karata moja kila moja, na 21 baada ya kugawanya si blackjack. Hakuna bima wala kujisalimisha. Kiwango cha meza ni cha madau ya kwanza; maradufu na migawanyo huongezwa juu yake.',
  },
  {
    en: 'The dealer checks for blackjack before anybody decides, draws to 16 and stands on all 17s.',
    sw: 'Mgawaji huangalia kama ana blackjack kabla ya yeyote kuamua, huongeza hadi 16 na husimama kwa kila 17.',
  },
  {
    en: 'A double or a split stands once our wallet has taken its stake; if it cannot, the seat decides again without doubling or splitting.',
    sw: 'Maradufu au mgawanyo huhesabiwa pochi yetu ikishachukua dau lake; isipoweza, kiti huamua tena bila kuongeza wala kugawanya.',
  },
  {
    en: 'A bet behind shares the cards and decisions of its seat. Following: its double or split is taken from your balance when the seat decides; if that fails within two seconds, that one is not followed. Not following: your one stake stays on the first hand, after a split on the left one.',
    sw: 'Dau la nyuma hushiriki karata na maamuzi ya kiti chake. Ukifuata: dau la maradufu au mgawanyo huchukuliwa kwenye salio kiti kinapoamua; isipowezekana ndani ya sekunde mbili, hilo halifuatwi. Usipofuata: dau lako moja hubaki kwenye mkono wa kwanza, na baada ya kugawanya kwenye ule wa kushoto.',
  },
  {
    en: 'With basic strategy at the seat the house edge is 0.511734 % of the first bet, also for a bet behind that follows. RTP of a bet behind that does not follow: 97.687463 %.',
    sw: 'Kiti kikichezwa kwa mkakati wa msingi, faida ya kampuni ni 0.511734 % ya dau la kwanza, hata kwa dau la nyuma linalofuata. RTP ya dau la nyuma lisilofuata: 97.687463 %.',
  },
];
