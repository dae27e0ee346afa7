import type { ReactNode } from 'react';

/** Drawn phones for the tutorials: what to press glows, all else is quiet lines. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg className="step-phone" viewBox="0 0 160 260" aria-hidden="true">
      <rect className="step-body" x="14" y="4" width="132" height="252" rx="20" />
      <rect className="step-glass" x="20" y="10" width="120" height="240" rx="15" />
      <rect className="step-line" x="64" y="16" width="32" height="5" rx="2.5" />
      {children}
    </svg>
  );
}

/** The operator's lantern in few strokes, as it stands on a home screen. */
function Lantern({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
      <rect className="step-icon" width="64" height="64" rx="15" />
      <path className="step-brass" d="M14 22C17 15 23 12 32 12s15 3 18 10Z" />
      <path className="step-brass" d="M14 25h36c5 9 5 17-1 27H15C9 42 9 34 14 25Z" />
      <path className="step-flame" d="M32 28c6 4 7 9 6 13c-1 4-3 6-6 6s-5-2-6-6c-1-4 0-9 6-13Z" />
    </g>
  );
}

function PageLines({ from }: { from: number }) {
  return (
    <>
      <Lantern x={30} y={from} size={26} />
      <rect className="step-line" x="62" y={from + 4} width="60" height="7" rx="3.5" />
      <rect className="step-line" x="62" y={from + 16} width="40" height="6" rx="3" />
      <rect className="step-tile" x="30" y={from + 38} width="46" height="56" rx="8" />
      <rect className="step-tile" x="84" y={from + 38} width="46" height="56" rx="8" />
      <rect className="step-tile" x="30" y={from + 102} width="100" height="26" rx="8" />
    </>
  );
}

/** A browser with this site open: its share button below, or its menu above, is to be pressed. */
export function BrowserScreen({ pressed }: { pressed: 'share' | 'menu' }) {
  if (pressed === 'menu')
    return (
      <Phone>
        <rect className="step-bar" x="28" y="30" width="84" height="18" rx="9" />
        <circle className="step-glow" cx="126" cy="39" r="14" />
        <circle className="step-dot" cx="126" cy="32.5" r="2" />
        <circle className="step-dot" cx="126" cy="39" r="2" />
        <circle className="step-dot" cx="126" cy="45.5" r="2" />
        <PageLines from={66} />
      </Phone>
    );
  return (
    <Phone>
      <PageLines from={34} />
      <rect className="step-bar" x="28" y="190" width="104" height="18" rx="9" />
      <path className="step-stroke" d="m38 230-5-5 5-5" />
      <circle className="step-glow" cx="80" cy="226" r="17" />
      <path className="step-press" d="M80 228v-13m-4 4 4-4 4 4m-8 4h-2v12h12v-12h-2" />
      <path className="step-stroke" d="M118 219h10v12h-10Zm4-3h10v12" />
    </Phone>
  );
}

/** The sheet of Safari's share button. */
export function ShareScreen() {
  return (
    <Phone>
      <PageLines from={34} />
      <path
        className="step-sheet"
        d="M20 112a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v123a15 15 0 0 1-15 15H35a15 15 0 0 1-15-15Z"
      />
      <rect className="step-line" x="68" y="104" width="24" height="4" rx="2" />
      <rect className="step-row" x="30" y="120" width="100" height="28" rx="8" />
      <rect className="step-line" x="40" y="131" width="52" height="6" rx="3" />
      <rect className="step-row" x="30" y="154" width="100" height="28" rx="8" />
      <rect className="step-line" x="40" y="165" width="44" height="6" rx="3" />
      <rect className="step-row step-row-lit" x="30" y="188" width="100" height="32" rx="8" />
      <text className="step-words" x="37" y="207">
        Add to Home Screen
      </text>
      <path className="step-press" d="M119 199h8v10h-8Zm4 2.5v5m-2.5-2.5h5" />
    </Phone>
  );
}

/** The browser's menu on Android. */
export function MenuScreen() {
  return (
    <Phone>
      <PageLines from={66} />
      <rect className="step-sheet" x="52" y="28" width="84" height="146" rx="10" />
      {[44, 62, 80].map((y) => (
        <rect key={y} className="step-line" x="64" y={y} width="52" height="6" rx="3" />
      ))}
      <rect className="step-row step-row-lit" x="56" y="98" width="76" height="32" rx="8" />
      <text className="step-words" x="64" y="117.5">
        Install app
      </text>
      <path className="step-press" d="M121 106v9m-3-3 3 3 3-3m-6.5 6h7" />
      {[142, 158].map((y) => (
        <rect key={y} className="step-line" x="64" y={y} width="44" height="6" rx="3" />
      ))}
    </Phone>
  );
}

/** The home screen, where the app now stands among the others. */
export function HomeScreen({ isLite }: { isLite: boolean }) {
  const places = [0, 1, 2, 3, 5, 6, 7];
  return (
    <Phone>
      {places.map((place) => {
        const [x, y] = [30 + (place % 3) * 36, 36 + Math.floor(place / 3) * 56];
        return <rect key={place} className="step-tile" x={x} y={y} width="28" height="28" rx="8" />;
      })}
      <circle className="step-glow" cx="80" cy="106" r="24" />
      <Lantern x={64} y={90} size={32} />
      <text className="step-name" x="80" y="141">
        {isLite ? 'Bahati Lite' : 'Bahati'}
      </text>
      <rect className="step-row" x="28" y="208" width="104" height="34" rx="14" />
      {[36, 62, 88].map((x) => (
        <rect key={x} className="step-tile" x={x} y="213" width="24" height="24" rx="7" />
      ))}
    </Phone>
  );
}
