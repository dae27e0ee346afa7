/** Plinko: the pegs, the way the ball took between them, and what the buckets pay. */
import { plinkoBuckets, rowCounts } from '@bahati/game-rules/originals/plinko/plinko.tables.ts';
import { risks } from '@bahati/game-rules/originals/risks.ts';
import {
  boardOf,
  boardWidth,
  box,
  disc,
  type Mark,
  penned,
  rounded,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { decimalText, list, oneOf, record, whole } from '@bahati/ui/round-board/read-shown.ts';
import { timesText } from './times-text.ts';

const shown = record({
  risk: oneOf(risks),
  rows: oneOf(rowCounts),
  path: list(whole(0, 1), 16, 8),
  bucket: whole(0, 16),
  multiple: decimalText,
});

const top = 16;
const fieldHeight = 230;
const bucketTop = top + fieldHeight + 4;
const bucketHeight = 26;
const rankTones = ['rank-0', 'rank-1', 'rank-2', 'rank-3', 'rank-4', 'rank-5'] as const;

export const plinkoDrawing = drawing(1, shown, ({ risk, rows, path, bucket, multiple }) => {
  const pays = plinkoBuckets(risk, rows);
  const rights = path.filter((side) => side === 1).length;
  if (path.length !== rows || rights !== bucket || pays[bucket] !== multiple) return null;
  const width = boardWidth / (rows + 1);
  const rowHeight = fieldHeight / rows;
  // Half a place to the left or the right at each row; in the end the middle of a bucket.
  const ballX = (row: number, right: number) => boardWidth / 2 + (right - row / 2) * width;
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_unused, at) =>
      disc({ x: ballX(row, at), y: top + row * rowHeight, radius: rows > 12 ? 2.2 : 3 }, 'quiet'),
    ),
  );
  let right = 0;
  const way = path.map((side, row) => {
    right += side;
    return `${rounded(ballX(row + 1, right))} ${rounded(top + (row + 1) * rowHeight - rowHeight / 2)}`;
  });
  const size = (text: string) => Math.min(12, (width - 2) / (text.length * 0.62));
  const bucketAt = (at: number): Mark[] => {
    const pay = pays[at] ?? '';
    const outward = Math.abs(2 * at - rows) / rows;
    const place = { x: at * width + 1, y: bucketTop, width: width - 2, height: bucketHeight };
    const middle = { x: (at + 0.5) * width, y: bucketTop + bucketHeight / 2 };
    const isLanded = at === bucket;
    return [
      ...(isLanded
        ? [
            box(
              { ...place, x: at * width - 2, y: bucketTop - 3, width: width + 4, height: 32 },
              'ink',
              `landed ${at}`,
            ),
          ]
        : []),
      box({ ...place, round: 5 }, rankTones[Math.round(outward * 5)] ?? 'rank-5', `bucket ${at}`),
      ...(size(pay) < 8 ? [] : [words(pay, { ...middle, size: size(pay) }, 'on-rank')]),
    ];
  };
  // The one it fell into lies over its neighbours.
  const order = [...pays.keys()].filter((at) => at !== bucket);
  const end = ballX(rows, bucket);
  const told = timesText(multiple);
  const half = told.length * 8;
  return boardOf(bucketTop + bucketHeight + 42, [
    ...pegs.flat(),
    penned(`M${boardWidth / 2} 2L${way.join('L')}L${rounded(end)} ${bucketTop - 2}`, 3, 'lit'),
    disc({ x: end, y: bucketTop - 8, radius: 6 }, 'lit', `ball ${bucket}`),
    ...[...order, bucket].flatMap(bucketAt),
    words(
      told,
      {
        x: Math.min(boardWidth - half, Math.max(half, end)),
        y: bucketTop + bucketHeight + 24,
        size: 26,
        isBold: true,
      },
      Number(multiple) > 1 ? 'won-ink' : 'ink',
      'multiple',
    ),
  ]);
});
