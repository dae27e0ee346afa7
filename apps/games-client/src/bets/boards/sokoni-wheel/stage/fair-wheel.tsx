/** A wheel of the fair with lamps in its rim: a disc that turns, and a pointer the pegs bend. */
import { memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { angleAt, bendAt, pegsAt, turnTo } from './wheel-turn.ts';

export type Spin = {
  readonly from: number;
  readonly turns: number;
  readonly ms: number;
  /** Milliseconds since it was pulled. */
  readonly sinceMs: () => number;
};

type FairWheelProps = {
  readonly count: number;
  /** Where it rests, or is to come to rest, in degrees. */
  readonly rest: number;
  /** Null: it stands. */
  readonly spin: Spin | null;
  readonly isLit: boolean;
  readonly onPeg: (step: number) => void;
  /** What turns, drawn about the origin, 320 across. */
  readonly children: ReactNode;
};

/** Between two sounds of pegs, so that a fast wheel purrs and does not scream. */
const pegGapMs = 52;

/** At so many degrees a millisecond the segments run into each other. */
const blurredFrom = 0.6;

export function FairWheel({ count, rest, spin, isLit, onPeg, children }: FairWheelProps) {
  const disc = useRef<SVGSVGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const blur = useRef<SVGCircleElement>(null);

  function set(angle: number): void {
    if (!disc.current || !pointer.current) return;
    disc.current.style.transform = `rotate(${angle}deg)`;
    pointer.current.style.transform = `rotate(${-bendAt(angle, count)}deg)`;
  }
  function run({ from, turns, ms, sinceMs }: Spin): () => void {
    const turn = turnTo(from, rest, turns);
    let [pegs, heardAt, before] = [pegsAt(from, count), 0, { angle: from, at: 0 }];
    let frame = requestAnimationFrame(step);
    function step(now: number): void {
      const part = sinceMs() / ms;
      const angle = angleAt(turn, part);
      set(angle);
      if (blur.current) {
        const speed = (angle - before.angle) / (now - before.at);
        blur.current.style.opacity = `${part < 1 ? Math.min(1, speed / blurredFrom) : 0}`;
      }
      before = { angle, at: now };
      const passed = pegsAt(angle, count);
      if (passed !== pegs && now - heardAt > pegGapMs) {
        onPeg(Math.max(0, 6 - (passed - pegs) * 2));
        heardAt = now;
      }
      pegs = passed;
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }
  const turnOrStand = useEffectEvent(() => {
    if (spin) return run(spin);
    set(rest);
    return undefined;
  });
  const isTurning = spin !== null;
  const key = spin?.ms;
  // A spin is one for as long as it is on.
  useEffect(() => turnOrStand(), [isTurning, key, rest]);

  return (
    <div
      className="fair-wheel"
      data-is-lit={isLit || undefined}
      data-is-turning={isTurning || undefined}
    >
      <Stand />
      <svg ref={disc} className="fair-disc" viewBox="-200 -200 400 400">
        {children}
        <Pegs count={count} />
      </svg>
      <Front />
      <svg className="fair-front" viewBox="-200 -200 400 400">
        <circle ref={blur} className="fair-blur" r="100" />
        <g ref={pointer} className="fair-pointer">
          <path
            d="M-13-196Q-13-172 0-148Q13-172 13-196Z"
            fill="#000"
            opacity=".35"
            transform="translate(3 4)"
          />
          <path
            d="M-13-197Q-13-172 0-149Q13-172 13-197Z"
            fill="#d3173f"
            stroke="#5a0719"
            strokeWidth="2"
          />
          <path d="M-7-192Q-7-176 0-160V-194Z" fill="#ff7d92" opacity=".75" />
        </g>
        <circle cy="-190" r="11" fill="#ffd977" stroke="#5d390a" strokeWidth="2" />
        <circle cy="-190" r="4" fill="#8a5410" />
      </svg>
    </div>
  );
}

const point = (radius: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round(Math.sin(turn) * radius * 100) / 100,
    Math.round(-Math.cos(turn) * radius * 100) / 100,
  ];
};

type Radii = readonly [inner: number, outer: number];

function ringPart([inner, outer]: Radii, from: number, to: number): string {
  const far = to - from > 180 ? 1 : 0;
  const at = (radius: number, degrees: number) => point(radius, degrees).join(' ');
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${far} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${far} 0 ${at(inner, from)}Z`;
}

/** A slice from one radius to another, round the middle of its segment. */
export function slicePath(segment: number, count: number, radii: Radii): string {
  const size = 360 / count;
  return ringPart(radii, (segment - 0.5) * size, (segment + 0.5) * size);
}

/** Light on the segment it stopped at, dusk on all others. */
export function Landed(props: { segment: number; count: number; radii: Radii }) {
  const { segment, count, radii } = props;
  const size = 360 / count;
  return (
    <>
      <path
        className="fair-dusk"
        d={ringPart(radii, (segment + 0.5) * size, (segment - 0.5) * size + 360)}
      />
      <path className="fair-landed" d={slicePath(segment, count, radii)} />
    </>
  );
}

function Pegs({ count }: { count: number }) {
  return (
    <g fill="#ffe6a6" stroke="#6e430c" strokeWidth="0.8">
      {Array.from({ length: count }, (_, at) => {
        const [x, y] = point(164, ((at + 0.5) * 360) / count);
        return <circle key={at} cx={x} cy={y} r={count > 30 ? 2.6 : 4} />;
      })}
    </g>
  );
}

const lamps = Array.from({ length: 30 }, (_, at) => at);

/** The painted rim: triangles as on a kanga's border, and lamps. */
const Stand = memo(function Stand() {
  return (
    <svg className="fair-stand" viewBox="-200 -200 400 400">
      <Legs />
      <circle r="199" fill="#3c1a08" />
      <circle r="196" fill="#a3301c" />
      <circle r="173" fill="#3c1a08" />
      <g fill="#ffcf6a">
        {lamps.map((at) => (
          <path key={at} d="M-9-175.5L0-186 9-175.5Z" transform={`rotate(${at * 12})`} />
        ))}
      </g>
      <circle r="194.5" fill="none" stroke="#ffcf6a" strokeWidth="2.4" />
      <circle r="174" fill="none" stroke="#ffcf6a" strokeWidth="3" />
      {lamps.map((at) => {
        const [x, y] = point(188.5, (at + 0.5) * 12);
        return (
          <circle
            key={at}
            className="fair-lamp"
            data-odd={at % 2 || undefined}
            cx={x}
            cy={y}
            r="4.2"
          />
        );
      })}
    </svg>
  );
});

/** What it stands on: two legs of dark wood with brass feet, and a beam between them. */
function Legs() {
  return (
    <g>
      <ellipse cy="272" rx="196" ry="16" fill="#12020a" opacity=".45" />
      <path d="M-150 236H150L158 256H-158Z" fill="#4a2408" />
      <path d="M-150 236H150L152 242H-152Z" fill="#a8672e" />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M40 0L84 0 182 268H138Z" fill="#5b2c10" />
          <path d="M70 0L84 0 182 268H164Z" fill="#8a4a1c" />
          <path d="M128 262H192L198 276H122Z" fill="#c98a22" />
          <path d="M128 262H192L194 267H126Z" fill="#ffe6a6" />
        </g>
      ))}
      {[-100, -50, 0, 50, 100].map((x) => (
        <path key={x} d={`M${x} 240L${x + 9} 249 ${x} 255 ${x - 9} 249Z`} fill="#ffcf6a" />
      ))}
    </g>
  );
}

/** Light on the lacquer, and the brass sun in the middle. */
const Front = memo(function Front() {
  return (
    <svg className="fair-front" viewBox="-200 -200 400 400">
      <circle r="170" fill="url(#fair-light)" />
      <circle r="44" fill="#2a1206" opacity=".5" cy="3" />
      <circle r="41" fill="#c98a22" stroke="#5d390a" strokeWidth="2" />
      <g fill="#ffe6a6">
        {lamps.slice(0, 12).map((at) => (
          <path key={at} d="M-5.5-26L0-38 5.5-26Z" transform={`rotate(${at * 30})`} />
        ))}
      </g>
      <circle r="25" fill="#ffd977" stroke="#8a5410" strokeWidth="2" />
      <path
        d="M-10-3A3 3 0 0 1-4-3M4-3A3 3 0 0 1 10-3M-9 5C-5 11 5 11 9 5"
        fill="none"
        stroke="#6e430c"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <defs>
        <radialGradient id="fair-light" cx=".34" cy=".2" r=".85">
          <stop stopColor="#fff" stopOpacity=".3" />
          <stop offset=".4" stopColor="#fff" stopOpacity=".04" />
          <stop offset="1" stopColor="#12020a" stopOpacity=".28" />
        </radialGradient>
      </defs>
    </svg>
  );
});
