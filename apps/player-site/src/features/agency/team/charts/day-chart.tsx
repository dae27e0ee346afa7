import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import type { Plot, Series } from './day-series.ts';
import { DayTable } from './day-table.tsx';
import { dayAt, plotOf } from './day-plot.rules.ts';
import './day-chart.css';

const width = 720;

/** Figures by day: bars for the eye, a day at a time by finger and key, and a table. */
export function DayChart({
  label,
  days,
  plots,
}: {
  label: string;
  days: readonly string[];
  plots: readonly Plot[];
}) {
  const { shortDay } = useFormat();
  const [at, setAt] = useState<number>();
  const series = plots.flatMap((plot) => plot.series);
  const last = days.length - 1;
  const tell = (day: number) =>
    `${shortDay(days[day] ?? '')}: ${series.map((one) => `${one.label} ${one.told[day]}`).join(', ')}`;

  function point(event: PointerEvent<HTMLElement>) {
    // A finger that moves over the page drags the thumb, if it means to, by the browser's own rules.
    if (event.type === 'pointermove' && event.pointerType !== 'mouse') return;
    const { left, width: whole } = event.currentTarget.getBoundingClientRect();
    setAt(dayAt((event.clientX - left) / whole, days.length));
  }

  return (
    <figure className="day-chart">
      <ul className="day-chart-legend" aria-hidden="true">
        {series.map((one) => (
          <li key={one.id} data-tone={one.tone}>
            {one.label}
          </li>
        ))}
      </ul>
      <div className="day-chart-stage">
        {plots.map((plot) => (
          <PlotPicture key={plot.id} plot={plot} at={at} count={days.length} />
        ))}
        {/* Its thumb is as wide as a day, so that a finger means the day below it. */}
        <input
          type="range"
          className="day-chart-range"
          style={{ '--slot': `${100 / days.length}%` } as CSSProperties}
          aria-label={label}
          aria-valuetext={tell(at ?? last)}
          min={0}
          max={last}
          value={at ?? last}
          onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(undefined)}
          onFocus={() => setAt((current) => current ?? last)}
          onBlur={() => setAt(undefined)}
          onKeyDown={(event) => event.key === 'Escape' && setAt(undefined)}
        />
        {at !== undefined && <Tip at={at} days={days} series={series} />}
      </div>
      <p className="day-chart-axis tabular" aria-hidden="true">
        <span>{shortDay(days[0] ?? '')}</span>
        {days.length > 4 && <span>{shortDay(days[Math.floor(days.length / 2)] ?? '')}</span>}
        <span>{shortDay(days[last] ?? '')}</span>
      </p>
      <DayTable label={label} days={days} series={series} />
    </figure>
  );
}

function PlotPicture({ plot, at, count }: { plot: Plot; at: number | undefined; count: number }) {
  const { compact } = useFormat();
  const height = plot.isLow ? 72 : 132;
  const { series, zero, most, least } = plotOf(
    plot.series.map(({ values }) => values),
    { width, height },
  );
  const slot = width / count;
  return (
    <div className="day-chart-plot" style={{ height }} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <line className="day-chart-rule" x1="0" x2={width} y1="0" y2="0" />
        {least < 0 && <line className="day-chart-rule" x1="0" x2={width} y1={height} y2={height} />}
        {at !== undefined && (
          <rect className="day-chart-held" x={at * slot} y="0" width={slot} height={height} />
        )}
        {series.map((bars, place) => (
          <g key={plot.series[place]?.id} data-tone={plot.series[place]?.tone}>
            {bars.map(({ key, ...bar }) => (
              <rect key={key} {...bar} data-below={bar.y >= zero ? '' : undefined} />
            ))}
          </g>
        ))}
        <line className="day-chart-zero" x1="0" x2={width} y1={zero} y2={zero} />
      </svg>
      {most > 0 && <span className="day-chart-most tabular">{compact(most)}</span>}
      {least < 0 && <span className="day-chart-least tabular">{compact(least)}</span>}
    </div>
  );
}

/** Stands at its day, and within the picture at either end. */
function Tip({
  at,
  days,
  series,
}: {
  at: number;
  days: readonly string[];
  series: readonly Series[];
}) {
  const { shortDay } = useFormat();
  const left = `${((at + 0.5) / days.length) * 100}%`;
  return (
    <dl className="day-chart-tip" style={{ left, translate: `-${left} 0` }} aria-hidden="true">
      <dt className="day-chart-tip-day">{shortDay(days[at] ?? '')}</dt>
      {series.map((one) => (
        <div key={one.id}>
          <dt data-tone={one.tone}>{one.label}</dt>
          <dd className="tabular">{one.told[at]}</dd>
        </div>
      ))}
    </dl>
  );
}
