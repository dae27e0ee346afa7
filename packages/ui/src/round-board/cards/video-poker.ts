/** Video poker: what was dealt with what was held, and the five cards that counted. */
import { boardOf, boardWidth, box, type Mark, words } from '@bahati/ui/round-board/board.ts';
import { cardAt, cardHeight } from './card-parts.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { card, decimalText, list, type Read, record } from '@bahati/ui/round-board/read-shown.ts';
import { timesText } from '@bahati/ui/round-board/times-text.ts';

const five = list(card, 5, 5);

/** A digit for each card from the left: 1 is held. */
const holds: Read<string> = (value) =>
  typeof value === 'string' && /^[01]{5}$/.test(value) ? value : undefined;

const shown = record({ dealt: five, held: holds, cards: five, multiple: decimalText });

const smallWidth = 40;
const width = 58;
const smallStep = 50;
const step = (boardWidth - width) / 4;

export const videoPokerDrawing = drawing(1, shown, ({ dealt, held, cards, multiple }, say) => {
  const isHeld = (at: number) => held[at] === '1';
  if (cards.some((final, at) => isHeld(at) && final !== dealt[at])) return null;
  const isPaid = Number(multiple) > 0;
  const heldLine = 30 + cardHeight(smallWidth);
  const lower = heldLine + 22;
  const first = dealt.flatMap((each, at): Mark[] => [
    ...cardAt(each, at * smallStep, 24, smallWidth, `dealt ${at + 1}`),
    ...(isHeld(at)
      ? [
          box(
            { x: at * smallStep, y: heldLine, width: smallWidth, height: 4, round: 2 },
            'lit',
            `held ${at + 1}`,
          ),
        ]
      : []),
  ]);
  const second = cards.flatMap((each, at) =>
    cardAt(each, at * step, lower + 24, width, `final ${at + 1}`),
  );
  return boardOf(lower + 26 + cardHeight(width), [
    words(say('dealt'), { x: 0, y: 9, size: 13, anchor: 'start' }, 'quiet'),
    ...first,
    words(say('final'), { x: 0, y: lower + 9, size: 13, anchor: 'start' }, 'quiet'),
    words(
      timesText(multiple),
      { x: boardWidth, y: lower + 8, size: 17, isBold: true, anchor: 'end' },
      isPaid ? 'won-ink' : 'quiet',
      'multiple',
    ),
    ...second,
  ]);
});
