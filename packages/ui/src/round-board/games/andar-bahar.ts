/** Andar Bahar: the joker, and all cards of both sides in the order in which they came. */
import { type Card, rankOf } from '@bahati/game-rules/cards/card.ts';
import {
  type Board,
  boardOf,
  boardWidth,
  box,
  type Mark,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import { card, list, oneOf, record } from '@bahati/ui/round-board/read-shown.ts';
import { cardAt, cardHeight } from './card-parts.ts';

const shown = record({
  joker: card,
  dealt: list(card, 49, 1),
  winner: oneOf(['andar', 'bahar']),
});

const jokerWidth = 36;
const headHeight = cardHeight(jokerWidth) + 18;
const gap = 8;
const cardWidth = 27;
const perLine = 13;
const padding = 9;
const step = (boardWidth - 2 * padding - cardWidth) / (perLine - 1);
const lineHeight = cardHeight(cardWidth) + 6;

type Side = {
  readonly name: 'andar' | 'bahar';
  readonly cards: readonly Card[];
  readonly isLit: boolean;
};

const heightOf = ({ cards }: Side) =>
  30 + Math.max(1, Math.ceil(cards.length / perLine)) * lineHeight + 3;

function sideAt(top: number, side: Side, say: SayWord): Mark[] {
  const { name, cards, isLit } = side;
  const place = { x: 1, y: top, width: boardWidth - 2, height: heightOf(side) - 1, round: 10 };
  const ink = isLit ? 'lit-ink' : 'ink';
  return [
    box(place, isLit ? 'lit-frame' : 'frame', name),
    words(say(name), { x: 12, y: top + 15, size: 13, anchor: 'start' }, 'quiet'),
    words(
      `${cards.length}`,
      { x: boardWidth - 12, y: top + 15, size: 16, isBold: true, anchor: 'end' },
      ink,
      `${name} count`,
    ),
    ...cards.flatMap((dealt, at): Mark[] => {
      const x = padding + (at % perLine) * step;
      const y = top + 28 + Math.floor(at / perLine) * lineHeight;
      return cardAt(dealt, x, y, cardWidth, `${name} ${dealt}`);
    }),
  ];
}

/** The last card is the only one of the joker's rank, and came to the side that won. */
function isRound(joker: Card, dealt: readonly Card[], winner: Side['name']): boolean {
  const first = dealt.findIndex((each) => rankOf(each) === rankOf(joker));
  const isAndar = (dealt.length & 1) === 1;
  return first === dealt.length - 1 && winner === (isAndar ? 'andar' : 'bahar');
}

export const andarBaharDrawing = drawing(
  1,
  shown,
  ({ joker, dealt, winner }, say): Board | null => {
    if (!isRound(joker, dealt, winner)) return null;
    const [andar, bahar] = (['andar', 'bahar'] as const).map(
      (name, nth): Side => ({
        name,
        cards: dealt.filter((_, at) => (at & 1) === nth),
        isLit: winner === name,
      }),
    ) as [Side, Side];
    const lower = headHeight + heightOf(andar) + gap;
    return boardOf(lower + heightOf(bahar), [
      ...cardAt(joker, padding, 4, jokerWidth, `joker ${joker}`),
      words(
        say('joker'),
        {
          x: padding + jokerWidth + 12,
          y: 4 + cardHeight(jokerWidth) / 2,
          size: 14,
          anchor: 'start',
        },
        'quiet',
      ),
      words(
        say('dealt'),
        {
          x: boardWidth - 58,
          y: 6 + cardHeight(jokerWidth) / 2,
          size: 14,
          anchor: 'end',
        },
        'quiet',
      ),
      words(
        `${dealt.length}`,
        {
          x: boardWidth - 12,
          y: 4 + cardHeight(jokerWidth) / 2,
          size: 26,
          isBold: true,
          anchor: 'end',
        },
        'ink',
        'dealt count',
      ),
      ...sideAt(headHeight, andar, say),
      ...sideAt(lower, bahar, say),
    ]);
  },
);
