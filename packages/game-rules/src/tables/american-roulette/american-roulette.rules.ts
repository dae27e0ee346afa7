import { createRoulette } from '@bahati/game-rules/tables/roulette/roulette.ts';

export const americanRoulette = createRoulette({
  code: 'american-roulette',
  title: { en: 'American Roulette', sw: 'Ruleti ya Marekani' },
  wheel: 'american',
});
