import './numbers.css';

/** Where the eyes of each face stand, on a grid of three by three. */
const eyes: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die from above; one and four are red, as at the tables of Asia. */
export function DieFace({ value }: { value: number }) {
  const isRed = value === 1 || value === 4;
  return (
    <svg className="lot-die" viewBox="0 0 30 30" aria-hidden="true">
      <rect x="0.5" y="0.5" width="29" height="29" rx="6" className="lot-die-body" />
      {(eyes[value] ?? []).map((place) => (
        <circle
          key={place}
          cx={7 + (place % 3) * 8}
          cy={7 + Math.floor(place / 3) * 8}
          r={value === 1 ? 4.2 : 2.8}
          className={isRed ? 'lot-die-red' : 'lot-die-eye'}
        />
      ))}
    </svg>
  );
}
