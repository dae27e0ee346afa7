/**
 * The best play against each card of the dealer, as one chart. It is what `solver.ts` finds; the
 * test holds the two against each other.
 */
import type { BlackjackView } from './blackjack.view.ts';
import { valueOf } from './hand-total.ts';

/**
 * One letter for each card of the dealer, from two to ten and the ace last. H: hit, S: stand,
 * P: split, D: double or else hit, d: double or else stand.
 */
type Row = string;

export type Chart = Readonly<Record<number, Row>>;

/** By total, no ace counting eleven; what is not listed is hit below 12 and stood on above 16. */
export const hardRows: Chart = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};

/** By total, an ace counting eleven; what is not listed is hit below 13 and stood on above 18. */
export const softRows: Chart = {
  13: 'HHHHDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHHDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
};

/** By the value of one card of the pair, the ace one; H and S: play it by its total. */
export const pairRows: Chart = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPPHHHH',
  3: 'PPPPPPHHHH',
  4: 'HHHPPHHHHH',
  6: 'PPPPPHHHHH',
  7: 'PPPPPPHHHH',
  8: 'PPPPPPPPPP',
  9: 'PPPPPSPPSS',
};

/** The place of a dealer's card in a row; 1 is the ace. */
function columnOf(up: number): number {
  return up === 1 ? 9 : up - 2;
}

export type Playable = {
  readonly total: number;
  readonly isSoft: boolean;
  /** The value of both cards, where it is a pair that may be split; 1 for aces. */
  readonly pairOf: number | null;
  readonly canDouble: boolean;
};

export type PlayAct = 'hit' | 'stand' | 'double' | 'split';

/** Against this card of the dealer; 1 is the ace. */
export function chartAct(hand: Playable, up: number): PlayAct {
  const { total, isSoft, pairOf, canDouble } = hand;
  if (pairOf !== null && pairRows[pairOf]?.[columnOf(up)] === 'P') return 'split';
  const letter = (isSoft ? softRows : hardRows)[total]?.[columnOf(up)];
  if (letter === undefined) return total < (isSoft ? 13 : 12) ? 'hit' : 'stand';
  if (canDouble && /d/i.test(letter)) return 'double';
  return letter === 'S' || letter === 'd' ? 'stand' : 'hit';
}

/** What is best now, of the acts there are. Insurance loses in the long run: it is declined. */
export function basicAct(view: BlackjackView, actions: readonly string[]): string {
  const hand = view.hands[view.active ?? -1];
  const up = view.dealer.cards[0];
  if (!hand || up === undefined) return 'decline';
  const canSplit = actions.includes('split');
  return chartAct(
    {
      total: hand.total,
      isSoft: hand.isSoft,
      pairOf: canSplit ? valueOf(hand.cards[0] ?? up) : null,
      canDouble: actions.includes('double'),
    },
    valueOf(up),
  );
}
