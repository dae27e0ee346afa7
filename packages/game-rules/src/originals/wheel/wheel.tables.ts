/**
 * The fifteen wheels. Each gives back exactly 99 % and is read clockwise from its best segment. Bolder
 * and larger wheels pay more at best; the small one of low risk is the one in wide use.
 */
import type { Risk } from '@bahati/game-rules/originals/risks.ts';

export const segmentCounts = [10, 20, 30, 40, 50] as const;
export type SegmentCount = (typeof segmentCounts)[number];

/** How many segments pay which multiple, from the best. */
const makeUps: Readonly<Record<Risk, Readonly<Record<SegmentCount, string>>>> = {
  low: {
    10: '1 of 1.5, 7 of 1.2, 2 of 0',
    20: '3 of 2, 2 of 1.5, 9 of 1.2, 6 of 0',
    30: '1 of 3, 1 of 1.5, 21 of 1.2, 7 of 0',
    40: '1 of 4, 1 of 2, 28 of 1.2, 10 of 0',
    50: '1 of 5, 2 of 2, 3 of 1.5, 30 of 1.2, 14 of 0',
  },
  medium: {
    10: '1 of 3, 3 of 1.8, 1 of 1.5, 5 of 0',
    20: '1 of 5, 2 of 2, 1 of 1.8, 6 of 1.5, 10 of 0',
    30: '1 of 7, 1 of 3, 1 of 1.7, 12 of 1.5, 15 of 0',
    40: '1 of 10, 1 of 3, 2 of 2, 1 of 1.6, 14 of 1.5, 21 of 0',
    50: '1 of 15, 1 of 3, 3 of 2, 17 of 1.5, 28 of 0',
  },
  high: {
    10: '1 of 9.9, 9 of 0',
    20: '1 of 19.8, 19 of 0',
    30: '1 of 29.7, 29 of 0',
    40: '1 of 39.6, 39 of 0',
    50: '1 of 49.5, 49 of 0',
  },
};

type Kind = { readonly multiple: string; readonly segments: number };

function kindsOf(risk: Risk, count: SegmentCount): Kind[] {
  return makeUps[risk][count].split(', ').map((part) => {
    const [segments, multiple = ''] = part.split(' of ');
    return { multiple, segments: Number(segments) };
  });
}

/** What each segment pays, clockwise from the best. */
export function wheelSegments(risk: Risk, count: SegmentCount): readonly string[] {
  const kinds = kindsOf(risk, count);
  const row = evenlySpread(kinds, count);
  const best = row.indexOf(kinds[0]?.multiple ?? '');
  return [...row.slice(best), ...row.slice(0, best)];
}

/** Each next segment is of the kind furthest behind its share; of equals, the better. */
function evenlySpread(kinds: readonly Kind[], count: number): string[] {
  const placed = kinds.map(() => 0);
  const behind = (segments: number, index: number, at: number) =>
    segments * (at + 1) - (placed[index] ?? 0) * count;
  return Array.from({ length: count }, (_, at) => {
    const gaps = kinds.map(({ segments }, index) => behind(segments, index, at));
    const next = gaps.indexOf(Math.max(...gaps));
    placed[next] = (placed[next] ?? 0) + 1;
    return kinds[next]?.multiple ?? '0';
  });
}
