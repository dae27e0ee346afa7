import type { Side } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { ink, type Plumage, plumages } from './fighters.ts';
import type { Pose } from './poses.ts';
import './rooster.css';

const line = { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round' } as const;
const bare = { fill: 'none', strokeLinecap: 'round' } as const;

/** From the rump: how far a plume is turned, how long it is, and which of three paints it has. */
const plumes = [
  { turn: 34, size: 0.78, paint: 0 },
  { turn: -30, size: 0.86, paint: 1 },
  { turn: 16, size: 0.94, paint: 2 },
  { turn: -12, size: 1, paint: 0 },
  { turn: 2, size: 0.84, paint: 1 },
] as const;

/**
 * A painted rooster that looks to the right; whoever shows it turns it about. Every part hangs at
 * its joint, and the pose moves them (rooster.css). Said by whoever shows it.
 */
export function Rooster({ side, pose }: { side: Side; pose: Pose }) {
  const paint = plumages[side];
  return (
    <svg
      className="cock"
      data-side={side}
      data-pose={pose}
      viewBox="-130 -136 260 246"
      aria-hidden="true"
    >
      <ellipse className="cock-shadow" cx="4" cy="100" rx="72" ry="9" />
      <g className="cock-all">
        <g className="cock-tail">
          {plumes.map(({ turn, size, paint: at }) => (
            <Plume key={turn} turn={turn} size={size} fill={paint.tail[at]} dots={paint.dots} />
          ))}
        </g>
        <Leg far />
        <Leg />
        <Body paint={paint} />
        <g className="cock-neck">
          <Neck paint={paint} />
          <Head />
        </g>
        <Wing paint={paint} />
        <g className="cock-stars">
          <path d="M40-112l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1ZM84-122l3 7 8 1-6 5 2 8-7-5-7 5 2-8-6-5 8-1Z" />
        </g>
      </g>
    </svg>
  );
}

function Plume({
  turn,
  size,
  fill,
  dots,
}: {
  turn: number;
  size: number;
  fill: string;
  dots: string;
}) {
  return (
    <g transform={`translate(-34 12) rotate(${turn}) scale(${size})`}>
      <path
        d="M10 14C-14 4-52-22-72-66C-82-92-70-112-52-104C-42-98-42-86-48-80C-34-48-8-20 18-8Z"
        fill={fill}
        {...line}
      />
      <path d="M-2 4C-26-10-52-40-60-76" {...bare} stroke={dots} strokeWidth="2.4" opacity="0.55" />
      <g fill={dots}>
        <circle cx="-55" cy="-88" r="4.4" />
        <circle cx="-46" cy="-62" r="2.8" />
        <circle cx="-33" cy="-40" r="2.6" />
        <circle cx="-17" cy="-22" r="2.4" />
      </g>
    </g>
  );
}

function Leg({ far = false }: { far?: boolean }) {
  const toes = 'M14 44L16 88M16 88L42 92M16 88L36 98M16 88L-2 96M15 74L4 70';
  return (
    <g
      className="cock-leg"
      data-far={far || undefined}
      transform={far ? 'translate(26 2)' : 'translate(-2 4)'}
    >
      <path d={toes} {...bare} stroke={ink} strokeWidth="10" />
      <path d={toes} {...bare} stroke={far ? '#c58a24' : '#f2b63f'} strokeWidth="5" />
      <path
        d="M-8 22C-10 44 2 58 16 56C30 52 34 34 28 20Z"
        fill={far ? '#4a1428' : 'var(--thigh)'}
        {...line}
      />
    </g>
  );
}

function Body({ paint: { body, breast, dots } }: { paint: Plumage }) {
  return (
    <g>
      <path
        d="M-52 2C-52 40-22 72 20 66C62 60 84 26 74-14C58-34 22-22-6-10C-24-4-42-8-52 2Z"
        fill={body}
        {...line}
      />
      <path d="M74-14C84 26 62 60 20 66C44 50 56 20 52-20C60-24 68-22 74-14Z" fill={breast} />
      <g fill={dots} opacity="0.9">
        <circle cx="62" cy="2" r="2.6" />
        <circle cx="64" cy="16" r="2.6" />
        <circle cx="59" cy="30" r="2.6" />
        <circle cx="50" cy="42" r="2.6" />
        <circle cx="38" cy="52" r="2.6" />
        <circle cx="-32" cy="26" r="2.4" />
        <circle cx="-22" cy="40" r="2.4" />
        <circle cx="-8" cy="51" r="2.4" />
      </g>
    </g>
  );
}

function Wing({ paint: { wing, wingBar, dots } }: { paint: Plumage }) {
  return (
    <g className="cock-wing">
      <path
        d="M36-6C14-20-26-12-58 24C-44 26-42 30-44 38C-32 34-28 38-28 46C-14 40-8 44-6 50C22 50 44 28 36-6Z"
        fill={wing}
        {...line}
      />
      <path d="M34-2C16-14-10-8-24 8C-4 2 18 4 33 14Z" fill={wingBar} {...line} strokeWidth="2.4" />
      <path
        d="M22 18C4 18-22 22-42 33M20 28C4 30-14 34-28 42M14 38C6 40-2 44-6 48"
        {...bare}
        stroke={dots}
        strokeWidth="2.6"
        opacity="0.75"
      />
      <g fill={wing}>
        <circle cx="8" cy="0" r="2.8" />
        <circle cx="20" cy="3" r="2.8" />
        <circle cx="-4" cy="2" r="2.4" />
      </g>
    </g>
  );
}

function Neck({ paint: { hackle, hackleDeep, dots } }: { paint: Plumage }) {
  return (
    <g>
      <path
        d="M22-4C24-38 36-70 54-84L84-76C90-48 92-20 84 12L74 0L68 18L57 2L48 18L40 0L30 12Z"
        fill={hackle}
        {...line}
      />
      <path
        d="M34-8C36-32 44-56 56-70M48-4C48-28 54-52 64-68M62-2C62-26 66-48 73-66M76-4C76-22 78-40 80-58"
        {...bare}
        stroke={hackleDeep}
        strokeWidth="3.2"
      />
      <g fill={dots} stroke={ink} strokeWidth="1">
        <circle cx="41" cy="-34" r="2.4" />
        <circle cx="55" cy="-38" r="2.4" />
        <circle cx="68" cy="-36" r="2.4" />
      </g>
    </g>
  );
}

function Head() {
  return (
    <g className="cock-head">
      <path
        d="M46-92C34-102 40-120 53-112C52-130 68-130 70-116C78-130 92-120 86-106C96-108 98-94 88-90Z"
        fill="#e0303e"
        {...line}
      />
      <path
        d="M90-70C102-64 102-42 92-40C82-42 80-58 82-68Z"
        fill="#e0303e"
        {...line}
        strokeWidth="2.4"
      />
      <path
        d="M48-84C48-104 88-106 92-84C94-66 82-58 68-60C54-60 48-70 48-84Z"
        fill="var(--face)"
        {...line}
      />
      <path d="M90-90C106-92 116-82 122-72C110-74 102-70 92-70Z" fill="#f2b63f" {...line} />
      <path d="M92-76L112-75" {...bare} stroke={ink} strokeWidth="2" />
      <g className="cock-eye">
        <circle cx="76" cy="-84" r="7.4" fill="#fffbe8" stroke={ink} strokeWidth="2.4" />
        <circle cx="78" cy="-84" r="3.8" fill={ink} />
        <circle cx="79.400" cy="-85.600" r="1.300" fill="#fff" />
      </g>
      <path
        className="cock-lid"
        d="M69-84C73-79 80-79 84-84"
        {...bare}
        stroke={ink}
        strokeWidth="3"
      />
      <path className="cock-brow" d="M66-94L84-90" {...bare} stroke={ink} strokeWidth="4" />
    </g>
  );
}
