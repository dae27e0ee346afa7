import { baccaratPlaceNames } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';

export const words = {
  ...baccaratPlaceNames,
  playerLetter: { en: 'P', sw: 'M' },
  bankerLetter: { en: 'B', sw: 'B' },
  tieLetter: { en: 'T', sw: 'S' },
  cloth: { en: 'Places to bet on', sw: 'Sehemu za kuweka dau' },
  bankerPays: { en: '0.95 : 1', sw: '0.95 : 1' },
  bankerPaysWhole: { en: '1 : 1, six 1 : 2', sw: '1 : 1, sita 1 : 2' },
  natural: { en: 'Natural', sw: 'Asilia' },
  roads: { en: 'Roads', sw: 'Njia' },
  beadPlate: { en: 'Bead plate', sw: 'Sahani ya shanga' },
  bigRoad: { en: 'Big road', sw: 'Njia kubwa' },
  bigEyeBoy: { en: 'Big eye boy', sw: 'Jicho kubwa' },
  smallRoad: { en: 'Small road', sw: 'Njia ndogo' },
  cockroachPig: { en: 'Cockroach pig', sw: 'Njia ya mende' },
  ruleAim: {
    en: 'Lay chips on player, banker or tie. The hand nearer to nine wins; it does not matter who you are.',
    sw: 'Weka chipu kwa mchezaji, benki au sare. Mkono ulio karibu zaidi na tisa unashinda; wewe si lazima uwe upande wowote.',
  },
  rulePoints: {
    en: 'An ace is one point, tens and pictures are none, other cards are what they show. Of a sum only the last digit counts.',
    sw: 'Ree ni pointi moja, kumi na picha ni sifuri, karata nyingine ni namba zake. Katika jumla huhesabiwa tarakimu ya mwisho tu.',
  },
  ruleDeal: {
    en: 'Eight decks are shuffled anew for every round. Cards come in this order: player, banker, player, banker, then the player’s third, then the banker’s.',
    sw: 'Pakiti nane huchanganywa upya kila raundi. Karata hutoka kwa mpangilio huu: mchezaji, benki, mchezaji, benki, kisha ya tatu ya mchezaji, kisha ya benki.',
  },
  ruleThird: {
    en: 'Eight or nine of two cards is a natural and ends the round. Otherwise the player draws on 0 to 5. If the player stood, the banker draws on 0 to 5 too.',
    sw: 'Nane au tisa kwa karata mbili ni asilia na humaliza raundi. Vinginevyo mchezaji huchukua karata akiwa na 0 hadi 5. Mchezaji asipochukua, benki pia huchukua akiwa na 0 hadi 5.',
  },
  ruleBanker: {
    en: 'If the player drew, the banker draws on 0 to 2; on 3 unless that card was an 8; on 4 if it was 2 to 7; on 5 if it was 4 to 7; on 6 if it was 6 or 7; never on 7.',
    sw: 'Mchezaji akichukua, benki huchukua akiwa na 0 hadi 2; akiwa na 3 ila karata hiyo ikiwa 8; akiwa na 4 ikiwa 2 hadi 7; akiwa na 5 ikiwa 4 hadi 7; akiwa na 6 ikiwa 6 au 7; akiwa na 7 kamwe.',
  },
  rulePays: {
    en: 'Player pays 1 : 1, banker 0.95 : 1, tie 8 : 1. On a tie what lies on player and banker comes back. A pair of that hand’s first cards pays 11 : 1, either pair 5 : 1.',
    sw: 'Mchezaji hulipa 1 : 1, benki 0.95 : 1, sare 8 : 1. Kukiwa na sare, yaliyo kwa mchezaji na benki hurudi. Jozi ya karata mbili za kwanza za mkono huo hulipa 11 : 1, jozi yoyote 5 : 1.',
  },
  rulePaysWhole: {
    en: 'Player pays 1 : 1, tie 8 : 1. Banker pays 1 : 1 without commission, but 1 : 2 when it wins with six. On a tie what lies on player and banker comes back. A pair of that hand’s first cards pays 11 : 1, either pair 5 : 1.',
    sw: 'Mchezaji hulipa 1 : 1, sare 8 : 1. Benki hulipa 1 : 1 bila kamisheni, ila 1 : 2 ikishinda kwa sita. Kukiwa na sare, yaliyo kwa mchezaji na benki hurudi. Jozi ya karata mbili za kwanza za mkono huo hulipa 11 : 1, jozi yoyote 5 : 1.',
  },
  ruleRoads: {
    en: 'The roads write down what came. They say nothing of what comes: every round is dealt from fresh decks.',
    sw: 'Njia huandika yaliyotokea. Hazisemi lolote kuhusu yajayo: kila raundi hugawiwa kutoka pakiti mpya.',
  },
} as const;
