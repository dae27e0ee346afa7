/** What is to be beaten, what a choice makes, and why a card cannot be laid. Pure. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { nameOfCard } from '#frame/cards/card-words.ts';
import type { Chosen } from '#frame/matches/hand-fan/choosing.ts';
import type { Say } from '#frame/matches/match-game.ts';
import type { Told } from '#frame/seats/told.ts';
import { kindOf, type PlayAct } from './thirteen-choosing.ts';
import { sayKind } from './thirteen-events.ts';
import { words } from './thirteen-words.ts';

export type Hint = { readonly text: string; readonly isNo: boolean };

const yes = (text: string): Hint => ({ text, isNo: false });
const no = (text: string): Hint => ({ text, isNo: true });

type Seen = Told<ThirteenView>;

function toBeat({ laid }: Seen, say: Say): string | null {
  return laid && sayKind(say, laid.combination.kind, laid.combination.cards.length);
}

type Turn = {
  readonly view: Seen;
  /** Told to the own seat alone. */
  readonly mustHold: Card | null;
  readonly hand: readonly Card[];
  readonly chosen: Chosen;
  readonly play: PlayAct | null;
  readonly canLay: boolean;
};

/** In one's own turn. */
export function turnHint({ view, mustHold, hand, chosen, play, canLay }: Turn, say: Say): Hint {
  const beaten = toBeat(view, say);
  if (chosen.length > 0) {
    const made = play && kindOf(play.cards);
    if (!made) return yes(say(words.needsMore));
    const kind = sayKind(say, made.kind, made.cards.length);
    const isBomb = view.laid !== null && view.laid.combination.kind !== made.kind;
    if (isBomb) return yes(say(words.makesBomb, { kind }));
    if (chosen.length === hand.length) return yes(say(words.goesOut));
    return yes(say(words.makes, { kind }));
  }
  if (beaten) return yes(say(canLay ? words.beat : words.cannotBeat, { kind: beaten }));
  if (mustHold !== null) return yes(say(words.leadsWith, { card: say(nameOfCard(mustHold)) }));
  return yes(say(words.leads));
}

/** Why a card is in no play that is offered. */
export function whyNot(card: Card, view: Seen, mustHold: Card | null, say: Say): Hint {
  const beaten = toBeat(view, say);
  if (beaten) return no(say(words.whyWeak, { card: say(nameOfCard(card)), kind: beaten }));
  if (mustHold !== null) return no(say(words.whyFirst, { card: say(nameOfCard(mustHold)) }));
  return no(say(words.needsMore));
}
