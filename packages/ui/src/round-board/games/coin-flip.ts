/** Coin flip: the coins as they fell, in order, and under each whether it was called. */
import { mostFlips } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import {
  boardOf,
  boardWidth,
  disc,
  endingSign,
  filled,
  type Mark,
  penned,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { list, oneOf, record, yesOrNo } from '@bahati/ui/round-board/read-shown.ts';

const side = oneOf(['heads', 'tails']);

const shown = record({
  flips: list(record({ called: side, fell: side }), mostFlips, 1),
  isOver: yesOrNo,
});

const perRow = 5;
const most = { radius: 27, step: boardWidth / perRow };
/** A short round has room for coins that are seen. */
const few = { radius: 42, step: boardWidth / 3, flips: 3 };

/** About the origin, some hundred units wide. */
const face = `M-25-14C-24-31-12-37 0-37C12-37 24-31 25-14C26 0 19 8 17 19C14 31 8 37 0 37
  C-8 37-14 31-17 19C-19 8-26 0-25-14Z`;
const sail = 'M-45 14L41-60C50-32 46-6 34 14C8 21-22 20-45 14Z';
const hull = 'M-54 21C-40 26 28 28 54 17C50 31 40 41 24 42H-26C-40 40-48 32-54 21Z';
const lashes = Array.from({ length: 12 }, (_, at) => at * 30);

/** The path turned about the origin, written out: a picture's shapes have no turns of their own. */
function mane(): string {
  return lashes
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const at = (away: number, aside: number) =>
        `${Math.round(away * Math.sin(angle) + aside * Math.cos(angle))} ${Math.round(aside * Math.sin(angle) - away * Math.cos(angle))}`;
      return `M${at(30, -11)}Q${at(58, -12)} ${at(64, 0)}Q${at(58, 12)} ${at(30, 11)}Z`;
    })
    .join('');
}

const figures = {
  heads: [mane(), face],
  tails: [sail, hull],
} as const;

function coinAt(
  fell: 'heads' | 'tails',
  { x, y, radius }: { x: number; y: number; radius: number },
  of: string,
): Mark[] {
  const scale = radius / 100;
  return [
    disc({ x, y, radius }, 'lit', of),
    disc({ x, y, radius: radius * 0.86 }, `enamel-${fell}`),
    ...figures[fell].map((path) => filled(path, 'lit', { x, y: y + 1, scale })),
    ...(fell === 'heads'
      ? [penned('M-11-8H-7M7-8H11M-6 17Q0 22 6 17', 6, 'enamel-heads', { x, y: y + 1, scale })]
      : []),
  ];
}

export const coinFlipDrawing = drawing(1, shown, ({ flips, isOver }) => {
  const wrong = flips.findIndex(({ called, fell }) => called !== fell);
  // A wrong call ends the round, so that only the last may be one.
  if (!isOver || (wrong >= 0 && wrong !== flips.length - 1)) return null;
  const { radius, step } = flips.length > few.flips ? most : few;
  const rowHeight = 2 * radius + 36;
  const marks = flips.flatMap(({ called, fell }, at) => {
    const inRow = Math.min(perRow, flips.length - Math.floor(at / perRow) * perRow);
    const start = (boardWidth - inRow * step) / 2;
    const x = start + ((at % perRow) + 0.5) * step;
    const y = Math.floor(at / perRow) * rowHeight + radius + 2;
    return [
      ...coinAt(fell, { x, y, radius }, `flip ${at + 1} ${fell}`),
      ...endingSign(called === fell ? 'won' : 'lost', x, y + radius + 15, `call ${at + 1}`),
    ];
  });
  return boardOf(Math.ceil(flips.length / perRow) * rowHeight - 4, marks);
});
