/**
 * The wheel from above, 1000 units across: a bowl of turned mvule wood with a brass lip, eight
 * deflectors, and the rotor with its numbers, pockets, spokes and turret.
 */
import { colourOf, rim, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';

const inks = { red: '#b3182f', black: '#17161d', green: '#0d7a58' } as const;
const deep = { red: '#6f0b1d', black: '#0a090e', green: '#07503a' } as const;

/** Out to in: where each ring of the wheel ends. */
const ring = {
  lip: 496,
  bowl: 484,
  track: 450,
  apron: 410,
  rotor: 352,
  numbers: 346,
  pockets: 292,
  floor: 228,
  cone: 220,
  hub: 84,
} as const;

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toPrecision(6)} ${(-radius * Math.cos(angle)).toPrecision(6)}`;
};

/** A piece of a ring, from one angle to another. */
function sector(outer: number, inner: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** What stands still: the bowl. Identifiers are unique to the page by `id`. */
export function Bowl({ id }: { id: string }) {
  return (
    <g>
      <BowlPaints id={id} />
      <circle r={ring.lip} fill={`url(#${id}-brass)`} />
      <circle r={ring.bowl} fill={`url(#${id}-bowl)`} />
      {latheLines.map(({ radius, shade }) => (
        <circle key={radius} r={radius} fill="none" stroke={shade} strokeWidth="1.6" />
      ))}
      <circle r={ring.bowl} fill={`url(#${id}-lamp)`} />
      <circle r={ring.track + 3} fill="none" stroke="#1a0803" strokeWidth="5" opacity="0.75" />
      <circle r={ring.track} fill={`url(#${id}-track)`} />
      <circle r={ring.track - 3} fill="none" stroke="#ffdfa0" strokeWidth="1.6" opacity="0.5" />
      <circle r={ring.apron} fill={`url(#${id}-apron)`} />
      {[396, 384, 372, 362].map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke="rgb(20 6 2 / 0.28)" strokeWidth="2" />
      ))}
      <circle r={ring.apron} fill={`url(#${id}-lamp)`} opacity="0.8" />
      {deflectors.map(({ angle, isLong }) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -412)`}>
          <ellipse
            cx="3"
            cy="5"
            rx={isLong ? 8 : 21}
            ry={isLong ? 23 : 9}
            fill="rgb(0 0 0 / 0.5)"
          />
          <path
            d={isLong ? 'M0-23L8 0 0 23-8 0Z' : 'M-21 0L0-9 21 0 0 9Z'}
            fill={`url(#${id}-stud)`}
            stroke="#5d3a0c"
          />
          <path d={isLong ? 'M0-23L8 0H-8Z' : 'M-21 0L0-9V9Z'} fill="#fff3cd" opacity="0.6" />
        </g>
      ))}
      <circle r={ring.rotor + 5} fill="#120602" />
    </g>
  );
}

const latheLines = Array.from({ length: 9 }, (_, at) => ({
  radius: ring.bowl - 3 - at * 3.7,
  shade: at - 2 * Math.floor(at / 2) === 0 ? 'rgb(32 9 2 / 0.34)' : 'rgb(255 190 120 / 0.1)',
}));

const deflectors = Array.from({ length: 8 }, (_, at) => ({
  angle: 22.5 + at * 45,
  isLong: at - 2 * Math.floor(at / 2) === 0,
}));

