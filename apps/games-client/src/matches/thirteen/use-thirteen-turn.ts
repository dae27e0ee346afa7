/** Choosing in one's own hand of Thirteen, and what it comes to. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { ThirteenAct } from '@bahati/game-rules/seat-games/thirteen/thirteen.state.ts';
import { useMemo, useState } from 'react';
import { afterTap, type Chosen, statesOf, stillChosen } from '#frame/matches/hand-fan/choosing.ts';
import { nextPlay, playOf, playsOfOptions } from './thirteen-choosing.ts';

export function useThirteenTurn(
  options: readonly ThirteenAct[],
  hand: readonly Card[],
  moment: string,
) {
  const [wished, setWished] = useState<Chosen>([]);
  /** A card that was tapped and cannot be laid, for as long as nothing else happens. */
  const [refused, setRefused] = useState<{ card: Card; moment: string } | null>(null);
  const plays = useMemo(() => playsOfOptions(options), [options]);
  const chosen = useMemo(() => stillChosen(plays, hand, wished), [plays, hand, wished]);
  const stateOf = useMemo(() => statesOf(plays, chosen), [plays, chosen]);
  const play = useMemo(() => playOf(options, chosen), [options, chosen]);
  function choose(after: Chosen): void {
    setRefused(null);
    setWished(after);
  }
  return {
    chosen,
    play,
    stateOf,
    canLay: plays.length > 0,
    refused: refused?.moment === moment ? refused.card : null,
    tap(card: Card): boolean {
      const after = afterTap(plays, chosen, card);
      if (after) choose(after);
      else setRefused({ card, moment });
      return after !== null;
    },
    clear: () => choose([]),
    suggest: () => choose(nextPlay(plays, chosen) ?? []),
  };
}
