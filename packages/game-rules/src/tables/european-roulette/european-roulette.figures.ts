import { rouletteFigures } from '@bahati/game-rules/tables/roulette/roulette-figures.ts';
import { europeanRoulette } from './european-roulette.rules.ts';

export const europeanRouletteFigures = rouletteFigures(europeanRoulette, 'european', {
  en: 'The RTP is the same for every bet. On zero, red, black, odd, even, low and high lose too.',
  sw: 'RTP ni ileile kwa kila dau. Sifuri ikitoka, nyekundu, nyeusi, witiri, shufwa, ndogo na kubwa hupoteza pia.',
});
