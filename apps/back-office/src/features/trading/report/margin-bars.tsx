import { useWords } from '#office/words/use-words.ts';
import { writeShare } from '#features/trading/room/figures.ts';

/** Actual margin over the theoretical one, from a common zero. */
export function MarginBars({
  actual,
  theoretical,
  most,
}: {
  actual: number;
  theoretical: number;
  /** The largest of the report, in basis points. */
  most: number;
}) {
  const { translate } = useWords();
  return (
    <svg
      className="trading-margins"
      viewBox="0 0 120 18"
      role="img"
      aria-label={translate('trading.report.chart', {
        actual: writeShare(actual),
        theoretical: writeShare(theoretical),
      })}
    >
      <Bar points={actual} most={most} y={1} className="trading-margins-actual" />
      <Bar points={theoretical} most={most} y={11} className="trading-margins-theoretical" />
      <rect className="trading-bar-zero" x="59.5" width="1" height="18" />
    </svg>
  );
}

function Bar({
  points,
  most,
  y,
  className,
}: {
  points: number;
  most: number;
  y: number;
  className: string;
}) {
  const width = most === 0 ? 0 : (Math.abs(points) / most) * 60;
  return (
    <rect
      className={className}
      data-loss={points < 0 ? '' : undefined}
      x={points < 0 ? 60 - width : 60}
      y={y}
      width={width}
      height="6"
    />
  );
}
