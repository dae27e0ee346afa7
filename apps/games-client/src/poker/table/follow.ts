/**
 * What is known at a table from all that was heard, beside the room as it stands: the last word of
 * each seat, own cards, hands that are over. Pure.
 */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import { addDecimals } from '#frame/seats/room/add-decimals.ts';
import { eventsOf, ownInHand, pokerOf, type SeenEvent } from './seen-poker.ts';

export type LastWord = {
  readonly is: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'small-blind' | 'big-blind';
  /** What was put in, or what a bet came to. */
  readonly amount: string | null;
  readonly isAllIn: boolean;
};

export type PastWinner = {
  readonly seat: number;
  readonly name: string;
  readonly amount: string;
  readonly hand: PokerHand | null;
};

export type PastHand = {
  readonly number: number;
  readonly board: readonly Card[];
  /** Own cards; null: the player looked on. */
  readonly cards: readonly Card[] | null;
  readonly winners: readonly PastWinner[];
  readonly rake: string;
};

export type Followed = {
  readonly hand: number;
  readonly step: number;
  readonly words: ReadonlyMap<number, LastWord>;
  readonly cards: readonly Card[] | null;
  /** So many cards lay on the board when this hand was first heard of: those were not seen dealt. */
  readonly lying: number;
  readonly isSeenDealt: boolean;
  /** Newest first. */
  readonly past: readonly PastHand[];
};

export const nothingFollowed: Followed = {
  hand: 0,
  step: -1,
  words: new Map(),
  cards: null,
  lying: 0,
  isSeenDealt: false,
  past: [],
};

const pastKept = 20;
const spoken: ReadonlySet<string> = new Set([
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'small-blind',
  'big-blind',
]);

/** A new street leaves of the words of the last one who is out, and who has put in all he had. */
function wordsAfter(
  before: ReadonlyMap<number, LastWord>,
  events: readonly SeenEvent[],
): ReadonlyMap<number, LastWord> {
  let words = new Map(before);
  for (const { kind, seat, amount, to, isAllIn } of events) {
    if (kind === 'street') {
      words = new Map([...words].filter(([, word]) => word.is === 'fold' || word.isAllIn));
    }
    if (seat === undefined || !spoken.has(kind)) continue;
    const is = kind as LastWord['is'];
    words.set(seat, { is, amount: to ?? amount ?? null, isAllIn: isAllIn === true });
  }
  return words;
}

function pastOf(
  hand: SeenHand,
  cards: readonly Card[] | null,
  view: SeatsView,
): PastHand | undefined {
  const { won, board, players } = pokerOf(hand);
  if (!won || !hand.result) return undefined;
  const gains = new Map<number, string>();
  for (const { seat, stack } of won.flatMap((pot) => pot.winners)) {
    gains.set(seat, addDecimals(gains.get(seat), stack));
  }
  return {
    number: hand.number,
    board,
    cards,
    winners: [...gains].map(([seat, amount]) => ({
      seat,
      name: view.seats.find((each) => each.seat === seat)?.name ?? '',
      amount,
      hand: players.find((player) => player.seat === seat)?.hand ?? null,
    })),
    rake: hand.result.rake,
  };
}

export function follow(before: Followed, view: SeatsView, own: SeatsOwn): Followed {
  const { hand } = view;
  if (!hand) return before;
  const isNewHand = hand.number !== before.hand;
  const isNewStep = isNewHand || hand.step !== before.step;
  const isSeenDealt = isNewHand ? hand.step === 0 && before.step >= 0 : before.isSeenDealt;
  const known = isNewHand ? null : before.cards;
  const cards = known ?? ownInHand(hand, own)?.cards ?? null;
  const isLast = hand.step === before.step + 1 || isNewHand;
  const words = isNewHand || !isLast ? new Map<number, LastWord>() : before.words;
  const past = hand.isOver && isNewStep ? pastOf(hand, cards, view) : undefined;
  const lying = isSeenDealt ? 0 : pokerOf(hand).board.length;
  return {
    hand: hand.number,
    step: hand.step,
    words: isNewStep ? wordsAfter(words, eventsOf(hand)) : before.words,
    cards,
    lying: isNewHand ? lying : before.lying,
    isSeenDealt,
    past: past ? [past, ...before.past].slice(0, pastKept) : before.past,
  };
}
