/** The two sides of the coin, brass on enamel: a lion's head, and a dhow under full sail. */
import type { CoinSide } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import { type ReactNode, useId } from 'react';
import { ArcWords } from '#frame/bets/table/arc-words.tsx';

const turns = (count: number) => Array.from({ length: count }, (_, at) => (at * 360) / count);

/** A raised form: lit from the upper left, shaded below, brass between. */
function Relief({ ink, children }: { ink: string; children: ReactNode }) {
  return (
    <>
      <g transform="translate(1.6 2.2)" className="coin-shade">
        {children}
      </g>
      <g transform="translate(-1.1 -1.4)" className="coin-light">
        {children}
      </g>
      <g fill={ink}>{children}</g>
    </>
  );
}

const outerLock = 'M0-63C-7-57-10-44-7-32H7C11-43 9-56 0-63Z';
const innerLock = 'M0-50C-6-46-8-38-6-30H6C8-38 6-46 0-50Z';
const lionFace = `M-25-14C-24-31-12-37 0-37C12-37 24-31 25-14C26 0 19 8 17 19C14 31 8 37 0 37
  C-8 37-14 31-17 19C-19 8-26 0-25-14Z`;
const lionLines = `M-6-15C-5-6-6 1-9 8M6-15C5-6 6 1 9 8M0 16V22M0 22C-3 27-10 27-13 22
  M0 22C3 27 10 27 13 22M-13-30C-8-26-5-22-4-17M13-30C8-26 5-22 4-17M-6 33C-3 35 3 35 6 33`;
const lionEyes = `M-19-8C-15-14-8-12-5-6C-9-3-15-4-19-8ZM19-8C15-14 8-12 5-6C9-3 15-4 19-8Z
  M-9 8C-5 6 5 6 9 8L3 16H-3Z`;

function Lion({ ink }: { ink: string }) {
  return (
    <g transform="translate(100 106) scale(1.1)">
      <Relief ink={ink}>
        {turns(16).map((turn) => (
          <path key={turn} d={outerLock} transform={`rotate(${turn})`} />
        ))}
      </Relief>
      <circle r={36} className="coin-mane" />
      <Relief ink={ink}>
        {turns(14).map((turn) => (
          <path key={turn} d={innerLock} transform={`rotate(${turn + 11})`} />
        ))}
      </Relief>
      <Relief ink={ink}>
        <circle cx={-23} cy={-29} r={9} />
        <circle cx={23} cy={-29} r={9} />
        <path d={lionFace} />
      </Relief>
      <path d={lionEyes} className="coin-cut" />
      <path d={lionLines} className="coin-line" />
      {[-1, 1].map((side) => (
        <g key={side} className="coin-cut">
          <circle cx={side * 11} cy={-29} r={0.1} />
          <circle cx={side * 8} cy={19} r={0.9} />
          <circle cx={side * 12} cy={17} r={0.9} />
        </g>
      ))}
    </g>
  );
}

const sail = 'M-45 14L41-60C50-32 46-6 34 14C8 21-22 20-45 14Z';
const seams = 'M-22 4C-12 8-10 13-12 18M-1-14C10-8 14 4 10 19M19-34C32-24 34 0 26 17';
const hull = 'M-54 21C-40 26 28 28 54 17C50 31 40 41 24 42H-26C-40 40-48 32-54 21Z';
const waves = 'M-62 48C-50 42-44 54-31 48S-12 54 0 48S19 54 31 48S50 42 62 48';

function Dhow({ ink }: { ink: string }) {
  return (
    <g transform="translate(99 106) scale(.98)">
      <Relief ink={ink}>
        <path d="M3 26L-5-52L-2-53L8 26Z" />
        <path d="M-49 16L43-65L46-62L-46 19Z" />
        <path d={sail} />
        <path d={hull} />
      </Relief>
      <path d={seams} className="coin-line" />
      <path d="M-49 28C-30 33 30 34 48 26M-43 34C-26 38 26 38 42 33" className="coin-line" />
      <g className="coin-wave">
        <path d={waves} />
        <path d={waves} transform="translate(0 9) scale(.78 1)" />
      </g>
      <Relief ink={ink}>
        <g transform="translate(-34 -36)">
          {turns(8).map((turn) => (
            <path key={turn} d="M0-13L2.6-4L0 0L-2.6-4Z" transform={`rotate(${turn})`} />
          ))}
          <circle r={4.4} />
        </g>
      </Relief>
    </g>
  );
}

function Rim() {
  return (
    <>
      {turns(60).map((turn) => (
        <circle
          key={turn}
          cx={100}
          cy={8.4}
          r={2.1}
          className="coin-bead"
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
      <circle cx={100} cy={100} r={84} className="coin-groove" />
      <ArcWords along="M29 100A71 71 0 0 1 171 100" className="coin-letters" textAnchor="middle">
        BAHATI
      </ArcWords>
    </>
  );
}

/** From where the light falls to the rim. */
const enamel = {
  heads: ['#c0473a', '#8a2230', '#4c0d1e'],
  tails: ['#2a9c92', '#0f6670', '#07343f'],
} as const;

export function CoinFace({ side }: { side: CoinSide }) {
  const id = useId();
  return (
    <svg viewBox="0 0 200 200" className="coin-face" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}g`} cx=".36" cy=".28" r=".85">
          <stop offset="0" stopColor="#fff0bf" />
          <stop offset=".3" stopColor="#edc160" />
          <stop offset=".68" stopColor="#c08a24" />
          <stop offset="1" stopColor="#73480d" />
        </radialGradient>
        <linearGradient id={`${id}r`} x1=".1" y1="0" x2=".9" y2="1">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset=".5" stopColor="#c8922c" />
          <stop offset="1" stopColor="#6b420b" />
        </linearGradient>
        <linearGradient id={`${id}i`} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor="#f7d98a" />
          <stop offset="1" stopColor="#b67f1f" />
        </linearGradient>
        <radialGradient id={`${id}e`} cx=".4" cy=".3" r=".8">
          {enamel[side].map((color, at) => (
            <stop key={color} offset={at / 2} stopColor={color} />
          ))}
        </radialGradient>
      </defs>
      <circle cx={100} cy={100} r={100} fill={`url(#${id}r)`} />
      <circle cx={100} cy={100} r={95.5} fill={`url(#${id}g)`} />
      <circle cx={100} cy={100} r={83} fill={`url(#${id}e)`} />
      <Rim />
      {side === 'heads' ? <Lion ink={`url(#${id}i)`} /> : <Dhow ink={`url(#${id}i)`} />}
    </svg>
  );
}
