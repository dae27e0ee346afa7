import { rouletteFigures } from '@bahati/game-rules/tables/roulette/roulette-figures.ts';
import { europeanRoulette } from './european-roulette.rules.ts';

export const europeanRouletteFigures = rouletteFigures(europeanRoulette, 'european', {
  en: 'Every bet gives back 36 chips of 37, however it is laid. On the zero even bets lose too: no half comes back.',
  sw: 'Kila dau linarudisha chipu 36 kati ya 37, upange vyovyote. Sifuri ikitoka, dau za rangi na mfano wake hupotea pia: nusu hairudishwi.',
});
