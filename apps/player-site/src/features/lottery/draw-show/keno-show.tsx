/** The field of eighty numbers, in which twenty light up one after the other. */
import type { CSSProperties } from 'react';
import { keno } from './show-times.ts';

export function KenoShow({ drawn }: { drawn: readonly number[] }) {
  return (
    <div className="keno">
      {Array.from({ length: 80 }, (_, at) => {
        const place = drawn.indexOf(at + 1);
        const style: CSSProperties | undefined =
          place < 0 ? undefined : { animationDelay: `${keno.firstMs + keno.stepMs * place}ms` };
        return (
          <span key={at} className="keno-cell" data-half={at < 40 ? 'lower' : 'upper'}>
            {at + 1}
            {place >= 0 && (
              <span className="keno-hit" style={style}>
                {at + 1}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
