/** Choosing in one's own hand of Kadi, and what it comes to. */
import type { Card, Suit } from '@bahati/game-rules/cards/card.ts';
import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import { useMemo, useState } from 'react';
import { afterTap, type Chosen, statesOf, stillChosen } from '#frame/matches/hand-fan/choosing.ts';
import { layingOf, nothingPicked, type Picked, playsOfOptions } from './kadi-choosing.ts';

export function useKadiTurn(options: readonly KadiAct[], hand: readonly Card[], moment: string) {
  const [wished, setWished] = useState<Chosen>([]);
  const [picked, setPicked] = useState<Picked>(nothingPicked);
  /** A card that was tapped and cannot be laid, for as long as nothing else happens. */
  const [refused, setRefused] = useState<{ card: Card; moment: string } | null>(null);
  const plays = useMemo(() => playsOfOptions(options), [options]);
  const chosen = useMemo(() => stillChosen(plays, hand, wished), [plays, hand, wished]);
  const stateOf = useMemo(() => statesOf(plays, chosen), [plays, chosen]);
  const laying = useMemo(
    () => layingOf(options, hand, chosen, picked),
    [options, hand, chosen, picked],
  );
  return {
    chosen,
    laying,
    stateOf,
    canLay: plays.length > 0,
    refused: refused?.moment === moment ? refused.card : null,
    tap(card: Card): boolean {
      const after = afterTap(plays, chosen, card);
      setRefused(after === null ? { card, moment } : null);
      if (after === null) return false;
      setWished(after);
      setPicked(nothingPicked);
      return true;
    },
    clear(): void {
      setWished([]);
      setPicked(nothingPicked);
      setRefused(null);
    },
    pickTop: (top: Card) => setPicked((before) => ({ ...before, top })),
    pickSuit: (suit: Suit) => setPicked((before) => ({ ...before, suit })),
  };
}
