import { rouletteFigures } from '@bahati/game-rules/tables/roulette/roulette-figures.ts';
import { americanRoulette } from './american-roulette.rules.ts';

export const americanRouletteFigures = rouletteFigures(americanRoulette, 'american', {
  en: 'The RTP is the same for every bet, but lower for the five numbers. European roulette has one zero and a higher RTP.',
  sw: 'RTP ni ileile kwa kila dau, lakini ndogo kwa namba tano. Ruleti ya Ulaya ina sifuri moja na RTP kubwa zaidi.',
});
