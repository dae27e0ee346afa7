import { jacksOrBetter } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.rules.ts';
import { videoPokerModule } from '#frame/bets/boards/video-poker/video-poker-module.ts';

export const board = videoPokerModule(jacksOrBetter, {
  isWild: false,
  rules: [
    {
      en: 'This is the full 9/6 table: a full house pays 9 and a flush 6. The lowest hand that pays is a pair of jacks. A royal flush pays 800 at every stake.',
      sw: 'Hili ni jedwali kamili la 9/6: tatu na jozi hulipa 9, tano za alama moja hulipa 6. Mkono mdogo unaolipa ni jozi ya J. Mfuatano wa kifalme hulipa 800 kwa kila dau.',
    },
    {
      en: 'With the best hold of every hand 99.543904 % comes back in the long run; the royal flush then comes once in 40,390.55 hands.',
      sw: 'Ukishika karata bora kila mkono, kwa muda mrefu hurudi 99.543904 %; mfuatano wa kifalme hutokea mara moja katika mikono 40,390.55.',
    },
  ],
  cloth: { seed: 'jacks-or-better' },
  ground:
    'radial-gradient(130% 90% at 50% 0%, light-dark(#f4e4c3, #46291a) 0%, light-dark(#e3c898, #2a170e) 55%, light-dark(#cfae78, #160b06) 100%)',
});
