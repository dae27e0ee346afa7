/** Wheel: its segments by what they pay, turned so that the one that came stands at the top. */
import { risks } from '@bahati/game-rules/originals/risks.ts';
import { segmentCounts, wheelSegments } from '@bahati/game-rules/originals/wheel/wheel.tables.ts';
import {
  boardOf,
  boardWidth,
  box,
  disc,
  filled,
  type Mark,
  ringPart,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing } from '@bahati/ui/round-board/drawing.ts';
import { decimalText, oneOf, record, whole } from '@bahati/ui/round-board/read-shown.ts';
import { timesText } from './times-text.ts';

const shown = record({
  risk: oneOf(risks),
  count: oneOf(segmentCounts),
  landed: whole(0, 49),
  multiple: decimalText,
});

const centre = { x: 160, y: 146 };
const ring = [84, 128] as const;

const rankTones = ['rank-0', 'rank-1', 'rank-2', 'rank-3', 'rank-4', 'rank-5'] as const;

function toneOf(multiple: string, kinds: readonly string[]) {
  const rank = kinds.indexOf(multiple);
  // The best is always the brass one, however many kinds there are.
  return rank === kinds.length - 1 ? 'rank-5' : (rankTones[rank] ?? 'rank-5');
}

function keyAt(kind: string, at: number, kinds: readonly string[], isLit: boolean): Mark[] {
  const width = Math.min(60, (boardWidth - 6 * (kinds.length - 1)) / kinds.length);
  const from = (boardWidth - kinds.length * width - 6 * (kinds.length - 1)) / 2;
  const place = { x: from + at * (width + 6), y: 292, width, height: 26, round: 8 };
  const middle = { x: place.x + width / 2, y: place.y + 13 };
  return [
    ...(isLit
      ? [
          box(
            { ...place, x: place.x - 3, y: 289, width: width + 6, height: 32, round: 11 },
            'ink',
            `kind ${kind}`,
          ),
        ]
      : []),
    box(place, toneOf(kind, kinds)),
    words(timesText(kind), { ...middle, size: 13, isBold: isLit }, 'on-rank'),
  ];
}

export const wheelDrawing = drawing(1, shown, ({ risk, count, landed, multiple }) => {
  const segments = wheelSegments(risk, count);
  if (segments[landed] !== multiple) return null;
  const kinds = [...new Set(segments)].toSorted((a, b) => Number(a) - Number(b));
  const part = 360 / count;
  const slit = count > 20 ? 0.6 : 1;
  const marks = segments.map((kind, at): Mark => {
    const turn = (at - landed) * part;
    const radii = at === landed ? ([ring[0] - 4, ring[1] + 8] as const) : ring;
    const edges = [turn - part / 2 + slit / 2, turn + part / 2 - slit / 2] as const;
    const of = at === landed ? `landed ${at}` : `segment ${at}`;
    return filled(ringPart(centre, radii, edges), toneOf(kind, kinds), undefined, of);
  });
  return boardOf(324, [
    ...marks,
    disc({ ...centre, radius: 66 }, 'cell'),
    words(
      timesText(multiple),
      { ...centre, size: 34, isBold: true },
      Number(multiple) > 1 ? 'won-ink' : 'ink',
      'multiple',
    ),
    filled('M-9-12H9L0 7Z', 'ink', { x: centre.x, y: 12 }, 'pointer'),
    ...kinds.flatMap((kind, at) => keyAt(kind, at, kinds, kind === multiple)),
  ]);
});
