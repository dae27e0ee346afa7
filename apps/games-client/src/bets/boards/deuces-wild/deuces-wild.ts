import { deucesWild } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.rules.ts';
import { videoPokerModule } from '#frame/bets/boards/video-poker/video-poker-module.ts';

export const board = videoPokerModule(deucesWild, {
  isWild: true,
  rules: [
    {
      en: 'Every two is wild: it stands for whatever card makes the best hand. The lowest hand that pays is three of a kind.',
      sw: 'Kila 2 ni jokeri: husimama mahali pa karata yoyote inayofanya mkono bora. Mkono mdogo unaolipa ni tatu za namba moja.',
    },
    {
      en: 'The table is the one players call Not So Ugly Ducks. With the best hold of every hand 99.728295 % comes back in the long run.',
      sw: 'Jedwali hili wachezaji huliita Not So Ugly Ducks. Ukishika karata bora kila mkono, kwa muda mrefu hurudi 99.728295 %.',
    },
  ],
  cloth: { seed: 'deuces-wild' },
  ground:
    'radial-gradient(130% 90% at 50% 0%, light-dark(#f0e6d6, #2c2338) 0%, light-dark(#dcc8a8, #1a1226) 55%, light-dark(#c4a984, #0c0814) 100%)',
});
