/** Who is at turn in a match of Thirteen, and what can be said there. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import { beats, type Combination, combinationsOf } from './thirteen.combinations.ts';
import type { ThirteenAct, ThirteenPlayer, ThirteenState } from './thirteen.state.ts';

export const isIn = ({ hand }: ThirteenPlayer): boolean => hand.length > 0;

export function turnOf({ purse, players, at }: ThirteenState): Seat | null {
  return purse.pot === 0n ? null : (players[at]?.seat ?? null);
}

export function playable(state: ThirteenState, hand: readonly Card[]): readonly Combination[] {
  const { laid, mustHold } = state;
  return combinationsOf(hand).filter(
    (combo) =>
      (mustHold === null || combo.cards.includes(mustHold)) &&
      (laid === null || beats(combo, laid.combination)),
  );
}

/** Everything a seat may say now. */
export function optionsOf(state: ThirteenState, seat: Seat | null): readonly ThirteenAct[] {
  const player = state.players.find((each) => each.seat === seat);
  const turn = turnOf(state);
  if (turn === null || !player || !isIn(player)) return [];
  const resign: ThirteenAct = { kind: 'resign' };
  if (turn !== seat) return [resign];
  return [
    ...playable(state, player.hand).map(({ cards }): ThirteenAct => ({ kind: 'play', cards })),
    ...(state.laid ? [{ kind: 'pass' } as const] : []),
    resign,
  ];
}
