/**
 * Choosing cards of a hand for one of the plays that are offered. What is chosen is always part of at
 * least one of them, so that nothing else can be built. Pure.
 */
import type { Card } from '@bahati/game-rules/cards/card.ts';

/** In the order in which they were chosen. */
export type Chosen = readonly Card[];

export type Plays = readonly (readonly Card[])[];

const holds = (play: readonly Card[], chosen: Chosen): boolean =>
  chosen.every((card) => play.includes(card));

/** The plays that hold all that is chosen. */
export const playsWith = (plays: Plays, chosen: Chosen): Plays =>
  plays.filter((play) => holds(play, chosen));

/** With what no play can do without: who chooses one of the only pair has chosen both. */
function completed(plays: Plays, chosen: Chosen): Chosen {
  const [first = [], ...others] = playsWith(plays, chosen);
  const forced = first.filter(
    (card) => !chosen.includes(card) && others.every((play) => play.includes(card)),
  );
  return [...forced, ...chosen];
}

/**
 * What is chosen after a card was tapped: it is put back with all that needs it, added, or begins
 * anew where it does not go with the others. Null: no play holds it.
 */
export function afterTap(plays: Plays, chosen: Chosen, card: Card): Chosen | null {
  if (chosen.includes(card)) {
    const rest = chosen.filter((each) => each !== card);
    return plays.length > 0 && completed(plays, rest).includes(card) ? [] : rest;
  }
  const longer = [...chosen, card];
  if (plays.length === 0) return longer;
  if (playsWith(plays, longer).length > 0) return completed(plays, longer);
  if (playsWith(plays, [card]).length > 0) return completed(plays, [card]);
  return null;
}

/** What stays chosen when other plays are offered; all of it while none are. */
export function stillChosen(plays: Plays, hand: readonly Card[], chosen: Chosen): Chosen {
  const held = chosen.filter((card) => hand.includes(card));
  if (plays.length === 0 || held.length === 0) return held;
  return playsWith(plays, held).length > 0 ? completed(plays, held) : [];
}

/** How a card of the hand stands to what is chosen. `free`: no play is offered. */
export type CardState = 'chosen' | 'goes-with' | 'begins-anew' | 'fits-nothing' | 'free';

export function statesOf(plays: Plays, chosen: Chosen): (card: Card) => CardState {
  const going = new Set(playsWith(plays, chosen).flat());
  const any = new Set(plays.flat());
  return (card) => {
    if (chosen.includes(card)) return 'chosen';
    if (plays.length === 0) return 'free';
    if (going.has(card)) return 'goes-with';
    return any.has(card) ? 'begins-anew' : 'fits-nothing';
  };
}
