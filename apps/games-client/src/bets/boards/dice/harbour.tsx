/** The place of the dice: a table on a roof above an old harbour, by night or by day. */
import './harbour.css';

/** Houses with flat roofs and their parapets, as steps of a line from left to right. */
const farTown = `M0 214V176H34V168H62V182H96V160H112V152H128V160H150V186H188V172H226V190H262V164H300
  V158H306V126Q318 108 330 126V158H338V178H372V170H408V188H446V162H486V176H520V168H552V184H590V158
  H634V174H668V166H706V186H742V172H800V214Z`;
const nearTown = `M0 262V206H44V196H48V190H56V196H96V220H140V206H176V232H206V240H224V250Q120 262 0 262Z
  M800 262V214H744V196H704V204H650V216H618V232H590V242H570V250Q690 262 800 262Z`;

const windows = [
  [18, 188],
  [78, 192],
  [140, 172],
  [206, 184],
  [280, 178],
  [316, 146],
  [392, 182],
  [466, 176],
  [534, 180],
  [612, 170],
  [686, 180],
  [760, 186],
  [26, 222],
  [74, 212],
  [156, 224],
  [632, 232],
  [676, 216],
  [722, 210],
] as const;

const palmLeaf = 'M0 0C10-14 28-18 44-8C30-12 16-8 0 0Z';

function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className="harbour-palm" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-3 96C-1 60-6 30 1-1L5 0C0 32 5 62 5 96Z" />
      {[-8, 24, 62, 118, 156, 190].map((turn) => (
        <path key={turn} d={palmLeaf} transform={`translate(2 0) rotate(${-turn})`} />
      ))}
    </g>
  );
}

function Dhow({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className="harbour-dhow" transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-22 0C-16 5 14 6 22-1L20 7C10 11-12 11-18 7Z" />
      <path d="M-20-2L18-36C23-22 19-10 12-2Z" className="harbour-sail" />
      <path d="M0 2L-3-30L-1-31L3 2Z" />
    </g>
  );
}

function Lamp({ x, drop, size }: { x: number; drop: number; size: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M0 0V${drop}`} className="harbour-cord" />
      <g transform={`translate(0 ${drop}) scale(${size})`}>
        <circle r={46} cy={20} fill="url(#harbour-glow)" className="harbour-halo" />
        <path d="M-5 0H5L8 6H-8Z" className="harbour-brass" />
        <path d="M-9 6C-17 16-15 30-8 36H8C15 30 17 16 9 6Z" className="harbour-glass" />
        <path d="M-3 6C-7 16-6 30-3 36H3C6 30 7 16 3 6Z" className="harbour-flame" />
        <path d="M-9 36H9L5 43H-5Z" className="harbour-brass" />
        <path d="M-12 20H12M-9 6H9" className="harbour-rib" />
      </g>
    </g>
  );
}

const stars = Array.from({ length: 42 }, (_, at) => ({
  x: Math.round(((at * 0.618_034) % 1) * 800),
  y: Math.round(6 + ((at * 0.414_214) % 1) * 128),
  size: at % 5 === 0 ? 1.5 : 0.85,
}));

function Sky() {
  return (
    <>
      <rect width={800} height={260} fill="url(#harbour-sky)" />
      <g className="harbour-stars">
        {stars.map(({ x, y, size }) => (
          <circle key={`${x}:${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle cx={522} cy={62} r={92} fill="url(#harbour-glow)" className="harbour-moonlight" />
      <circle cx={522} cy={62} r={23} className="harbour-moon" />
    </>
  );
}

/** Fills its parent, cut at the sides where that is narrow. Silent to readers of screens. */
export function Harbour() {
  return (
    <svg
      className="harbour"
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="harbour-sky" x2="0" y2="1">
          <stop offset="0" className="harbour-sky-high" />
          <stop offset=".7" className="harbour-sky-low" />
          <stop offset="1" className="harbour-sky-rim" />
        </linearGradient>
        <linearGradient id="harbour-sea" x2="0" y2="1">
          <stop offset="0" className="harbour-sea-far" />
          <stop offset="1" className="harbour-sea-near" />
        </linearGradient>
        <radialGradient id="harbour-glow">
          <stop offset="0" stopColor="#ffd98a" stopOpacity={0.75} />
          <stop offset=".4" stopColor="#ffc061" stopOpacity={0.25} />
          <stop offset="1" stopColor="#ffb347" stopOpacity={0} />
        </radialGradient>
      </defs>
      <Sky />
      <path d={farTown} className="harbour-far" />
      <rect y={210} width={800} height={190} fill="url(#harbour-sea)" />
      <path
        d="M500 218H546M488 228H560M506 238H540M480 250H570M498 262H552M472 276H578"
        className="harbour-glitter"
      />
      <Dhow x={442} y={222} size={0.8} />
      <Dhow x={330} y={240} size={1.4} />
      <path d={nearTown} className="harbour-near" />
      <g className="harbour-windows">
        {windows.map(([x, y]) => (
          <path
            key={`${x}:${y}`}
            d={`M${x} ${y}V${y - 7}Q${x + 2.5} ${y - 11} ${x + 5} ${y - 7}V${y}Z`}
          />
        ))}
      </g>
      <Palm x={196} y={140} size={1.1} />
      <Palm x={606} y={150} size={0.95} />
      <Lamp x={262} drop={14} size={0.95} />
      <Lamp x={628} drop={34} size={1.1} />
      <Lamp x={90} drop={40} size={1.15} />
      <Lamp x={744} drop={18} size={0.85} />
    </svg>
  );
}
