/** An ivory die of six faces, turned so that three of them are seen. */
import { type CSSProperties, useId } from 'react';

const low = 26;
const middle = 50;
const high = 74;

/** Where the eyes of each face lie, of a hundred units. */
const eyes: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, high],
    [middle, middle],
    [high, low],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [middle, middle],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [low, middle],
    [low, high],
    [high, low],
    [high, middle],
    [high, high],
  ],
};

/** Opposite faces make seven. */
const faces = [
  { face: 1, turn: 'rotateY(0deg)' },
  { face: 6, turn: 'rotateY(180deg)' },
  { face: 3, turn: 'rotateY(90deg)' },
  { face: 4, turn: 'rotateY(-90deg)' },
  { face: 2, turn: 'rotateX(90deg)' },
  { face: 5, turn: 'rotateX(-90deg)' },
] as const;

function Face({ face }: { face: number }) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <radialGradient id={id} cx=".38" cy=".3" r=".9">
        <stop offset="0" stopColor="#fffdf4" />
        <stop offset=".6" stopColor="#f1e6cb" />
        <stop offset="1" stopColor="#cdb88b" />
      </radialGradient>
      <rect width={100} height={100} rx={13} fill="#d8c69d" />
      <rect x={2} y={2} width={96} height={96} rx={15} fill={`url(#${id})`} />
      {(eyes[face] ?? []).map(([x, y]) => (
        <g key={`${x}:${y}`}>
          <circle cx={x} cy={y + 1} r={9.6} fill="#fffaf0" />
          <circle cx={x} cy={y} r={9} fill={face === 1 ? '#a3213a' : '#1b2250'} />
          <circle cx={x} cy={y + 2} r={6.6} fill={face === 1 ? '#c33550' : '#2c377c'} />
        </g>
      ))}
    </svg>
  );
}

export function IvoryDie({ style }: { style?: CSSProperties | undefined }) {
  return (
    <div className="dice-cube" style={style}>
      {faces.map(({ face, turn }) => (
        <div
          key={face}
          className="dice-face"
          style={{ transform: `${turn} translateZ(calc(var(--die) / 2 - 0.5px))` }}
        >
          <Face face={face} />
        </div>
      ))}
    </div>
  );
}
