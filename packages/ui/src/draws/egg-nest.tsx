import { useEffect, useEffectEvent, useId, useState } from 'react';
import { kangaGround } from '@bahati/ui/patterns/kanga.ts';
import { gamePalettes } from '@bahati/ui/patterns/palettes.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { CoinBurst } from './coin-burst.tsx';
import { playTick, playWin } from './draw-sound.ts';
import { wantsStillness } from './stillness.ts';
import './egg-nest.css';

/** The egg that was hit; `isOpen`: its prize is known. */
export type HitEgg = { turn: number; egg: number; isOpen: boolean; isWin: boolean };

const eggs = 6;
const hitMs = 420;
const openMs = 900;

/** Six painted eggs and a mallet. Which egg is hit changes nothing: the ticket's number decides. */
export function EggNest({
  hit,
  isDisabled,
  eggLabel,
  onHit,
  onRest,
}: {
  hit: HitEgg | null;
  isDisabled: boolean;
  eggLabel: (number: number) => string;
  onHit: (egg: number) => void;
  onRest: (turn: number) => void;
}) {
  const broken = useBreaking(hit, onRest);
  return (
    <div className="egg-nest">
      {Array.from({ length: eggs }, (_, at) => {
        const isHit = hit?.egg === at;
        const isBroken = isHit && broken === hit.turn;
        return (
          <button
            key={at}
            type="button"
            className="egg"
            data-state={isBroken ? 'broken' : isHit ? 'hit' : undefined}
            aria-label={eggLabel(at + 1)}
            disabled={isDisabled}
            onClick={() => onHit(at)}
          >
            <Egg at={at} />
            {isHit && !isBroken && <Mallet />}
            {isBroken && hit.isWin && <CoinBurst seed={`egg ${hit.turn}`} size={0.62} />}
          </button>
        );
      })}
    </div>
  );
}

/** The turn whose egg is broken: not before the mallet has come down and the prize is known. */
function useBreaking(hit: HitEgg | null, onRest: (turn: number) => void): number | null {
  const [broken, setBroken] = useState<number | null>(null);
  const open = useEffectEvent((turn: number, isWin: boolean) => {
    setBroken(turn);
    playTick();
    if (isWin) playWin();
  });
  const rest = useEffectEvent(onRest);
  const { turn, isOpen, isWin } = hit ?? { turn: null, isOpen: false, isWin: false };
  useEffect(() => {
    if (turn === null || !isOpen) return;
    const quick = wantsStillness();
    const opening = setTimeout(() => open(turn, isWin), quick ? 0 : hitMs);
    const resting = setTimeout(() => rest(turn), quick ? 0 : hitMs + openMs);
    return () => {
      clearTimeout(opening);
      clearTimeout(resting);
    };
  }, [turn, isOpen, isWin]);
  return turn === null ? null : broken;
}

const whole = 'M0-66C30-66 48-16 48 14C48 44 27 62 0 62C-27 62-48 44-48 14C-48-16-30-66 0-66Z';
const crack = 'M-52 6L-34-8L-20 8L-4-8L12 9L26-6L40 8L52-4';

function Egg({ at }: { at: number }) {
  const [shape, upper, lower, shine] = [useId(), useId(), useId(), useId()];
  const palette = gamePalettes[at % gamePalettes.length];
  const cloth = svgDataUri(kangaGround(`egg ${at}`, palette));
  const shell = (
    <>
      <image
        href={cloth}
        x="-60"
        y="-72"
        width="120"
        height="140"
        preserveAspectRatio="xMidYMid slice"
      />
      <path d={whole} fill={`url(#${shine})`} />
    </>
  );
  return (
    <svg className="egg-drawing" viewBox="-64 -84 128 168" aria-hidden="true">
      <defs>
        <clipPath id={shape}>
          <path d={whole} />
        </clipPath>
        <clipPath id={upper}>
          <path d={`${crack}V-90H-64V6Z`} />
        </clipPath>
        <clipPath id={lower}>
          <path d={`${crack}V90H-64V6Z`} />
        </clipPath>
        <radialGradient id={shine} cx="0.36" cy="0.26" r="0.85">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="1" stopColor="#06091c" stopOpacity="0.62" />
        </radialGradient>
      </defs>
      <ellipse cy="66" rx="44" ry="9" fill="#06091c" opacity="0.35" />
      <path className="egg-straw" d="M-56 62Q-30 48 0 58T56 60Q40 80 0 80T-56 62Z" fill="#a8741c" />
      <path className="egg-straw" d="M-50 66Q-20 56 4 64T52 64Q30 76 0 76T-50 66Z" fill="#d9a640" />
      <g className="egg-body">
        <g className="egg-lower" clipPath={`url(#${lower})`}>
          <g clipPath={`url(#${shape})`}>{shell}</g>
        </g>
        <ellipse className="egg-glow" cy="4" rx="40" ry="26" fill="#ffe3a3" />
        <g className="egg-upper">
          <g clipPath={`url(#${upper})`}>
            <g clipPath={`url(#${shape})`}>{shell}</g>
          </g>
        </g>
        <path className="egg-crack" d={crack} fill="none" stroke="#06091c" strokeWidth="3" />
      </g>
    </svg>
  );
}

function Mallet() {
  return (
    <svg className="egg-mallet" viewBox="-70 -40 140 120" aria-hidden="true">
      <rect x="-7" y="-8" width="14" height="84" rx="6" fill="#7a4a1e" />
      <rect x="-4" y="-8" width="4" height="84" rx="2" fill="#a86d35" />
      <rect x="-42" y="-36" width="84" height="42" rx="10" fill="#c08a24" />
      <rect x="-42" y="-36" width="84" height="16" rx="8" fill="#f2c86a" />
      <rect x="-50" y="-38" width="16" height="46" rx="6" fill="#6d4306" />
      <rect x="34" y="-38" width="16" height="46" rx="6" fill="#6d4306" />
    </svg>
  );
}
