import { rouletteFigures } from '@bahati/game-rules/tables/roulette/roulette-figures.ts';
import { americanRoulette } from './american-roulette.rules.ts';

export const americanRouletteFigures = rouletteFigures(americanRoulette, 'american', {
  en: 'Every bet gives back 36 chips of 38, but the five numbers only 35. The European wheel has one zero fewer and gives back more.',
  sw: 'Kila dau linarudisha chipu 36 kati ya 38, ila namba tano 35 tu. Gurudumu la Uropa lina sifuri moja tu na hurudisha zaidi.',
});
