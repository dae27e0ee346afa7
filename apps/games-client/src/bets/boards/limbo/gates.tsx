/**
 * The place of limbo: gates of coral stone, one behind the other, and a light at the end. Each is
 * the one before it, smaller, so that a step forward leads to the same picture.
 */
import './gates.css';

/** How much smaller the next gate is. */
const shrink = 0.74;
const count = 9;
const columns = Array.from({ length: 12 }, (_, at) => at - 6);
const gates = Array.from({ length: count }, (_, at) => count - 1 - at);

/** The opening: pillars, shoulders, and seven lobes that meet in a point. */
const opening = `M-78 150V2H-86V-10H-78C-92-30-84-50-66-52C-70-74-52-92-34-84C-32-104-14-108 0-124
  C14-108 32-104 34-84C52-92 70-74 66-52C84-50 92-30 78-10H86V2H78V150`;
const wall = `${opening}H460V-460H-460V150Z`;
const band = `M-90 150V-6C-104-34-92-58-75-60C-76-84-56-102-40-95C-36-114-16-120 0-138
  C16-120 36-114 40-95C56-102 76-84 75-60C92-58 104-34 90-6V150`;

const studs = [
  [-112, -70],
  [-112, -20],
  [-112, 30],
  [-112, 80],
  [112, -70],
  [112, -20],
  [112, 30],
  [112, 80],
] as const;

function Rosette({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 45, 90, 135].map((turn) => (
        <path key={turn} d="M0-12L4 0L0 12L-4 0Z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function Lantern({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -52) scale(.8)`}>
      <path d="M0-48V0" className="gates-chain" />
      <circle cy={14} r={34} fill="url(#gates-lamp)" />
      <path d="M-6 0H6L9 6H-9Z" className="gates-brass" />
      <path d="M-9 6L-12 20L-7 30H7L12 20L9 6Z" className="gates-flame" />
      <path d="M-7 30H7L0 38Z" className="gates-brass" />
      <path d="M-4 6L-5 20L-3 30M4 6L5 20L3 30" className="gates-chain" />
    </g>
  );
}

/** `depth` 0 is the nearest. */
function Gate({ depth }: { depth: number }) {
  return (
    <g transform={`scale(${shrink ** depth})`}>
      <path d={wall} className="gates-stone" />
      <path d={wall} fill="url(#gates-side)" />
      <path d={band} className="gates-band" />
      <path d={opening} className="gates-edge" />
      <g className="gates-carving">
        {studs.map(([x, y]) => (
          <Rosette key={`${x}:${y}`} x={x} y={y} />
        ))}
        <Rosette x={-62} y={-118} />
        <Rosette x={62} y={-118} />
      </g>
      {depth < 4 && (
        <>
          <Lantern x={-50} />
          <Lantern x={50} />
        </>
      )}
    </g>
  );
}

/** Tiles from a gate to the next, in black and ivory as in the old houses. */
function Floor({ depth }: { depth: number }) {
  const far = 150 * shrink;
  return (
    <g transform={`scale(${shrink ** depth})`}>
      {columns.map((column) => {
        const [left, right] = [column * 46, column * 46 + 46];
        return (
          <path
            key={column}
            d={`M${left} 150H${right}L${right * shrink} ${far}H${left * shrink}Z`}
            className={(column + depth) & 1 ? 'gates-tile' : 'gates-tile-dark'}
          />
        );
      })}
      {/* Air before what is further: the deeper, the more of the colour of the place. */}
      {depth > 0 && <rect x={-460} y={-460} width={920} height={920} className="gates-air" />}
    </g>
  );
}

function Light() {
  return (
    <g className="gates-light">
      <circle r={150} fill="url(#gates-glow)" />
      <g className="gates-rays">
        {Array.from({ length: 18 }, (_, at) => (
          <path key={at} d="M0 0L-7-210H7Z" transform={`rotate(${at * 20})`} />
        ))}
      </g>
    </g>
  );
}

function Paints() {
  return (
    <defs>
      <radialGradient id="gates-glow">
        <stop offset="0" className="gates-glow-heart" />
        <stop offset=".16" className="gates-glow-near" />
        <stop offset=".5" className="gates-glow-far" />
        <stop offset="1" stopOpacity={0} className="gates-glow-far" />
      </radialGradient>
      <radialGradient id="gates-lamp">
        <stop offset="0" stopColor="#ffd98a" stopOpacity={0.8} />
        <stop offset="1" stopColor="#ffb347" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="gates-side" gradientUnits="userSpaceOnUse" x1="-200" x2="200">
        <stop offset="0" className="gates-side" stopOpacity={0.6} />
        <stop offset=".3" className="gates-side" stopOpacity={0} />
        <stop offset=".5" stopColor="#fff" stopOpacity={0.12} />
        <stop offset=".7" className="gates-side" stopOpacity={0} />
        <stop offset="1" className="gates-side" stopOpacity={0.6} />
      </linearGradient>
    </defs>
  );
}

export type GateMood = 'still' | 'rising' | 'won' | 'lost';

/** Fills its parent. Silent to readers of screens. */
export function Gates({ mood, round }: { mood: GateMood; round: string | number }) {
  return (
    <svg
      className="gates"
      data-mood={mood}
      viewBox="-220 -158 440 316"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Paints />
      <rect x={-460} y={-460} width={920} height={920} className="gates-dark" />
      <g key={round} className="gates-walk">
        {gates.map((depth) => (
          <g key={depth}>
            <Floor depth={depth} />
            <Gate depth={depth} />
          </g>
        ))}
        <Floor depth={-1} />
      </g>
      <Light />
    </svg>
  );
}
