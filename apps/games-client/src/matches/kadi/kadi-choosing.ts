/** From chosen cards to the word that lays them. Every word is one of the options. Pure. */
import { type Card, type Suit, suits } from '@bahati/game-rules/cards/card.ts';
import { kadiSuitOf } from '@bahati/game-rules/seat-games/kadi/kadi.cards.ts';
import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import type { Chosen, Plays } from '#frame/matches/hand-fan/choosing.ts';

export type PlayAct = KadiAct & { readonly kind: 'play' };

/** What was picked beside the cards; null: what is usual. */
export type Picked = { readonly top: Card | null; readonly suit: Suit | null };

export const nothingPicked: Picked = { top: null, suit: null };

/** What the chosen cards can be laid as. */
export type Laying = {
  /** The card that comes to lie on top, and all that may. */
  readonly top: Card;
  readonly tops: readonly Card[];
  /** The suit an ace asks for, and all it may ask for; null and none: no ace asks. */
  readonly suit: Suit | null;
  readonly suits: readonly Suit[];
  readonly lay: PlayAct;
  /** Lays them and says `niko kadi`; null: it may not be said with them. */
  readonly layAndSay: PlayAct | null;
};

const isPlay = (act: KadiAct): act is PlayAct => act.kind === 'play';

/** Each choice of cards once. */
export function playsOfOptions(options: readonly KadiAct[]): Plays {
  const plays = options.filter(isPlay).map(({ cards }) => cards);
  return [...new Map(plays.map((cards) => [cards.join(), cards])).values()];
}

/** Of the suits that may be asked for, the one most cards of the hand have. */
function usualSuit(may: readonly Suit[], rest: readonly Card[]): Suit | null {
  const countOf = (suit: Suit) => rest.filter((card) => kadiSuitOf(card) === suit).length;
  return may.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? null;
}

/** Null: the chosen cards are no play by themselves. */
export function layingOf(
  options: readonly KadiAct[],
  hand: readonly Card[],
  chosen: Chosen,
  picked: Picked,
): Laying | null {
  const wanted = chosen.toSorted((a, b) => a - b).join();
  const acts = options.filter(isPlay).filter(({ cards }) => cards.join() === wanted);
  const tops = chosen.filter((card) => acts.some((act) => act.top === card));
  const last = tops.at(-1);
  if (last === undefined) return null;
  const top = tops.find((card) => card === picked.top) ?? last;
  const ofTop = acts.filter((act) => act.top === top);
  const may = suits.filter((suit) => ofTop.some((act) => act.suit === suit));
  const rest = hand.filter((card) => !chosen.includes(card));
  const suit = may.find((each) => each === picked.suit) ?? usualSuit(may, rest);
  const ofSuit = ofTop.filter((act) => act.suit === suit);
  const lay = ofSuit.find(({ nikoKadi }) => !nikoKadi);
  if (!lay) return null;
  const layAndSay = ofSuit.find(({ nikoKadi }) => nikoKadi) ?? null;
  return { top, tops, suit, suits: may, lay, layAndSay };
}

/** The word a drop on the pile says; null: there is something to pick first. */
export const dropOf = (laying: Laying | null): PlayAct | null =>
  laying && laying.layAndSay === null && laying.suits.length === 0 ? laying.lay : null;
