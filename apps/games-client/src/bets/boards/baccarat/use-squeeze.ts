import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { type Squeezed, squeezedCard } from './squeezable.ts';

/** Beyond what comes after the squeezed card. */
const spareMs = 700;
/** With less time than that nobody bends a card. */
const leastMs = 900;

type Squeeze = {
  readonly card: Squeezed | null;
  /** The step that turns it; null: no card is held. */
  readonly heldStep: number | null;
  /** It was opened, and is turned at once. */
  readonly freedStep: number | null;
  /** How long it may be held from now on. */
  readonly untilMs: () => number;
  readonly open: () => void;
};

/** At a live table the last card of the own side waits for the player, as long as there is time. */
export function useSqueeze(
  { view, phase, turn, isFast, showMs }: BoardProps<BaccaratView>,
  stepsOfCard: number,
  restMsFrom: (step: number) => number,
): Squeeze {
  const [openedTurn, setOpenedTurn] = useState(-1);
  const isLive = phase === 'showing' && !isFast && showMs !== undefined;
  const card = isLive && view ? squeezedCard(view) : null;
  const step = card && card.nth * stepsOfCard + 1;
  const isOpened = openedTurn === turn;
  return {
    card,
    heldStep: isOpened ? null : step,
    freedStep: isOpened ? step : null,
    untilMs: () => Math.max(leastMs, (showMs?.() ?? 0) - restMsFrom(step ?? 0) - spareMs),
    open: () => setOpenedTurn(turn),
  };
}
