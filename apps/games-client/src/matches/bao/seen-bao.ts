/** What a match of Bao tells, as it comes over the wire, and what a player says in it. */
import type { BaoBoard, BaoSide, Direction } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import type { BaoAct } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import type { BaoMove, Lap } from '@bahati/game-rules/seat-games/bao/bao.sow.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';

export type BaoView = {
  /** In the order of the board's sides. */
  readonly seats: readonly [number, number];
  readonly board: BaoBoard;
  /** A pit from which the one whose turn it is may not begin. */
  readonly blocked: number | null;
  /** Captured with the last move and not sown any more. */
  readonly inHand: number;
  readonly movesLeft: number;
  readonly turn: number | null;
};

export type Sown = BaoMove & {
  readonly seat: number;
  readonly captures: boolean;
  readonly laps: readonly Lap[];
};

export type SideOf = 0 | 1;

export const otherSide = (side: SideOf): SideOf => (side === 0 ? 1 : 0);

export const sideOfSeat = ({ seats }: Pick<BaoView, 'seats'>, seat: number): SideOf =>
  seats[1] === seat ? 1 : 0;

export const sowsIn = (options: readonly BaoAct[]): readonly BaoMove[] =>
  options.filter((option) => option.kind === 'sow');

/** In order; of one step, or of a few that came at once. */
export const sowingsTold = (events: readonly SeenEvent[]): readonly Sown[] =>
  events.filter(({ kind }) => kind === 'sown').map((event) => event as unknown as Sown);

/** The first stage (namua) lasts while the one who moves has seeds in his store. */
export const isNamua = ({ store }: Pick<BaoSide, 'store'>): boolean => store > 0;

/** Two boards with the same seeds, stores and houses. */
export function isSameBoard(one: BaoBoard, other: BaoBoard): boolean {
  return one.every((side, at) => {
    const { pits, store, ownsHouse } = other[at] ?? side;
    return (
      side.store === store &&
      side.ownsHouse === ownsHouse &&
      side.pits.every((seeds, pit) => seeds === pits[pit])
    );
  });
}

export type { BaoBoard, BaoMove, BaoSide, Direction };
