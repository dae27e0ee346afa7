/** The two roulettes share board, cloth and words; the wheel makes the difference. */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { colourWords, placeWords } from '@bahati/game-rules/tables/roulette/place-words.ts';
import {
  rouletteCloths,
  type RouletteState,
  type RouletteView,
} from '@bahati/game-rules/tables/roulette/roulette.ts';
import type { Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type BetModule, type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { RouletteBoard } from './roulette-board.tsx';
import { ruleLay, rulePays } from './roulette-words.ts';

export function rouletteModule(
  game: BetGame<RouletteState, RouletteView>,
  wheel: Wheel,
  ruleOfWheel: Words,
): BetModule {
  return betModule({
    game,
    staking: 'chips',
    Board: (props: BoardProps<RouletteView>) => <RouletteBoard {...props} wheel={wheel} />,
    describe: ({ number, colour }) => ({
      en: `${number}, ${colourWords[colour].en}.`,
      sw: `${number}, ${colourWords[colour].sw}.`,
    }),
    placeName(name) {
      const place = rouletteCloths[wheel].find(name);
      if (!place) return { en: name, sw: name };
      return { en: placeWords(place, 'en'), sw: placeWords(place, 'sw') };
    },
    rules: [ruleLay, rulePays, ruleOfWheel],
    cloth: { seed: game.code },
  });
}
