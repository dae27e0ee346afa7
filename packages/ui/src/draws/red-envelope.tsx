import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { kangaBand, kangaGround } from '@bahati/ui/patterns/kanga.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { CoinBurst } from './coin-burst.tsx';
import { playWin } from './draw-sound.ts';
import { wantsStillness } from './stillness.ts';
import './red-envelope.css';

const openMs = 1_100;

const redCloth = {
  ink: '#3d0713',
  ground: '#a51c30',
  deep: '#7d1224',
  main: '#e2b04a',
  accent: '#c8324a',
  pale: '#ffe9b0',
};
const ground = svgDataUri(kangaGround('envelope', redCloth));
const band = svgDataUri(kangaBand('envelope', redCloth));

/** A red envelope whose flap lifts and whose card rises out of it; `card` stands on the card. */
export function RedEnvelope({
  state,
  turn,
  card,
  onRest,
}: {
  state: 'closed' | 'waiting' | 'open';
  /** By its number another opening; 0: it was open before one came. */
  turn: number;
  card: ReactNode;
  onRest: () => void;
}) {
  const isOpen = state === 'open';
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isOpen || turn === 0) return;
    playWin();
    const resting = setTimeout(() => rest(), wantsStillness() ? 0 : openMs);
    return () => clearTimeout(resting);
  }, [isOpen, turn]);
  return (
    <div className="envelope" data-state={state} data-still={turn === 0 ? '' : undefined}>
      <div className="envelope-card" aria-hidden={!isOpen}>
        {isOpen && card}
      </div>
      <Body />
      {isOpen && turn > 0 && <CoinBurst seed={`envelope ${turn}`} />}
    </div>
  );
}

function Body() {
  const [pocket, flap, shade] = [useId(), useId(), useId()];
  return (
    <svg className="envelope-drawing" viewBox="0 0 320 240" aria-hidden="true">
      <defs>
        <clipPath id={pocket}>
          <path d="M8 62L160 142L312 62V218Q312 232 298 232H22Q8 232 8 218Z" />
        </clipPath>
        <clipPath id={flap}>
          <path d="M8 50Q8 40 20 40H300Q312 40 312 50V64L172 150Q160 157 148 150L8 64Z" />
        </clipPath>
        <linearGradient id={shade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3d0713" stopOpacity="0" />
          <stop offset="1" stopColor="#3d0713" stopOpacity="0.55" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${pocket})`}>
        <rect width="320" height="240" fill="#a51c30" />
        <image
          href={ground}
          x="8"
          y="62"
          width="152"
          height="176"
          preserveAspectRatio="xMidYMid slice"
          opacity="0.5"
        />
        <image
          href={ground}
          x="160"
          y="62"
          width="152"
          height="176"
          preserveAspectRatio="xMidYMid slice"
          opacity="0.5"
        />
        {[0, 80, 160, 240].map((x) => (
          <image key={x} href={band} x={x} y="196" width="80" height="40" />
        ))}
        <rect y="60" width="320" height="180" fill={`url(#${shade})`} />
        <path d="M8 62L160 142L312 62" fill="none" stroke="#e2b04a" strokeWidth="3" />
      </g>
      <g className="envelope-flap">
        <g clipPath={`url(#${flap})`}>
          <rect y="36" width="320" height="130" fill="#bf2a40" />
          {[0, 80, 160, 240].map((x) => (
            <image key={x} href={band} x={x} y="40" width="80" height="40" />
          ))}
        </g>
        <path
          d="M8 64L148 150Q160 157 172 150L312 64"
          fill="none"
          stroke="#e2b04a"
          strokeWidth="4"
        />
        <g className="envelope-seal">
          <circle cx="160" cy="138" r="30" fill="#6d4306" />
          <circle cx="160" cy="136" r="29" fill="#e2b04a" />
          <circle cx="160" cy="136" r="22" fill="none" stroke="#a8741c" strokeWidth="2" />
          <path d="M160 119L177 136L160 153L143 136Z" fill="#f7dc92" />
          <path d="M160 127L169 136L160 145L151 136Z" fill="#a51c30" />
        </g>
      </g>
    </svg>
  );
}
