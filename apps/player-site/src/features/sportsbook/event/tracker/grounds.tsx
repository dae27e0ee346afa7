/** Where each sport is played, drawn from above on a ground of 100 × 62. Home plays to the right. */
import type { ReactNode } from 'react';
import type { Ground } from './tracker.rules.ts';

/** The lines of a half, and the same turned for the other half. */
function BothHalves({ children }: { children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="rotate(180 50 31)">{children}</g>
    </>
  );
}

const frame = <rect x="2" y="2" width="96" height="58" />;
const halfway = <path d="M50 2v58" />;

const stripes = (
  <g className="ground-stripes">
    {[0, 2, 4, 6].map((at) => (
      <rect key={at} x={2 + at * 12} y="2" width="12" height="58" />
    ))}
  </g>
);

const lines: Readonly<Record<Ground, ReactNode>> = {
  pitch: (
    <>
      {stripes}
      {frame}
      {halfway}
      <circle cx="50" cy="31" r="9" />
      <circle className="ground-dot" cx="50" cy="31" r=".8" />
      <BothHalves>
        <path d="M2 14h14v34H2M2 23h5v16H2M16 25a9 9 0 0 1 0 12M2 27.500H.500v7H2" />
        <circle className="ground-dot" cx="11" cy="31" r=".6" />
      </BothHalves>
    </>
  ),
  rugby: (
    <>
      {stripes}
      {frame}
      {halfway}
      <BothHalves>
        <path d="M10 2v58M30 2v58" />
        <path d="M41 2v58" strokeDasharray="2 2" />
        <path d="M8 26v10" strokeWidth="1.2" />
      </BothHalves>
    </>
  ),
  rink: (
    <>
      <rect x="2" y="2" width="96" height="58" rx="14" />
      <path className="ground-red" d="M50 2v58" />
      <circle cx="50" cy="31" r="8" />
      <BothHalves>
        <path className="ground-red" d="M12 4v54" />
        <path className="ground-blue" d="M36 2v58" />
        <circle className="ground-red" cx="24" cy="17" r="6" />
        <circle className="ground-red" cx="24" cy="45" r="6" />
        <path d="M12 27a4.500 4.500 0 0 1 0 8" />
      </BothHalves>
    </>
  ),
  hall: (
    <>
      {frame}
      {halfway}
      <BothHalves>
        <path d="M2 15a16 16 0 0 1 16 13v6a16 16 0 0 1-16 13" />
        <path d="M2 9a24 24 0 0 1 23 19v6a24 24 0 0 1-23 19" strokeDasharray="2 2" />
        <path d="M2 27.500H.500v7H2" />
      </BothHalves>
    </>
  ),
  basketball: (
    <>
      {frame}
      {halfway}
      <circle cx="50" cy="31" r="7" />
      <BothHalves>
        <path d="M2 22h19v18H2M21 24.500a6.500 6.500 0 0 1 0 13M2 7h8a24.500 24.500 0 0 1 0 48H2" />
        <circle cx="6.500" cy="31" r="1.600" />
      </BothHalves>
    </>
  ),
  net: (
    <>
      <rect x="8" y="8" width="84" height="46" />
      <path d="M8 14h84M8 48h84M29 14v34M71 14v34M29 31h42" />
      <path d="M50 5v52" strokeWidth="1.400" strokeDasharray="1.500 1" />
    </>
  ),
  oval: (
    <>
      <ellipse cx="50" cy="31" rx="47" ry="29" />
      <ellipse cx="50" cy="31" rx="27" ry="17" strokeDasharray="2 2" />
      <rect x="40" y="28" width="20" height="6" />
      <path d="M42 27v8M58 27v8M41 29.500v3M59 29.500v3" />
    </>
  ),
  board: (
    <>
      <circle cx="50" cy="31" r="28" />
      <circle cx="50" cy="31" r="24" />
      <circle cx="50" cy="31" r="15" />
      <circle cx="50" cy="31" r="13" />
      <circle cx="50" cy="31" r="3.500" />
      <circle className="ground-dot" cx="50" cy="31" r="1.600" />
      {Array.from({ length: 20 }, (_, at) => (
        <path key={at} d="M50 27.500V7" transform={`rotate(${at * 18 + 9} 50 31)`} />
      ))}
    </>
  ),
  ring: (
    <>
      <rect x="22" y="4" width="56" height="54" rx="3" />
      <rect x="26" y="8" width="48" height="46" rx="2" />
      <path d="M22 4l4 4M78 4l-4 4M22 58l4-4M78 58l-4-4" strokeWidth="1.600" />
      <circle cx="50" cy="31" r="9" />
    </>
  ),
  lanes: (
    <>
      <rect x="20" y="2" width="60" height="58" rx="4" />
      <path d="M26 54V8h46" />
      <path d="M28 54h46V10" />
      <path d="M27 54 73 9" />
      <path className="ground-blue" d="M20 22c18 4 34 16 40 38" />
      <circle className="ground-dot" cx="27" cy="54" r="3" />
      <circle className="ground-dot" cx="73" cy="9" r="3" />
    </>
  ),
  sites: (
    <>
      <rect x="6" y="4" width="88" height="54" rx="2" />
      <path d="M6 22h20v-8h22v16h20V12h26M6 44h30v-8h14v14h22V40h22M26 22v22M68 30v20" />
      <circle cx="60" cy="13" r="5" />
      <circle cx="82" cy="48" r="5" />
    </>
  ),
  track: (
    <>
      <rect x="4" y="6" width="92" height="50" rx="25" />
      <rect x="9" y="11" width="82" height="40" rx="20" />
      <rect x="14" y="16" width="72" height="30" rx="15" />
      <path d="M50 46v10" strokeWidth="1.600" />
    </>
  ),
};

export function GroundLines({ ground }: { ground: Ground }) {
  return <g className="ground-lines">{lines[ground]}</g>;
}
