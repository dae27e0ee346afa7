import './die-face.css';

/** Where the pips of each face are, in thirds of the face from its middle. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The pips of a face, sunk into ivory; one and four are red, as the east has it. */
export function Pips({ face }: { readonly face: number }) {
  const ink = face === 1 || face === 4 ? '#b3182f' : '#1b1a22';
  const size = face === 1 ? 15 : 9.6;
  return (
    <>
      {(pips[face] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${50 + x * 24} ${50 + y * 24})`}>
          <circle className="die-pip" r={size} fill={ink} />
          <path
            d={`M${-size} 0A${size} ${size} 0 0 0 ${size} 0A${size * 1.3} ${size} 0 0 1 ${-size} 0Z`}
            fill="#fff"
            opacity="0.28"
          />
        </g>
      ))}
    </>
  );
}

/** A die from above, for the cloth and the record. Said by whoever shows it. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className="die-face" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="5" width="94" height="94" rx="20" fill="rgb(0 0 0 / 0.4)" />
      <rect x="3" y="2" width="94" height="94" rx="20" fill="#d9c8a3" />
      <rect x="5" y="3" width="90" height="86" rx="18" fill="#fbf4e2" />
      <g transform="translate(0 -3)">
        <Pips face={face} />
      </g>
    </svg>
  );
}