function BowlPaints({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-brass`} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor="#fff0c2" />
        <stop offset="0.24" stopColor="#d49a35" />
        <stop offset="0.48" stopColor="#7c4f12" />
        <stop offset="0.68" stopColor="#e7b756" />
        <stop offset="1" stopColor="#5b370b" />
      </linearGradient>
      <radialGradient id={`${id}-bowl`}>
        <stop offset="0.9" stopColor="#31110a" />
        <stop offset="0.94" stopColor="#7a3517" />
        <stop offset="0.97" stopColor="#a4562a" />
        <stop offset="1" stopColor="#4a1b0b" />
      </radialGradient>
      <radialGradient id={`${id}-track`}>
        <stop offset="0.9" stopColor="#5a250f" />
        <stop offset="0.945" stopColor="#8e4a22" />
        <stop offset="0.985" stopColor="#51200d" />
        <stop offset="1" stopColor="#260c05" />
      </radialGradient>
      <radialGradient id={`${id}-apron`}>
        <stop offset="0.84" stopColor="#2a0d06" />
        <stop offset="0.9" stopColor="#642a13" />
        <stop offset="1" stopColor="#9c5328" />
      </radialGradient>
      <radialGradient id={`${id}-stud`} cx="0.35" cy="0.3">
        <stop offset="0" stopColor="#fff2c8" />
        <stop offset="0.5" stopColor="#d9a03c" />
        <stop offset="1" stopColor="#7a4c10" />
      </radialGradient>
      {/* One lamp hangs up on the left: it lights what slopes towards it. */}
      <linearGradient id={`${id}-lamp`} x1="0.15" y1="0" x2="0.85" y2="1">
        <stop offset="0" stopColor="#ffd9a0" stopOpacity="0.55" />
        <stop offset="0.35" stopColor="#ffb060" stopOpacity="0.06" />
        <stop offset="0.62" stopColor="#000000" stopOpacity="0.12" />
        <stop offset="1" stopColor="#000000" stopOpacity="0.55" />
      </linearGradient>
    </defs>
  );
}

/** What turns: numbers, pockets, cone and turret. */
export function Rotor({
  id,
  wheel,
  struck = [],
}: {
  id: string;
  wheel: Wheel;
  /** Pockets that are lit by lightning. */
  struck?: readonly string[] | undefined;
}) {
  const pockets = rim[wheel];
  const width = 360 / pockets.length;
  return (
    <g>
      <RotorPaints id={id} />
      <circle r={ring.rotor} fill={`url(#${id}-brass)`} />
      {pockets.map((number, at) => (
        <Pocket key={number} number={number} angle={at * width} width={width} />
      ))}
      <circle r={ring.numbers} fill="none" stroke={`url(#${id}-brass)`} strokeWidth="4" />
      <circle r={ring.pockets} fill="none" stroke={`url(#${id}-brass)`} strokeWidth="3.4" />
      {pockets.map((number, at) => (
        <path
          key={number}
          d={`M${point(ring.numbers, (at + 0.5) * width)}L${point(ring.floor, (at + 0.5) * width)}`}
          stroke="#edc468"
          strokeWidth="3.2"
        />
      ))}
      <circle r={ring.pockets} fill={`url(#${id}-well)`} />
      {struck.map((number) => {
        const middle = pockets.indexOf(number) * width;
        const path = sector(ring.numbers, ring.floor, middle - width / 2, middle + width / 2);
        return <path key={number} className="roulette-struck" d={path} />;
      })}
      <circle r={ring.floor} fill={`url(#${id}-brass)`} />
      <circle r={ring.cone} fill={`url(#${id}-cone)`} />
      <Inlay />
      <circle r={ring.cone} fill={`url(#${id}-conelight)`} />
      <Turret id={id} />
    </g>
  );
}

function Pocket({ number, angle, width }: { number: string; angle: number; width: number }) {
  const colour = colourOf(number);
  const [from, to] = [angle - width / 2, angle + width / 2];
  return (
    <>
      <path d={sector(ring.numbers, ring.pockets, from, to)} fill={inks[colour]} />
      <path d={sector(ring.pockets, ring.floor, from, to)} fill={deep[colour]} />
      <text
        transform={`rotate(${angle}) translate(0 -319)`}
        className="roulette-rim-number"
        dominantBaseline="central"
        textAnchor="middle"
        fontSize={number.length > 1 ? 34 : 37}
        fill="#fff5df"
      >
        {number}
      </text>
    </>
  );
}

/** Eight petals in the cone, bone on dark wood, as on a carved Lamu door. */
function Inlay() {
  return (
    <g>
      {Array.from({ length: 16 }, (_, at) => (
        <g key={at} transform={`rotate(${at * 22.5})`}>
          <path d="M0-208Q22-168 0-112Q-22-168 0-208Z" fill="#e8c88a" opacity="0.72" />
          <path d="M0-198Q12-166 0-126Q-12-166 0-198Z" fill="#54210f" />
          <circle cy="-163" r="4.6" fill="#f5dca6" />
        </g>
      ))}
      <circle r="104" fill="none" stroke="#e8c88a" strokeWidth="3" opacity="0.8" />
    </g>
  );
}

function Turret({ id }: { id: string }) {
  return (
    <g>
      <circle cx="10" cy="14" r={ring.hub} fill="rgb(0 0 0 / 0.45)" />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-8 0L-5-122H5L8 0Z" fill={`url(#${id}-arm)`} stroke="#5d3a0c" />
          <circle cy="-126" r="15" fill={`url(#${id}-stud2)`} stroke="#5d3a0c" />
        </g>
      ))}
      <circle r="60" fill={`url(#${id}-stud2)`} stroke="#5d3a0c" strokeWidth="2" />
      <circle r="42" fill={`url(#${id}-brass)`} />
      <circle r="30" fill={`url(#${id}-stud2)`} />
      <circle cx="-8" cy="-10" r="9" fill="#fffbe8" opacity="0.85" />
    </g>
  );
}

function RotorPaints({ id }: { id: string }) {
  return (
    <defs>
      {/* The pockets lie below the numbers: dark at their outer wall. */}
      <radialGradient id={`${id}-well`}>
        <stop offset="0.78" stopColor="#000000" stopOpacity="0" />
        <stop offset="0.9" stopColor="#000000" stopOpacity="0.12" />
        <stop offset="1" stopColor="#000000" stopOpacity="0.62" />
      </radialGradient>
      <radialGradient id={`${id}-cone`}>
        <stop offset="0" stopColor="#8d4421" />
        <stop offset="0.55" stopColor="#5b2410" />
        <stop offset="1" stopColor="#31100a" />
      </radialGradient>
      <radialGradient id={`${id}-conelight`} cx="0.5" cy="0.5">
        <stop offset="0" stopColor="#ffcf8a" stopOpacity="0.4" />
        <stop offset="0.7" stopColor="#ffcf8a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}-stud2`} cx="0.36" cy="0.3">
        <stop offset="0" stopColor="#fff6d6" />
        <stop offset="0.45" stopColor="#dba644" />
        <stop offset="1" stopColor="#6d430d" />
      </radialGradient>
      <linearGradient id={`${id}-arm`} x1="0" x2="1">
        <stop offset="0" stopColor="#7a4c10" />
        <stop offset="0.42" stopColor="#ffe9b0" />
        <stop offset="1" stopColor="#8d5a16" />
      </linearGradient>
    </defs>
  );
}

/** Ivory, about the origin, with its shadow on the side away from the lamp. */
export function Ball({ id }: { id: string }) {
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-ivory`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.4" stopColor="#fbf2dd" />
          <stop offset="0.8" stopColor="#cdb993" />
          <stop offset="1" stopColor="#85714f" />
        </radialGradient>
      </defs>
      <ellipse cx="8" cy="11" rx="19" ry="17" fill="rgb(0 0 0 / 0.5)" />
      <circle r="18" fill={`url(#${id}-ivory)`} />
    </g>
  );
}
