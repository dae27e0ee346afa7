import { runningSums } from './figures.rules.ts';

const width = 160;
const height = 36;
const dayHours = 24;

/** A day growing hour by hour over the day before; the hours stand in a table below the tiles. */
export function Sparkline({
  today,
  yesterday,
}: {
  today: readonly (number | string)[];
  yesterday: readonly (number | string)[];
}) {
  const [is, was] = [runningSums(today), runningSums(yesterday)];
  const all = [0n, ...is, ...was].map(Number);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const place = (sums: readonly bigint[]) =>
    [0n, ...sums]
      .map((sum, hour) => {
        const y =
          high === low
            ? height - 2
            : height - 2 - ((Number(sum) - low) / (high - low)) * (height - 4);
        return `${Math.round((hour / dayHours) * width)},${Math.round(y * 10) / 10}`;
      })
      .join(' ');
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline className="sparkline-before" points={place(was)} />
      <polyline className="sparkline-now" points={place(is)} />
    </svg>
  );
}
