import type { BreakdownRow } from '@bahati/contract/back-office/insight/insight.ts';
import { unitsOf } from './figures.rules.ts';
import type { Measure } from './use-breakdown-query.ts';

const height = 120;
const step = 24;

/** A column a day, and the day as long before as a mark; the numbers stand in the table below. */
export function DayColumns({ rows, sort }: { rows: readonly BreakdownRow[]; sort: Measure }) {
  const values = rows.map((row) => Number(unitsOf(row[sort])));
  const before = rows.map((row) => (row.before ? Number(unitsOf(row.before[sort])) : undefined));
  const told = [0, ...values, ...before.filter((value) => value !== undefined)];
  const [low, high] = [Math.min(...told), Math.max(...told)];
  const y = (value: number) =>
    high === low ? height : Math.round(((high - value) / (high - low)) * height);
  return (
    <svg
      className="day-columns"
      viewBox={`0 0 ${rows.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, at) => (
        <rect
          key={rows[at]?.key}
          data-loss={value < 0 ? '' : undefined}
          x={at * step + 4}
          width={step - 8}
          y={Math.min(y(value), y(0))}
          height={Math.abs(y(value) - y(0))}
        />
      ))}
      {before.map(
        (value, at) =>
          value !== undefined && (
            <line
              key={rows[at]?.key}
              x1={at * step + 2}
              x2={at * step + step - 2}
              y1={y(value)}
              y2={y(value)}
            />
          ),
      )}
      <line className="day-columns-zero" x1={0} x2={rows.length * step} y1={y(0)} y2={y(0)} />
    </svg>
  );
}
