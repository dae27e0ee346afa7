/** What is cut into the wood between and around the pits. Decoration, still. */
import { memo, useId } from 'react';

/** A chain as on the frames of carved doors, along a ridge. */
export const Ridge = memo(function Ridge({ className }: { className: string }) {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 7 7 1 14 7 7 13Z" fill="#2a1106" />
          <path d="M0 7 7 1 14 7" fill="none" stroke="#000" strokeOpacity=".5" strokeWidth="1.3" />
          <path
            d="M0 7 7 13 14 7"
            fill="none"
            stroke="#d39a5c"
            strokeOpacity=".6"
            strokeWidth="1.3"
          />
          <circle cx="7" cy="7" r="1.7" fill="#e2b04a" fillOpacity=".85" />
          <path
            d="M17 7A4 4 0 0 1 25 7"
            fill="none"
            stroke="#000"
            strokeOpacity=".45"
            strokeWidth="1.4"
          />
          <path
            d="M17 7A4 4 0 0 0 25 7"
            fill="none"
            stroke="#d39a5c"
            strokeOpacity=".5"
            strokeWidth="1.4"
          />
          <circle cx="21" cy="7" r="1.2" fill="#2a1106" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});

const grainLines = Array.from({ length: 34 }, (_, at) => {
  const y = at * 6.2 + ((at * 37) % 5);
  const bend = ((at * 53) % 13) - 6;
  return `M0 ${y}C110 ${y + bend} 250 ${y - bend} 400 ${y + bend / 3}`;
}).join('');

/** The grain of the wood, the same every time. */
export const Grain = memo(function Grain() {
  return (
    <svg className="bao-grain" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" vectorEffect="non-scaling-stroke">
        <path d={grainLines} stroke="#210b02" strokeOpacity=".3" strokeWidth="1.1" />
        <path
          d={grainLines}
          transform="translate(0 1.8)"
          stroke="#ffc98a"
          strokeOpacity=".13"
          strokeWidth="0.8"
        />
      </g>
    </svg>
  );
});
