import { videoPokerFigures } from '@bahati/game-rules/originals/video-poker/video-poker.figures.ts';
import { deucesWildPays } from './deuces-wild.pays.ts';

export const deucesWildCounts = {
  best: [
    458_696_304n,
    3_721_737_204n,
    38_006_962_464n,
    61_961_233_656n,
    102_392_435_976n,
    1_216_681_289_508n,
    520_566_943_104n,
    413_870_908_056n,
    1_142_885_476_800n,
    5_325_911_611_716n,
    11_106_773_222_412n,
  ],
  any: [4n, 48n, 480n, 624n, 2_068n, 31_552n, 12_672n, 14_472n, 62_232n, 355_080n, 2_119_728n],
};

export const deucesWildFigures = videoPokerFigures(deucesWildPays, deucesWildCounts, {
  en: 'The paytable is known as Not So Ugly Ducks. The RTP is for the best cards to hold, which the hint shows.',
  sw: 'Jedwali hili hujulikana kama Not So Ugly Ducks. RTP ni ya kushika karata bora, ambazo kidokezo huonyesha.',
});
