import type { ThirteenAct } from '@bahati/game-rules/seat-games/thirteen/thirteen.state.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import type { BoardProps } from '#frame/matches/match-game.ts';

export type ThirteenBoardProps = BoardProps<ThirteenView, ThirteenAct>;

/** Of somebody who plays. */
export type ThirteenOwnProps = ThirteenBoardProps & {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly moment: string;
};
