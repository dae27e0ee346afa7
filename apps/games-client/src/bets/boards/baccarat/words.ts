import { baccaratPlaceNames } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';

export const words = {
  ...baccaratPlaceNames,
  playerLetter: { en: 'P', sw: 'M' },
  bankerLetter: { en: 'B', sw: 'B' },
  tieLetter: { en: 'T', sw: 'S' },
  squeeze: {
    en: 'Drag or hold to peek, tap to open',
    sw: 'Buruta au shikilia kuchungulia, gusa kufungua',
  },
  cloth: { en: 'Bet types', sw: 'Aina za madau' },
  bankerPays: { en: '0.95 : 1', sw: '0.95 : 1' },
  bankerPaysWhole: { en: '1 : 1, six 1 : 2', sw: '1 : 1, sita 1 : 2' },
  natural: { en: 'Natural', sw: 'Natural' },
  roads: { en: 'Roadmap', sw: 'Historia ya matokeo' },
  beadPlate: { en: 'Bead plate', sw: 'Bead plate' },
  bigRoad: { en: 'Big road', sw: 'Big road' },
  bigEyeBoy: { en: 'Big eye boy', sw: 'Big eye boy' },
  smallRoad: { en: 'Small road', sw: 'Small road' },
  cockroachPig: { en: 'Cockroach pig', sw: 'Cockroach pig' },
  ruleAim: {
    en: 'Bet on player, banker or tie. The hand closest to nine wins.',
    sw: 'Weka dau kwa mchezaji, benki au sare. Mkono ulio karibu zaidi na tisa unashinda.',
  },
  rulePoints: {
    en: 'An ace is 1 point, tens and face cards are 0, other cards count their number. Only the last digit of the total counts.',
    sw: 'Ree ni pointi 1, kumi na picha ni 0, karata nyingine ni namba zake. Tarakimu ya mwisho ya jumla ndiyo huhesabiwa.',
  },
  ruleDeal: {
    en: 'Eight decks are shuffled for every round. Cards are dealt in this order: player, banker, player, banker, then a third for the player and a third for the banker, if drawn.',
    sw: 'Pakiti nane huchanganywa upya kila raundi. Karata hutoka kwa mpangilio huu: mchezaji, benki, mchezaji, benki, kisha ya tatu ya mchezaji, kisha ya benki.',
  },
  ruleThird: {
    en: 'A total of eight or nine with two cards is a natural and ends the round. Otherwise the player draws on 0 to 5. If the player stands, the banker draws on 0 to 5 too.',
    sw: 'Nane au tisa kwa karata mbili huitwa natural na humaliza raundi. Vinginevyo mchezaji huchukua karata akiwa na 0 hadi 5. Mchezaji asipochukua, benki pia huchukua akiwa na 0 hadi 5.',
  },
  ruleBanker: {
    en: 'If the player drew, the banker draws on 0 to 2; on 3 unless that card was an 8; on 4 if it was 2 to 7; on 5 if it was 4 to 7; on 6 if it was 6 or 7; never on 7.',
    sw: 'Mchezaji akichukua, benki huchukua akiwa na 0 hadi 2; akiwa na 3 ila karata hiyo ikiwa 8; akiwa na 4 ikiwa 2 hadi 7; akiwa na 5 ikiwa 4 hadi 7; akiwa na 6 ikiwa 6 au 7; akiwa na 7 kamwe.',
  },
  rulePays: {
    en: 'Player pays 1 : 1, banker 0.95 : 1, tie 8 : 1. On a tie, bets on player and banker are refunded. A pair in the first two cards of that hand pays 11 : 1, either pair 5 : 1.',
    sw: 'Mchezaji hulipa 1 : 1, benki 0.95 : 1, sare 8 : 1. Kukiwa na sare, madau ya mchezaji na benki hurudishwa. Jozi ya karata mbili za kwanza za mkono huo hulipa 11 : 1, jozi yoyote 5 : 1.',
  },
  rulePaysWhole: {
    en: 'Player pays 1 : 1, tie 8 : 1. Banker pays 1 : 1 without commission, but 1 : 2 when it wins with six. On a tie, bets on player and banker are refunded. A pair in the first two cards of that hand pays 11 : 1, either pair 5 : 1.',
    sw: 'Mchezaji hulipa 1 : 1, sare 8 : 1. Benki hulipa 1 : 1 bila kamisheni, ila 1 : 2 ikishinda kwa sita. Kukiwa na sare, madau ya mchezaji na benki hurudishwa. Jozi ya karata mbili za kwanza za mkono huo hulipa 11 : 1, jozi yoyote 5 : 1.',
  },
  ruleRoads: {
    en: 'The roadmap shows past results. It does not predict the next one: every round is dealt from new decks.',
    sw: 'Historia huonyesha matokeo yaliyopita. Haitabiri yajayo: kila raundi hugawiwa kutoka pakiti mpya.',
  },
} as const;
