/** From chosen cards to the word that lays them, and what to lay next. Every word is an option. Pure. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import {
  type Combination,
  combinationsOf,
  strengthOf,
} from '@bahati/game-rules/seat-games/thirteen/thirteen.combinations.ts';
import type { ThirteenAct } from '@bahati/game-rules/seat-games/thirteen/thirteen.state.ts';
import type { Chosen, Plays } from '#frame/matches/hand-fan/choosing.ts';

export type PlayAct = ThirteenAct & { readonly kind: 'play' };

const isPlay = (act: ThirteenAct): act is PlayAct => act.kind === 'play';

export const playsOfOptions = (options: readonly ThirteenAct[]): Plays =>
  options.filter(isPlay).map(({ cards }) => cards);

const keyOf = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join();

/** Null: the chosen cards are no play by themselves. */
export function playOf(options: readonly ThirteenAct[], chosen: Chosen): PlayAct | null {
  const wanted = keyOf(chosen);
  return options.filter(isPlay).find(({ cards }) => keyOf(cards) === wanted) ?? null;
}

/** What cards make when all of them are laid together; null: nothing. */
export function kindOf(cards: readonly Card[]): Combination | null {
  const wanted = keyOf(cards);
  return combinationsOf(cards).find((made) => keyOf(made.cards) === wanted) ?? null;
}

const topOf = (cards: readonly Card[]): number => Math.max(...cards.map(strengthOf));

/**
 * What to lay after what is chosen, going round: the weakest first, and of equal ones that with the
 * most cards, so that a run goes before its top card.
 */
export function nextPlay(plays: Plays, chosen: Chosen): readonly Card[] | null {
  const row = plays.toSorted((a, b) => topOf(a) - topOf(b) || b.length - a.length);
  const at = row.findIndex((play) => keyOf(play) === keyOf(chosen));
  return row[at + 1] ?? row[0] ?? null;
}
