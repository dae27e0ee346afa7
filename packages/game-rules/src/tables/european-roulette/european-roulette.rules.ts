import { createRoulette } from '@bahati/game-rules/tables/roulette/roulette.ts';

export const europeanRoulette = createRoulette({
  code: 'european-roulette',
  title: { en: 'European Roulette', sw: 'Ruleti ya Ulaya' },
  wheel: 'european',
});
