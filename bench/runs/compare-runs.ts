/** An earlier run beside a later one, figure by figure. */
import type { RunHead, StoredRun } from './stored-run.ts';
import { toleranceOf, type Tolerance } from './tolerances.ts';

export type Verdict = 'better' | 'same' | 'worse' | 'new' | 'not run' | 'no tolerance';

export type Comparison = {
  figure: string;
  before: number | undefined;
  now: number | undefined;
  /** In percent of the value before. */
  change: number | undefined;
  tolerance: Tolerance | undefined;
  verdict: Verdict;
};

/** Figures of both runs, those of the later one first and in its order. */
export function compareRuns(before: StoredRun, now: StoredRun): Comparison[] {
  const names = new Set([...now.figures.keys(), ...before.figures.keys()]);
  return [...names].map((figure) =>
    compareFigure(figure, before.figures.get(figure), now.figures.get(figure)),
  );
}

function compareFigure(
  figure: string,
  before: number | undefined,
  now: number | undefined,
): Comparison {
  const tolerance = toleranceOf(figure);
  const change = before && now !== undefined ? ((now - before) / before) * 100 : undefined;
  return { figure, before, now, change, tolerance, verdict: judge(before, now, tolerance) };
}

function judge(
  before: number | undefined,
  now: number | undefined,
  tolerance: Tolerance | undefined,
): Verdict {
  if (before === undefined) return 'new';
  if (now === undefined) return 'not run';
  if (!tolerance) return 'no tolerance';
  if (Math.abs(now - before) <= Math.abs(before) * tolerance.share) return 'same';
  return now > before === (tolerance.better === 'higher') ? 'better' : 'worse';
}

/** A table for people, and a sentence where the two runs cannot be held against each other. */
export function printComparison(before: StoredRun, now: StoredRun): string {
  const rows = compareRuns(before, now).map((each) => [
    each.figure,
    show(each.before),
    show(each.now),
    each.change === undefined ? '' : `${each.change > 0 ? '+' : ''}${each.change.toFixed(1)} %`,
    each.tolerance ? `${each.tolerance.better} ±${Math.round(each.tolerance.share * 100)} %` : '',
    each.verdict,
  ]);
  const head = ['figure', 'before', 'now', 'change', 'better if', 'verdict'];
  return [
    `before: ${tell(before)}`,
    `now:    ${tell(now)}`,
    ...whatDiffers(before, now),
    '',
    ...inColumns([head, ...rows]),
  ].join('\n');
}

const tell = ({ commit, date, machine }: RunHead): string =>
  `${commit}, ${date}, ${machine.cores} × ${machine.cpu}, ` +
  `PostgreSQL ${machine.postgres}, Node ${machine.node}`;

function whatDiffers(before: RunHead, now: RunHead): string[] {
  const parts = (['cores', 'cpu', 'postgres', 'node'] as const).filter(
    (part) => before.machine[part] !== now.machine[part],
  );
  return parts.length === 0
    ? []
    : [`The runs differ in ${parts.join(', ')}: a verdict may be theirs and not the product's.`];
}

const show = (value: number | undefined): string =>
  value === undefined ? '' : `${Math.round(value * 1000) / 1000}`;

/** Names to the left, figures to the right. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return at === 0 || at > 3 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
