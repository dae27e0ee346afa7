/** Sic bo and craps: the dice as they fell. */
import { boardOf, boardWidth, box, disc, type Mark, words } from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { list, record, whole } from '@bahati/ui/round-board/read-shown.ts';

const face = whole(1, 6);

/** Where pips lie: thirds of the die from its middle. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function dieAt(shows: number, x: number, y: number, size: number, of: string): Mark[] {
  return [
    box({ x, y, width: size, height: size, round: size * 0.2 }, 'paper', of),
    ...(pips[shows - 1] ?? []).map(([across, down]) =>
      disc(
        {
          x: x + size / 2 + across * size * 0.26,
          y: y + size / 2 + down * size * 0.26,
          radius: size * 0.095,
        },
        // The one and the four are red on the dice of the east, and on these.
        shows === 1 || shows === 4 ? 'paper-red' : 'paper-black',
        `pip ${of}`,
      ),
    ),
  ];
}

const sicBoShown = record({ dice: list(face, 3, 3), total: whole(3, 18) });

export const sicBoDrawing = drawing(1, sicBoShown, ({ dice, total }) => {
  const size = 64;
  const gap = 12;
  const start = (boardWidth - (3 * size + 2 * gap)) / 2 - 28;
  if (dice.reduce((sum, shows) => sum + shows, 0) !== total) return null;
  return boardOf(size + 4, [
    ...dice.flatMap((shows, at) =>
      dieAt(shows, start + at * (size + gap), 2, size, `die ${at + 1} ${shows}`),
    ),
    words(
      `${total}`,
      { x: start + 3 * (size + gap) + 26, y: 2 + size / 2, size: 40, isBold: true },
      'lit-ink',
      'total',
    ),
  ]);
});

const crapsShown = record({
  rolls: list(list(face, 2, 2), 12, 1),
  rolled: whole(1, 100_000),
});

const perRow = 4;
const dieSize = 30;
const cellGap = 8;
const cellWidth = (boardWidth - (perRow - 1) * cellGap) / perRow;
const cellHeight = dieSize + 40;

export const crapsDrawing = drawing(1, crapsShown, ({ rolls, rolled }) => {
  if (rolled < rolls.length) return null;
  const before = rolled - rolls.length;
  const top = before > 0 ? 22 : 0;
  const marks = rolls.flatMap(([first = 1, second = 1], at): Mark[] => {
    const x = (at % perRow) * (cellWidth + cellGap);
    const y = top + Math.floor(at / perRow) * (cellHeight + cellGap);
    const isLast = at === rolls.length - 1;
    const of = `roll ${before + at + 1}`;
    const inset = (cellWidth - 2 * dieSize - 4) / 2;
    return [
      box(
        { x: x + 1, y: y + 1, width: cellWidth - 2, height: cellHeight - 2, round: 10 },
        isLast ? 'lit-frame' : 'frame',
        of,
      ),
      ...dieAt(first, x + inset, y + 8, dieSize, `${of} ${first}`),
      ...dieAt(second, x + inset + dieSize + 4, y + 8, dieSize, `${of} ${second}`),
      words(
        `${first + second}`,
        { x: x + cellWidth / 2, y: y + dieSize + 24, size: 17, isBold: true },
        isLast ? 'lit-ink' : 'ink',
        `${of} total`,
      ),
    ];
  });
  const rows = Math.ceil(rolls.length / perRow);
  const earlier = words(`+${before} …`, { x: 0, y: 9, size: 13, anchor: 'start' }, 'quiet');
  return boardOf(
    top + rows * (cellHeight + cellGap) - cellGap,
    before > 0 ? [earlier, ...marks] : marks,
  );
});
