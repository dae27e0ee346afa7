/** Jacks or Better by the full 9/6 table, whatever is staked: the royal flush always pays 800. */
import { videoPoker } from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import { jacksOrBetterPays } from './jacks-or-better.pays.ts';

export const jacksOrBetter = videoPoker({
  code: 'jacks-or-better',
  title: { en: 'Jacks or Better', sw: 'J au Zaidi' },
  table: jacksOrBetterPays,
});
