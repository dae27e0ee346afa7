/** Crash: the round to where it ended, and where the player left it. */
import {
  boardOf,
  boardWidth,
  disc,
  filled,
  type Mark,
  penned,
  rounded,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { decimalText, orNull, record } from '@bahati/ui/round-board/read-shown.ts';

const shown = record({ point: decimalText, left: orNull(decimalText) });

const ground = 178;
const top = 44;
const from = 24;
const to = boardWidth - 52;
const pieces = 40;

/** Growth is even in time: the curve is the exponential, whatever its height. */
function round(point: number) {
  const most = Math.log(point);
  return (multiple: number) => {
    const time = most === 0 ? 0 : Math.log(multiple) / most;
    const height = point === 1 ? 0 : (multiple - 1) / (point - 1);
    return [rounded(from + time * (to - from)), rounded(ground - height * (ground - top))] as const;
  };
}

function curve(point: number, until: number): string {
  const at = round(point);
  const steps = Array.from({ length: pieces + 1 }, (_, piece) => until ** (piece / pieces));
  return `M${steps.map((multiple) => at(multiple).join(' ')).join('L')}`;
}

export const crashDrawing = drawing(1, shown, ({ point, left }) => {
  const [end, leftAt] = [Number(point), left === null ? null : Number(left)];
  if (end < 1 || (leftAt !== null && (leftAt < 1 || leftAt > end))) return null;
  const [x, y] = round(end)(end);
  const exit = leftAt === null ? null : round(end)(leftAt);
  const burst = 'M0-13L4-5L12-7L7 0L12 7L4 5L0 13L-4 5L-12 7L-7 0L-12-7L-4-5Z';
  const area = (until: number) => `${curve(end, until)}V${ground}H${from}Z`;
  const marks: Mark[] = [
    filled(area(end), 'lost-tint'),
    ...(leftAt === null ? [] : [filled(area(leftAt), 'won-tint')]),
    penned(`M${from} ${ground}H${boardWidth - 8}`, 1.5, 'quiet'),
    penned(curve(end, end), 3.5, 'lost'),
    ...(leftAt === null ? [] : [penned(curve(end, leftAt), 3.5, 'won')]),
    filled(burst, 'lost', { x, y }, 'end'),
    words(`${point}×`, { x, y: y - 26, size: 20, isBold: true }, 'lost-ink', 'point'),
  ];
  if (exit && left !== null) {
    marks.push(
      disc({ x: exit[0], y: exit[1], radius: 7 }, 'won', 'left'),
      words(
        `${left}×`,
        { x: Math.max(36, exit[0]), y: ground + 18, size: 18, isBold: true },
        'won-ink',
        'left at',
      ),
      penned(`M${exit[0]} ${exit[1] + 10}V${ground}`, 1.5, 'won'),
    );
  }
  return boardOf(208, marks);
});
