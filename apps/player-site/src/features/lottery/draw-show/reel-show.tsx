/** Digits on reels that stop from the left; of lucky 28 the sum comes after them. */
import type { CSSProperties } from 'react';
import { reel } from './show-times.ts';

/** So often a strip goes round before it stops. */
const rounds = 3;

export function ReelShow({ digits, hasSum }: { digits: readonly number[]; hasSum: boolean }) {
  const lastMs = reel.firstMs + reel.stepMs * (digits.length - 1);
  return (
    <div className="reels">
      {digits.map((digit, at) => (
        <span key={at} className="reel">
          <span
            className="reel-strip"
            style={
              {
                '--to': `${-(rounds * 10 + digit)}em`,
                '--lasts': `${reel.firstMs + reel.stepMs * at}ms`,
              } as CSSProperties
            }
          >
            {Array.from({ length: rounds * 10 + 10 }, (_, place) => (
              <span key={place}>{place % 10}</span>
            ))}
          </span>
        </span>
      ))}
      {hasSum && (
        <b className="reel-sum" style={{ animationDelay: `${lastMs}ms` }}>
          = {digits.reduce((sum, digit) => sum + digit, 0)}
        </b>
      )}
    </div>
  );
}
