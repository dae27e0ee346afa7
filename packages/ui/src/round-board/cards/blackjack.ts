/** Blackjack: the dealer's cards above, each of the player's hands with how it ended below. */
import {
  boardOf,
  boardWidth,
  box,
  type Ending,
  endingSign,
  type Mark,
  words,
} from '@bahati/ui/round-board/board.ts';
import { cardHeight, handAt } from './card-parts.ts';
import { drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import {
  card,
  list,
  oneOf,
  type Readable,
  record,
  whole,
} from '@bahati/ui/round-board/read-shown.ts';

const cards = list(card, 24, 1);

const shown = record({
  dealer: record({ cards, total: whole(0, 60) }),
  hands: list(
    record({
      cards,
      total: whole(0, 60),
      result: oneOf(['blackjack', 'won', 'pushed', 'lost', 'bust']),
    }),
    4,
    1,
  ),
});

type Hand = Readable<typeof shown>['hands'][number];

const endings: Readonly<Record<Hand['result'], Ending>> = {
  blackjack: 'won',
  won: 'won',
  pushed: 'pushed',
  lost: 'lost',
  bust: 'lost',
};

const cardWidth = 40;
const rowHeight = 12 + 22 + cardHeight(cardWidth) + 12;
const gap = 8;

type Row = { label: string; total: number; cards: readonly number[]; of: string };

function rowAt(y: number, { label, total, cards: dealt, of }: Row): Mark[] {
  return [
    box({ x: 0, y, width: boardWidth, height: rowHeight, round: 10 }, 'frame', of),
    words(label, { x: 12, y: y + 18, size: 13, anchor: 'start' }, 'quiet'),
    words(
      `${total}`,
      { x: boardWidth - 38, y: y + 18, size: 15, isBold: true, anchor: 'end' },
      'ink',
      `${of} total`,
    ),
    ...handAt(dealt, { x: 12, y: y + 34, width: cardWidth, within: boardWidth - 24 }, of),
  ];
}

function handRow(hand: Hand, at: number, isSplit: boolean, say: SayWord): Mark[] {
  const y = (at + 1) * (rowHeight + gap);
  const of = `hand ${at + 1}`;
  const label = isSplit ? `${say('hand')} ${at + 1}` : say('you');
  return [
    ...rowAt(y, { ...hand, label, of }),
    ...endingSign(endings[hand.result], boardWidth - 20, y + 18, `${of} ${hand.result}`),
  ];
}

export const blackjackDrawing = drawing(1, shown, ({ dealer, hands }, say) =>
  boardOf((hands.length + 1) * (rowHeight + gap) - gap, [
    ...rowAt(0, { ...dealer, label: say('dealer'), of: 'dealer' }),
    ...hands.flatMap((hand, at) => handRow(hand, at, hands.length > 1, say)),
  ]),
);
