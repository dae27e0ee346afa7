/** Blackjack for seven seats: the dealer's cards above, each seat with its hands below. */
import {
  boardOf,
  boardWidth,
  box,
  type Ending,
  endingSign,
  type Mark,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import {
  card,
  list,
  oneOf,
  type Readable,
  record,
  whole,
} from '@bahati/ui/round-board/read-shown.ts';
import { cardHeight, handAt } from './card-parts.ts';

const cards = list(card, 24, 1);

const shown = record({
  dealer: record({ cards: list(card, 24), total: whole(0, 60) }),
  seats: list(
    record({
      seat: whole(1, 7),
      hands: list(
        record({
          cards,
          total: whole(0, 60),
          result: oneOf(['blackjack', 'won', 'pushed', 'lost', 'bust']),
        }),
        4,
        1,
      ),
    }),
    7,
  ),
});

type Hand = Readable<typeof shown>['seats'][number]['hands'][number];

const endings: Readonly<Record<Hand['result'], Ending>> = {
  blackjack: 'won',
  won: 'won',
  pushed: 'pushed',
  lost: 'lost',
  bust: 'lost',
};

const cardWidth = 30;
const rowHeight = cardHeight(cardWidth) + 16;
const gap = 6;
/** "Mgawaji" ends before the first card. */
const labelWidth = 78;

type Row = { label: string; total: number; cards: readonly number[]; of: string };

function rowAt(y: number, { label, total, cards: dealt, of }: Row): Mark[] {
  const middle = y + rowHeight / 2 + 5;
  return [
    box({ x: 0, y, width: boardWidth, height: rowHeight, round: 10 }, 'frame', of),
    words(label, { x: 12, y: middle, size: 13, anchor: 'start' }, 'quiet'),
    ...handAt(
      dealt,
      { x: labelWidth, y: y + 8, width: cardWidth, within: boardWidth - labelWidth - 74 },
      of,
    ),
    words(
      `${total}`,
      { x: boardWidth - 40, y: middle, size: 15, isBold: true, anchor: 'end' },
      'ink',
      `${of} total`,
    ),
  ];
}

export const liveBlackjackDrawing = drawing(1, shown, ({ dealer, seats }, say: SayWord) => {
  // Nobody played, and nothing was dealt.
  if (dealer.cards.length === 0) return null;
  const hands = seats.flatMap(({ seat, hands: own }) =>
    own.map((hand, at) => ({ hand, seat, of: `seat ${seat} hand ${at + 1}` })),
  );
  return boardOf((hands.length + 1) * (rowHeight + gap) - gap, [
    ...rowAt(0, { ...dealer, label: say('dealer'), of: 'dealer' }),
    ...hands.flatMap(({ hand, seat, of }, at) => {
      const y = (at + 1) * (rowHeight + gap);
      return [
        ...rowAt(y, { ...hand, label: `${say('seat')} ${seat}`, of }),
        ...endingSign(
          endings[hand.result],
          boardWidth - 20,
          y + rowHeight / 2,
          `${of} ${hand.result}`,
        ),
      ];
    }),
  ]);
});
