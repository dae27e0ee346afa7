/** Deuces Wild by the table Not So Ugly Ducks: each two stands for whatever card pays most. */
import { videoPoker } from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import { deucesWildPays } from './deuces-wild.pays.ts';

export const deucesWild = videoPoker({
  code: 'deuces-wild',
  title: { en: 'Deuces Wild', sw: 'Mbili Jokeri' },
  table: deucesWildPays,
});
