/**
 * How the house's bot plays Thirteen: it leads what takes most low cards out of its hand, beats with
 * the lowest that does not break a longer combination, and keeps twos and bombs for the end.
 */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { bestOf } from '@bahati/game-rules/seat-games/bots/best-of.ts';
import { combinationsOf, strengthOf } from './thirteen.combinations.ts';
import type { ThirteenAct } from './thirteen.state.ts';
import type { ThirteenView } from './thirteen.view.ts';

export type ThirteenTable = Pick<ThirteenView, 'players' | 'laid' | 'hand' | 'turn' | 'options'>;

/** The three of spades is 12, the two of spades 60. */
const firstTwo = 60;
const worth = { out: 1_000, card: 12, two: 40, broken: 9, bomb: 45 };
/** Less than this is not worth what it takes out of the hand. */
const passWorth = -60;
/** Others are so near to the end that nothing is kept. */
const fewCards = 3;

const isTwo = (card: Card): boolean => strengthOf(card) >= firstTwo;

/** How many cards of what is left lie in pairs, triples and runs. */
function knitted(hand: readonly Card[]): number {
  const longer = combinationsOf(hand).filter(({ kind }) => kind !== 'single');
  return new Set(longer.flatMap(({ cards }) => cards)).size;
}

type Play = ThirteenAct & { kind: 'play' };

export function thirteenBot(view: ThirteenTable): ThirteenAct {
  const { players, laid, hand, turn, options } = view;
  const plays = options.filter((act): act is Play => act.kind === 'play');
  const fewest = Math.min(
    ...players.filter(({ seat, count }) => seat !== turn && count > 0).map(({ count }) => count),
  );
  const isEnd = fewest <= fewCards;
  const whole = knitted(hand);
  const worthOf = ({ cards }: Play): number => {
    if (cards.length === hand.length) return worth.out;
    const rest = hand.filter((card) => !cards.includes(card));
    const kept = whole - knitted(rest) - (cards.length > 1 ? cards.length : 0);
    const strength = Math.max(...cards.map(strengthOf));
    const twos = cards.filter(isTwo).length;
    // What beats twos is worth more than what it takes out of the hand.
    const isBomb =
      laid === null && cards.length === 4 && new Set(cards.map((card) => card >> 2)).size === 1;
    return (
      cards.length * worth.card -
      strength * (isEnd && laid !== null ? -0.2 : 0.6) -
      (isEnd ? 0 : twos * worth.two + (isBomb ? worth.bomb : 0)) -
      kept * worth.broken
    );
  };
  const best = bestOf(plays, worthOf);
  const canPass = options.some(({ kind }) => kind === 'pass');
  if (best && (!canPass || isEnd || worthOf(best) > passWorth)) return best;
  if (canPass) return { kind: 'pass' };
  throw new RangeError('A bot is asked at its turn.');
}
