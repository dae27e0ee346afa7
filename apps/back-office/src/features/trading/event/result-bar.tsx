import { Money } from '#features/trading/room/money.tsx';

/** What the book has if this outcome wins: a bar to the right of the middle for a gain, to the left for a loss. */
export function ResultBar({ result, most }: { result: string; most: number }) {
  const size = Number(result);
  const share = most === 0 ? 0 : Math.min(50, (Math.abs(size) / most) * 50);
  const x = size < 0 ? 50 - share : 50;
  return (
    <span className="trading-result">
      <svg
        className="trading-bar"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-loss={size < 0 ? '' : undefined}
      >
        <rect className="trading-bar-value" x={x} width={share} height="8" />
        <rect className="trading-bar-zero" x="49.5" width="1" height="8" />
      </svg>
      <Money value={result} isResult />
    </span>
  );
}
