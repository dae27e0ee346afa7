import { videoPokerFigures } from '@bahati/game-rules/originals/video-poker/video-poker.figures.ts';
import { jacksOrBetterPays } from './jacks-or-better.pays.ts';

export const jacksOrBetterCounts = {
  best: [
    493_512_264n,
    2_178_883_296n,
    47_093_167_764n,
    229_475_482_596n,
    219_554_786_160n,
    223_837_565_784n,
    1_484_003_070_324n,
    2_576_946_164_148n,
    4_277_372_890_968n,
    10_872_274_993_896n,
  ],
  any: [4n, 36n, 624n, 3_744n, 5_108n, 10_200n, 54_912n, 123_552n, 337_920n, 2_062_860n],
};

export const jacksOrBetterFigures = videoPokerFigures(jacksOrBetterPays, jacksOrBetterCounts, {
  en: 'The RTP is for the best cards to hold, which the hint shows. Holding other cards pays less.',
  sw: 'RTP ni ya kushika karata bora, ambazo kidokezo huonyesha. Kushika nyingine hulipa kidogo zaidi.',
});
