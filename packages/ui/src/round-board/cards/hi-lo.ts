/** Hi-lo: the cards in the order in which they came, and under each the guess that led to it. */
import {
  boardOf,
  boardWidth,
  filled,
  type Mark,
  penned,
  type Tone,
  words,
} from '@bahati/ui/round-board/board.ts';
import { cardAt, cardHeight } from './card-parts.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { card, list, oneOf, record, yesOrNo } from '@bahati/ui/round-board/read-shown.ts';

const shown = record({
  cards: list(card, 400, 1),
  steps: list(oneOf(['higher', 'same', 'lower', 'skip']), 400),
  isLost: yesOrNo,
  isOver: yesOrNo,
});

const perRow = 6;
const cardWidth = 42;
const step = (boardWidth - cardWidth) / (perRow - 1);
const rowHeight = cardHeight(cardWidth) + 30;
/** The latest so many; what came before is counted. */
const mostDrawn = 18;

const arrows = {
  higher: 'M0-5L6 5H-6Z',
  lower: 'M0 5L6-5H-6Z',
  same: 'M-6-4H6V-1H-6ZM-6 1H6V4H-6Z',
} as const;

function guessAt(guess: keyof typeof arrows | 'skip', x: number, y: number, isRight: boolean) {
  const of = `${guess} ${isRight ? 'right' : 'wrong'}`;
  if (guess === 'skip') return [penned('M-6-4L-1 0L-6 4M1-4L6 0L1 4', 2, 'quiet', { x, y }, guess)];
  const tone: Tone = isRight ? 'won' : 'lost';
  const guessed = filled(arrows[guess], tone, { x: isRight ? x : x - 7, y }, of);
  // A cross beside the arrow tells a wrong guess without its colour.
  const cross = penned('M-3.5-3.5L3.500 3.500M3.500-3.500L-3.500 3.500', 2, tone, { x: x + 9, y });
  return isRight ? [guessed] : [guessed, cross];
}

export const hiLoDrawing = drawing(1, shown, ({ cards, steps, isLost, isOver }) => {
  if (!isOver || steps.length !== cards.length - 1) return null;
  const skipped = Math.max(0, cards.length - mostDrawn);
  const top = skipped > 0 ? 22 : 0;
  const marks = cards.slice(skipped).flatMap((dealt, at): Mark[] => {
    const x = (at % perRow) * step;
    const y = top + Math.floor(at / perRow) * rowHeight;
    const came = steps[skipped + at - 1];
    const isWrong = isLost && skipped + at === cards.length - 1;
    return [
      ...cardAt(dealt, x, y, cardWidth, `card ${skipped + at + 1}`),
      ...(came ? guessAt(came, x + cardWidth / 2, y + cardHeight(cardWidth) + 13, !isWrong) : []),
    ];
  });
  const rows = Math.ceil(Math.min(cards.length, mostDrawn) / perRow);
  const before = words(`+${skipped} …`, { x: 0, y: 9, size: 13, anchor: 'start' }, 'quiet');
  return boardOf(top + rows * rowHeight, skipped > 0 ? [before, ...marks] : marks);
});
