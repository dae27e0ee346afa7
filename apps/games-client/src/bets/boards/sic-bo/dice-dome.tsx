import { useId } from 'react';
import type { BetCue } from '#frame/bets/stage/board.ts';
import { type Throw, ThrownDice } from '#frame/dice/thrown-dice.tsx';
import { dieAt } from './dice-path.ts';

type DiceDomeProps = {
  /** As they lie or are to fall; null: they have not been thrown yet. */
  readonly dice: readonly number[] | null;
  /** Keys one toss. */
  readonly turn: number;
  readonly isRunning: boolean;
  readonly isFast: boolean;
  readonly onRest: () => void;
  readonly sound: (cue: BetCue, step?: number) => void;
};

const toss: Throw = { throwMs: 2_600, knocks: [0.38, 0.62, 0.8, 0.92], dieAt };
/** As the dice stand before the first toss. */
const firstFaces = [1, 2, 3] as const;

/** Three ivory dice on red lacquer under a dome of glass. */
export function DiceDome({ dice, isRunning, ...thrown }: DiceDomeProps) {
  const id = useId();
  return (
    <div className="dome" data-is-tossing={isRunning || undefined} aria-hidden="true">
      <DomeStand id={id} />
      <ThrownDice
        {...thrown}
        faces={dice ?? firstFaces}
        look="ivory"
        way={toss}
        isRunning={isRunning}
      />
      <DomeGlass id={id} />
    </div>
  );
}

/** A turned foot of lacquer with rings of brass, and the red floor on which the dice fall. */
function DomeStand({ id }: { id: string }) {
  return (
    <svg className="dome-stand" viewBox="0 0 400 340">
      <defs>
        <linearGradient id={`${id}-lacquer`} x1="0" x2="1">
          <stop offset="0" stopColor="#2a0508" />
          <stop offset="0.22" stopColor="#a01823" />
          <stop offset="0.34" stopColor="#e2555a" />
          <stop offset="0.46" stopColor="#8c101c" />
          <stop offset="1" stopColor="#1d0306" />
        </linearGradient>
        <linearGradient id={`${id}-brass`} x1="0" x2="1">
          <stop offset="0" stopColor="#5b370b" />
          <stop offset="0.3" stopColor="#fff0c2" />
          <stop offset="0.5" stopColor="#c58a2c" />
          <stop offset="1" stopColor="#4d2e08" />
        </linearGradient>
        <radialGradient id={`${id}-floor`} cx="0.45" cy="0.36" r="0.72">
          <stop offset="0" stopColor="#d8433f" />
          <stop offset="0.6" stopColor="#8f1420" />
          <stop offset="1" stopColor="#3b060d" />
        </radialGradient>
      </defs>
      <ellipse cx="206" cy="312" rx="186" ry="24" fill="rgb(0 0 0 / 0.42)" />
      <path d="M26 232C26 290 70 318 200 318S374 290 374 232Z" fill={`url(#${id}-lacquer)`} />
      <path
        d="M34 262C52 296 110 306 200 306S348 296 366 262"
        fill="none"
        stroke={`url(#${id}-brass)`}
        strokeWidth="5"
      />
      <ellipse cx="200" cy="226" rx="182" ry="86" fill={`url(#${id}-brass)`} />
      <ellipse cx="200" cy="223" rx="174" ry="80" fill="#240408" />
      <ellipse cx="200" cy="226" rx="166" ry="75" fill={`url(#${id}-floor)`} />
      <ellipse
        cx="200"
        cy="226"
        rx="140"
        ry="62"
        fill="none"
        stroke="#f2c86a"
        strokeWidth="1.6"
        opacity="0.55"
      />
    </svg>
  );
}

/** What lies before the dice: the glass, seen by its edge and by the lamps it mirrors. */
function DomeGlass({ id }: { id: string }) {
  return (
    <svg className="dome-glass" viewBox="0 0 400 340">
      <defs>
        <radialGradient id={`${id}-glass`} cx="0.5" cy="0.62" r="0.62">
          <stop offset="0.72" stopColor="#dff3ff" stopOpacity="0.02" />
          <stop offset="0.93" stopColor="#dff3ff" stopOpacity="0.16" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0.42" />
        </radialGradient>
        <linearGradient id={`${id}-gleam`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        d="M28 226C20 70 112 12 200 12S380 70 372 226C360 280 290 306 200 306S40 280 28 226Z"
        fill={`url(#${id}-glass)`}
        stroke="#ffffff"
        strokeOpacity="0.35"
        strokeWidth="1.5"
      />
      <path d="M62 178C60 104 104 52 150 34 108 78 92 122 92 188Z" fill={`url(#${id}-gleam)`} />
      <path d="M336 120C332 88 316 66 300 54 310 78 318 104 320 132Z" fill="#fff" opacity="0.3" />
      <ellipse cx="200" cy="13" rx="24" ry="9" fill="#d9a441" />
      <circle cx="200" cy="4" r="10" fill="#f2c86a" stroke="#7c4f12" />
    </svg>
  );
}
