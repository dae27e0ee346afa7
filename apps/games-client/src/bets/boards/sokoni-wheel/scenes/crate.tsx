import { doubling } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';

type CrateProps = {
  readonly place: number;
  /** What is in it, as it counts. */
  readonly times: number;
  /** `other`: it was not drawn, and is shown at the end. */
  readonly state: 'closed' | 'opened' | 'other';
  readonly isLit: boolean;
  /** It is opened just now. */
  readonly isNew: boolean;
};

/** What is stencilled on the front: mango, pineapple, orange, coconut. */
const fruits = [
  'M-9 3C-10-6-2-11 6-8C11-5 10 4 3 8C-3 11-8 9-9 3ZM3-9C4-13 8-14 11-13C10-10 7-8 4-8Z',
  'M-6-2C-6-6 6-6 6-2V8C6 12-6 12-6 8ZM0-6L-7-13L-1-10L0-15L1-10L7-13Z',
  'M-9 1A9 9 0 1 1 9 1A9 9 0 1 1-9 1ZM0-8C1-12 5-13 8-12C7-9 4-7 1-7Z',
  'M-9 2A9.5 9 0 1 1 9 2A9.5 9 0 1 1-9 2ZM-3-3A1 1 0 1 1-3-1ZM3-3A1 1 0 1 1 3-1ZM0 2A1 1 0 1 1 0 4Z',
] as const;

const heap: readonly (readonly [x: number, y: number, size: number])[] = [
  [-22, -20, 10],
  [-6, -23, 11],
  [11, -22, 10],
  [24, -19, 9],
  [-15, -33, 9],
  [2, -36, 10],
  [17, -33, 8],
];

const ripe = ['#ff9a3c', '#ffd04f', '#f2622e', '#b6d04a'] as const;

export function Crate({ place, times, state, isLit, isNew }: CrateProps) {
  const isDouble = times === doubling;
  return (
    <li
      className="crate"
      data-state={state}
      data-is-lit={isLit || undefined}
      data-is-new={isNew || undefined}
      data-is-double={isDouble || undefined}
      style={{ '--nth': place } as React.CSSProperties}
    >
      <svg viewBox="-44 -54 88 88" preserveAspectRatio="xMidYMax" aria-hidden="true">
        <path className="crate-inside" d="M-34-22H34V30H-34Z" />
        <g className="crate-fruit">
          {heap.map(([x, y, size]) => (
            <g key={x}>
              <circle
                cx={x}
                cy={y}
                r={size}
                fill={isDouble ? '#ffe38a' : ripe[place % ripe.length]}
              />
              <circle
                cx={x - size * 0.3}
                cy={y - size * 0.35}
                r={size * 0.3}
                fill="#fff8e0"
                opacity="0.65"
              />
            </g>
          ))}
        </g>
        <g className="crate-front">
          <path d="M-36-14H36L34 34H-34Z" fill="#a8672e" />
          <path
            d="M-36-14H36V-3H-36ZM-35.5 1H35.5L35 14H-35ZM-34.8 18H34.8L34 34H-34Z"
            fill="#c98a4a"
          />
          <path d="M-36-14H-26L-25 34H-34ZM36-14H26L25 34H34Z" fill="#8a5426" />
          <path
            d={fruits[place % fruits.length]}
            transform="translate(0 10) scale(1.250)"
            fill="#6a3a16"
            opacity="0.8"
          />
          <path d="M-36-14H36" stroke="#e9b677" strokeWidth="2" />
        </g>
        <g className="crate-lantern">
          <path d="M0-46V-58M-7-46H7L5-50H-5Z" stroke="#5d390a" strokeWidth="1.5" fill="#c98a22" />
          <path d="M-8-46H8L10-31H-10Z" fill="#fff0b8" stroke="#8a5410" strokeWidth="1.5" />
          <path d="M-3-46L-4-31M3-46L4-31" stroke="#8a5410" />
          <path d="M0-43C4-39 3-35 0-34C-3-35-4-39 0-43Z" fill="#ff8a2e" />
          <path d="M-11-31H11L9-27H-9Z" fill="#c98a22" />
        </g>
        <g className="crate-lid">
          <path d="M-38-26H38L36-12H-36Z" fill="#d89c5a" />
          <path d="M-38-26H38V-21H-38ZM-37-18H37L36-12H-36Z" fill="#b97a3c" />
        </g>
      </svg>
      {state !== 'closed' && (
        <b className="crate-times display tabular">{isDouble ? '×2' : `${times}`}</b>
      )}
    </li>
  );
}
