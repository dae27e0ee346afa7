/** What lies on and under a tile, as drawings about the origin, a hundred units wide. */

const petals = Array.from({ length: 8 }, (_, index) => index * 45);

/** The rosette of a carved door of the coast, cut into the lid. */
export function Rosette() {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <g fill="none" strokeLinejoin="round">
        {/* A groove is a dark edge with light under it. */}
        <g stroke="#fff0cc" strokeOpacity=".34" strokeWidth="2" transform="translate(0 1.6)">
          <Carving />
        </g>
        <g stroke="#2b1204" strokeOpacity=".62" strokeWidth="2.4">
          <Carving />
        </g>
      </g>
      <circle r="5.4" fill="#e2b04a" stroke="#6d4308" strokeWidth="1.2" />
      <circle cx="-1.4" cy="-1.6" r="1.7" fill="#fff3cd" />
    </svg>
  );
}

function Carving() {
  return (
    <>
      <rect x="-40" y="-40" width="80" height="80" rx="11" />
      <circle r="31" />
      {petals.map((turn) => (
        <path key={turn} d="M0-9C7-15 7-23 0-30-7-23-7-15 0-9Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="9.500" />
    </>
  );
}

const facets = {
  tanzanite: ['#e6dcff', '#b9a4ff', '#8467ee', '#5b3fcf', '#3f2aa3', '#2d1d80'],
  tsavorite: ['#d9ffe4', '#8ff0b0', '#3fd083', '#17a566', '#0b7c52', '#075a41'],
} as const;

export type GemKind = keyof typeof facets;

/** Cut as an octagon: a table, eight bright facets around it, and light on two of them. */
export function Gem({ kind }: { kind: GemKind }) {
  const [light, pale, bright, full, deep, dark] = facets[kind];
  return (
    <svg className="mines-gem" viewBox="-50 -50 100 100" aria-hidden="true">
      <ellipse cy="33" rx="27" ry="7" fill="#000" opacity=".34" />
      <path d="M-14-36H14L36-14V14L14 36H-14L-36 14V-14Z" fill={dark} />
      <path d="M-14-36H14L9-20H-9Z" fill={pale} />
      <path d="M14-36 36-14 20-9 9-20Z" fill={bright} />
      <path d="M36-14V14L20 9V-9Z" fill={deep} />
      <path d="M36 14 14 36 9 20 20 9Z" fill={dark} />
      <path d="M14 36H-14L-9 20H9Z" fill={deep} />
      <path d="M-14 36-36 14-20 9-9 20Z" fill={full} />
      <path d="M-36 14V-14L-20-9V9Z" fill={bright} />
      <path d="M-36-14-14-36-9-20-20-9Z" fill={light} />
      <path d="M-9-20H9L20-9V9L9 20H-9L-20 9V-9Z" fill={full} />
      <path d="M-9-20H9L-20 9V-9Z" fill={bright} opacity=".85" />
      <path d="M-9-20H-1L-20-1V-9Z" fill={light} opacity=".9" />
      <path d="M9 20H3L20 3V9Z" fill={pale} opacity=".5" />
      <path
        className="mines-spark"
        d="M0-15 2.600-2.600 15 0 2.600 2.600 0 15-2.600 2.600-15 0-2.600-2.600Z"
        fill="#fff"
      />
    </svg>
  );
}

const horns = Array.from({ length: 8 }, (_, index) => index * 45 + 22.5);

/** A sea mine of black iron with brass horns. */
export function Mine() {
  return (
    <svg className="mines-mine" viewBox="-50 -50 100 100" aria-hidden="true">
      <ellipse cy="35" rx="29" ry="7" fill="#000" opacity=".4" />
      {horns.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-4.500-25H4.500L3-37H-3Z" fill="#3b4258" />
          <circle cy="-38" r="4.6" fill="#d9503a" />
          <circle cx="-1.300" cy="-39.400" r="1.500" fill="#ffd2bd" />
        </g>
      ))}
      <circle r="27" fill="#171b2b" />
      <circle r="26" fill="#2c3349" />
      <path d="M-24-9A26 26 0 0 1 24-9 34 30 0 0 0-24-9Z" fill="#59627e" />
      <path d="M-25 7A26 26 0 0 0 25 7 34 30 0 0 1-25 7Z" fill="#151928" />
      <path d="M-26 0H26" stroke="#11141f" strokeWidth="3" />
      <path d="M-26-1.200H26" stroke="#69728f" strokeWidth="1" />
      <circle r="8" fill="#11141f" />
      <circle className="mines-ember" r="5.500" fill="#ff5a36" />
      <ellipse
        cx="-10"
        cy="-15"
        rx="6"
        ry="3"
        fill="#fff"
        opacity=".42"
        transform="rotate(-34 -10 -15)"
      />
    </svg>
  );
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30);

/** What flies when a mine goes off. */
export function Blast() {
  return (
    <svg className="mines-blast" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle className="mines-blast-flash" r="62" fill="#ffd98a" />
      <circle className="mines-blast-ring" r="58" fill="none" stroke="#ff7a3d" strokeWidth="9" />
      {rays.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            className="mines-blast-spark"
            d="M-3-26 0-64 3-26Z"
            fill={turn % 60 === 0 ? '#fff0c2' : '#ff9a3d'}
          />
        </g>
      ))}
    </svg>
  );
}
