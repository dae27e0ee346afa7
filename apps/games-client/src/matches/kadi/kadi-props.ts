import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import type { BoardProps } from '#frame/matches/match-game.ts';

export type KadiBoardProps = BoardProps<KadiView, KadiAct>;

/** Of somebody who plays. */
export type KadiOwnProps = KadiBoardProps & {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly moment: string;
};
