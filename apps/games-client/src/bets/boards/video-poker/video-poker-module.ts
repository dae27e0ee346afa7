import type {
  VideoPoker,
  VideoPokerState,
  VideoPokerView,
} from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { type BetModule, betModule } from '#frame/bets/stage/board.ts';
import { setHeld } from './chosen-holds.ts';
import { createVideoPokerBoard, DrawButton } from './video-poker-board.tsx';
import { words } from './words.ts';

type Look = Pick<BetModule, 'cloth' | 'ground'> & {
  readonly isWild: boolean;
  /** What is peculiar to its table. */
  readonly rules: readonly Words[];
};

export function videoPokerModule(game: VideoPoker, { isWild, rules, ...look }: Look): BetModule {
  return betModule<VideoPokerState, VideoPokerView>({
    ...look,
    game,
    staking: 'amount',
    Board: createVideoPokerBoard(game, isWild),
    Acts: DrawButton,
    describe: ({ hand }) => {
      const name = game.table.lines.find((line) => line.hand === hand)?.name ?? words.nothing;
      return { en: `${name.en}.`, sw: `${name.sw}.` };
    },
    rules: [words.ruleDeal, words.rulePay, ...rules, words.ruleHint],
    autoAct({ dealt }) {
      const held = game.bestHold(dealt);
      setHeld(dealt, held);
      return `hold:${held}`;
    },
  });
}
