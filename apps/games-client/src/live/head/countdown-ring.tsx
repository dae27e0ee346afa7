import { useText } from '#frame/bets/use-text.ts';
import { words } from '#frame/live/words.ts';

type RingProps = {
  /** Null: nothing is being waited for. */
  readonly leftMs: number | null;
  readonly wholeMs: number;
};

const radius = 21;
const round = 2 * Math.PI * radius;
const lastSeconds = 5;

/** The seconds in which bets are taken, as a brass ring that runs out. */
export function CountdownRing({ leftMs, wholeMs }: RingProps) {
  const say = useText();
  const seconds = leftMs === null ? null : Math.ceil(leftMs / 1_000);
  const share = leftMs === null ? 0 : Math.min(1, leftMs / wholeMs);
  const isLast = seconds !== null && seconds <= lastSeconds;
  return (
    <div className="live-ring" data-is-last={isLast || undefined} data-is-idle={seconds === null}>
      <svg viewBox="-25 -25 50 50" aria-hidden="true">
        <circle className="live-ring-ground" r={radius} />
        <circle
          className="live-ring-run"
          r={radius}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          transform="rotate(-90)"
        />
      </svg>
      {seconds !== null && (
        <span className="live-ring-seconds display tabular" role="timer" aria-live="off">
          <span aria-hidden="true">{seconds}</span>
          <span className="unseen">{say(words.seconds, { count: seconds })}</span>
        </span>
      )}
    </div>
  );
}
