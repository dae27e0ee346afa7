import { choiceOf } from '@bahati/game-rules/seat-games/bao/bao.moves.ts';
import { useMemo } from 'react';
import type { BaoBoard, SideOf } from '#frame/matches/bao/seen-bao.ts';

/** Whether there is a capture, which is compulsory then. Reckoned once a board. */
export function useMustCapture(
  isTurn: boolean,
  board: BaoBoard,
  mover: SideOf,
  blocked: number | null,
): boolean {
  return useMemo(
    () => isTurn && choiceOf(board, mover, blocked).captures,
    [isTurn, board, mover, blocked],
  );
}
