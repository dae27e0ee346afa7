import type { Place } from './places.ts';
import './shouts.css';

/** What is heard of a step, over a seat or in the middle (null). It fades by itself. */
export type Shout = {
  readonly seat: number | null;
  readonly text: string;
  readonly tone: 'good' | 'hot' | 'plain';
  readonly afterMs: number;
};

type ShoutsProps = {
  readonly shouts: readonly Shout[];
  readonly placeOf: (seat: number) => Place;
};

/** Said to listeners by the sentence about the step. */
export function Shouts({ shouts, placeOf }: ShoutsProps) {
  return (
    <div className="match-cards-shouts" aria-hidden="true">
      {shouts.map(({ seat, text, tone, afterMs }) => (
        <span
          key={`${seat} ${text}`}
          className="match-cards-shout"
          data-place={seat === null ? 'middle' : placeOf(seat)}
          data-tone={tone}
          style={{ animationDelay: `${afterMs}ms` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
