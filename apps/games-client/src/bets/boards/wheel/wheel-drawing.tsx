import { memo, type Ref, useId } from 'react';
import type { WheelKind } from './wheel-colours.ts';

const rim = 158;
const inner = 50;

function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${Math.round(Math.sin(turn) * radius * 100) / 100} ${Math.round(-Math.cos(turn) * radius * 100) / 100}`;
}

function slicePath(index: number, size: number): string {
  const [from, to] = [(index - 0.5) * size, (index + 0.5) * size];
  return `M${at(inner, from)}L${at(rim, from)}A${rim} ${rim} 0 0 1 ${at(rim, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** What turns: segments, spokes and pegs. Segment 0 lies under the pointer at no turn. */
export const WheelDisc = memo(function WheelDisc({
  segments,
  kinds,
  landed,
  disc,
}: {
  segments: readonly string[];
  kinds: readonly WheelKind[];
  landed: number | null;
  disc: Ref<SVGSVGElement>;
}) {
  const size = 360 / segments.length;
  // The record of an earlier round may show another wheel on the same page.
  const paints = useId();
  return (
    <svg ref={disc} className="wheel-disc" viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        {kinds.map(({ multiple, light, deep }, index) => (
          <radialGradient
            key={multiple}
            id={`${paints}${index}`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r={rim}
          >
            <stop offset=".3" stopColor={deep} />
            <stop offset=".93" stopColor={light} />
            <stop offset="1" stopColor={deep} />
          </radialGradient>
        ))}
        <radialGradient id="wheel-peg" cx=".35" cy=".3">
          <stop stopColor="#fffbe6" />
          <stop offset=".45" stopColor="#e9bd60" />
          <stop offset="1" stopColor="#6e430c" />
        </radialGradient>
      </defs>
      <circle r="172" fill="#5a350d" />
      <circle r="170" fill="none" stroke="#f4d58a" strokeWidth="1.2" opacity=".7" />
      {segments.map((multiple, index) => (
        <path
          // A wheel's segments never change places.
          key={index}
          d={slicePath(index, size)}
          fill={`url(#${paints}${kinds.findIndex((kind) => kind.multiple === multiple)})`}
          stroke="#f0c668"
          strokeWidth={segments.length > 30 ? 0.9 : 1.5}
        />
      ))}
      <Labels segments={segments} kinds={kinds} />
      {landed !== null && <path className="wheel-landed" d={slicePath(landed, size)} />}
      <Pegs count={segments.length} />
      <circle r={inner} fill="none" stroke="#f0c668" strokeWidth="3" />
    </svg>
  );
});

function Labels({ segments, kinds }: { segments: readonly string[]; kinds: readonly WheelKind[] }) {
  const size = 360 / segments.length;
  const isDense = segments.length > 20;
  const fontSize = { 10: 25, 20: 17, 30: 14.5, 40: 12.5 }[segments.length] ?? 11;
  return (
    <g fontSize={fontSize} fontWeight="800" textAnchor="middle" dominantBaseline="central">
      {segments.map((multiple, index) => {
        const ink = kinds.find((kind) => kind.multiple === multiple)?.ink;
        const turned = `rotate(${index * size})`;
        if (multiple === '0') {
          return <circle key={index} transform={turned} cy="-139" r="2.2" fill="#8e9bd6" />;
        }
        return (
          <g key={index} transform={turned} fill={ink}>
            <text transform={isDense ? 'translate(0 -133) rotate(-90)' : 'translate(0 -134)'}>
              {multiple}
            </text>
            <path d="M0-78l4.500 8-4.500 8-4.500-8z" opacity={isDense ? 0 : 0.55} />
          </g>
        );
      })}
    </g>
  );
}

function Pegs({ count }: { count: number }) {
  const size = 360 / count;
  const radius = count > 30 ? 2.6 : 4;
  return (
    <g fill="url(#wheel-peg)">
      {Array.from({ length: count }, (_, index) => {
        const [x, y] = at(164, (index + 0.5) * size).split(' ');
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />;
      })}
    </g>
  );
}

const lamps = Array.from({ length: 24 }, (_, index) => index);

/** What stands still behind the wheel: the carved rim and its lamps. */
export const WheelStand = memo(function WheelStand() {
  return (
    <svg className="wheel-stand" viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <linearGradient id="wheel-wood" x1="0" y1="0" x2=".6" y2="1">
          <stop stopColor="#a9683a" />
          <stop offset=".45" stopColor="#6d3c1c" />
          <stop offset="1" stopColor="#34190a" />
        </linearGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2=".5" y2="1">
          <stop stopColor="#fff0bf" />
          <stop offset=".35" stopColor="#dca544" />
          <stop offset=".7" stopColor="#8c5a17" />
          <stop offset="1" stopColor="#e8bb5f" />
        </linearGradient>
        <radialGradient id="wheel-lamp">
          <stop stopColor="#fffdf0" />
          <stop offset=".5" stopColor="#ffc75a" />
          <stop offset="1" stopColor="#c96f16" />
        </radialGradient>
      </defs>
      <circle r="198" fill="url(#wheel-brass)" />
      <circle r="195" fill="url(#wheel-wood)" />
      <circle r="186" fill="none" stroke="#2a1206" strokeWidth="11" opacity=".35" />
      <circle r="175.500" fill="none" stroke="url(#wheel-brass)" strokeWidth="4" />
      {lamps.map((lamp) => {
        const [x, y] = at(186, (lamp + 0.5) * 15).split(' ');
        return (
          <g key={lamp} className="wheel-lamp" style={{ animationDelay: `${lamp * 50}ms` }}>
            <circle cx={x} cy={y} r="4.600" fill="#2a1206" />
            <circle className="wheel-lamp-glass" cx={x} cy={y} r="3.600" fill="url(#wheel-lamp)" />
          </g>
        );
      })}
    </svg>
  );
});

/** What stands still before it: light on the lacquer, and the boss in the middle. */
export const WheelFront = memo(function WheelFront() {
  return (
    <svg className="wheel-front" viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-light" cx=".32" cy=".2" r=".85">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".38" stopColor="#fff" stopOpacity=".05" />
          <stop offset=".72" stopColor="#040616" stopOpacity=".06" />
          <stop offset="1" stopColor="#040616" stopOpacity=".5" />
        </radialGradient>
        <radialGradient id="wheel-boss" cx=".36" cy=".28" r=".9">
          <stop stopColor="#fff3cc" />
          <stop offset=".3" stopColor="#e2b04a" />
          <stop offset=".75" stopColor="#9a6418" />
          <stop offset="1" stopColor="#5d390a" />
        </radialGradient>
        <radialGradient id="wheel-dial" cx=".4" cy=".3" r=".9">
          <stop stopColor="#26306b" />
          <stop offset="1" stopColor="#0a0f2a" />
        </radialGradient>
      </defs>
      <circle r="172" fill="url(#wheel-light)" />
      <circle r="53" fill="#000" opacity=".35" cy="4" />
      <circle r="50" fill="url(#wheel-boss)" />
      <g fill="#6b420d" opacity=".6">
        {lamps.slice(0, 16).map((one) => (
          <path key={one} d="M0-48.500 2-45 0-41.500-2-45z" transform={`rotate(${one * 22.5})`} />
        ))}
      </g>
      <circle r="39" fill="url(#wheel-dial)" stroke="#ffe6a6" strokeWidth="1.600" />
    </svg>
  );
});

/** Ivory and brass, pushed aside by the pegs. */
export function WheelFlapper({ flapper }: { flapper: Ref<SVGGElement> }) {
  return (
    <svg className="wheel-pointer" viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <linearGradient id="wheel-ivory" x1="0" x2="1">
          <stop stopColor="#fffaf0" />
          <stop offset=".5" stopColor="#f6e3bb" />
          <stop offset="1" stopColor="#c79a55" />
        </linearGradient>
      </defs>
      <g className="wheel-flapper" ref={flapper}>
        <path
          d="M-9-188Q-9-170 0-153Q9-170 9-188Z"
          fill="#000"
          opacity=".35"
          transform="translate(3 4)"
        />
        <path d="M-10-190Q-10-172 0-153Q10-172 10-190Z" fill="url(#wheel-ivory)" stroke="#7a4a10" />
      </g>
      <circle cy="-188" r="11" fill="url(#wheel-boss)" stroke="#5d390a" />
      <circle cy="-188" r="3.500" fill="#5d390a" />
    </svg>
  );
}
