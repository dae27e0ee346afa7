/** A dyed cloth with a brass rosette of thirteen leaves. Decoration. */

const leaves = Array.from({ length: 13 }, (_, at) => (at * 360) / 13);

export function ThirteenCloth() {
  return (
    <div className="thirteen-cloth" aria-hidden="true">
      <svg viewBox="-120 -120 240 240">
        <circle r="112" />
        <circle r="62" />
        {leaves.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-64C13-78 13-94 0-108C-13-94-13-78 0-64Z" />
            <path d="M0-72V-99" />
            <circle className="thirteen-cloth-dot" cy="-116" r="2.200" />
          </g>
        ))}
      </svg>
    </div>
  );
}
