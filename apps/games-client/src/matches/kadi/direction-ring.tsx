import { useText } from '#frame/bets/use-text.ts';
import { words } from './kadi-words.ts';

const heads = [0, 90, 180, 270] as const;

/** Which way play goes round: a rope with arrow heads that turns over when a king is laid. */
export function DirectionRing({ direction }: { direction: 1 | -1 }) {
  const say = useText();
  return (
    <span
      className="kadi-ring"
      data-direction={direction}
      role="img"
      aria-label={say(direction === 1 ? words.clockwise : words.counter)}
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="90" className="kadi-ring-rope" />
        <circle r="90" className="kadi-ring-twist" />
        {heads.map((turn) => (
          <path
            key={turn}
            d="M-11-102 9-90-11-78-5-90Z"
            className="kadi-ring-head"
            transform={`rotate(${turn + 45})`}
          />
        ))}
      </svg>
    </span>
  );
}
