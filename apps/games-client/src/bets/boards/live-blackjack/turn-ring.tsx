import { useTimeLeft } from '#frame/live/head/use-time-left.ts';

const radius = 46;
const round = 2 * Math.PI * radius;
const lastMs = 5_000;

type RingProps = { readonly endsAt: string; readonly now: () => number; readonly wholeMs: number };

/** What is left of a turn, as a ring that runs out about the circle; the head says the seconds. */
export function TurnRing({ endsAt, now, wholeMs }: RingProps) {
  const leftMs = useTimeLeft(endsAt, now) ?? 0;
  const share = Math.min(1, leftMs / wholeMs);
  return (
    <svg
      className="bjt-ring"
      viewBox="-50 -50 100 100"
      data-is-last={leftMs <= lastMs || undefined}
      aria-hidden="true"
    >
      <circle r={radius} />
      <circle
        r={radius}
        strokeDasharray={round}
        strokeDashoffset={round * (1 - share)}
        transform="rotate(-90)"
      />
    </svg>
  );
}
