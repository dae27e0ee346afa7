/** A piece is a bottle cap: crimped tin, an enamelled top with a print; a king is two, with a crown. */
import type { Side } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { useId } from 'react';

/** A real cap has so many teeth. */
const teeth = 21;
const tops = [49, 43.5] as const;

/** A tenth of a unit is finer than a pixel. */
const tidy = (value: number): number => Math.round(value * 10) / 10;

function pointAt(turn: number, radius: number): string {
  const angle = (turn * 2 * Math.PI) / teeth;
  return `${tidy(Math.sin(angle) * radius)} ${tidy(-Math.cos(angle) * radius)}`;
}

const eachTooth = Array.from({ length: teeth }, (_, tooth) => tooth);
const edge = `M${pointAt(0, tops[1])}${eachTooth
  .map((tooth) => `Q${pointAt(tooth + 0.5, tops[0] + 4)} ${pointAt(tooth + 1, tops[1])}`)
  .join('')}Z`;
const flutes = eachTooth.map((tooth) => `M${pointAt(tooth, 44)}L${pointAt(tooth, 36)}`).join('');
const flutesLit = eachTooth
  .map((tooth) => `M${pointAt(tooth + 0.42, 47)}L${pointAt(tooth + 0.42, 36)}`)
  .join('');

const looks = {
  black: {
    tin: ['#f6d68a', '#b9822b', '#6b4410'],
    top: ['#3a4583', '#1a2150', '#0c1030'],
    print: '#f0c15c',
  },
  white: {
    tin: ['#ffffff', '#b4bccb', '#6c7488'],
    top: ['#fffdf5', '#f5e8c9', '#d9c393'],
    print: '#c8341f',
  },
} as const;

const petals = Array.from({ length: 8 }, (_, at) => at * 45);
const flower = Array.from({ length: 5 }, (_, at) => at * 72);

function Print({ side, isKing }: { side: Side; isKing: boolean }) {
  if (isKing) {
    return (
      <>
        <path d="M-21 15-24-12-11-1 0-19 11-1 24-12 21 15Z" strokeLinejoin="round" />
        <path d="M-21 18H21V23H-21Z" />
        <circle cx="-24" cy="-15" r="3.4" />
        <circle cx="24" cy="-15" r="3.4" />
        <circle cy="-22" r="3.8" />
      </>
    );
  }
  if (side === 'black') {
    return (
      <>
        {petals.map((turn) => (
          <path key={turn} d="M0-8C6-13 6-19 0-25-6-19-6-13 0-8Z" transform={`rotate(${turn})`} />
        ))}
        <circle r="5.5" />
      </>
    );
  }
  return (
    <>
      {flower.map((turn) => (
        <path key={turn} d="M0-5C10-8 12-20 0-25-12-20-10-8 0-5Z" transform={`rotate(${turn})`} />
      ))}
      <circle r="5" fill="#fff6dd" />
    </>
  );
}

/** Decoration: what stands on a square is told by its button. */
export function Cap({ side, isKing }: { side: Side; isKing: boolean }) {
  const id = useId();
  const { tin, top, print } = looks[side];
  return (
    <svg className="draughts-cap" viewBox="-52 -52 104 104" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}tin`} x1="0.2" y1="0" x2="0.8" y2="1">
          {tin.map((colour, at) => (
            <stop key={colour} offset={at / 2} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}top`} cx="0.38" cy="0.3" r="0.8">
          {top.map((colour, at) => (
            <stop key={colour} offset={at / 2} stopColor={colour} />
          ))}
        </radialGradient>
      </defs>
      <ellipse cx="1" cy={isKing ? 9 : 6} rx="48" ry="46" fill="#160a03" opacity=".5" />
      {isKing && <Crimp tin={`url(#${id}tin)`} shift={5} />}
      <g transform={isKing ? 'translate(0 -5)' : undefined}>
        <Crimp tin={`url(#${id}tin)`} shift={0} />
        <circle r="37.5" fill="#000" opacity=".26" />
        <circle r="36.5" fill={`url(#${id}top)`} />
        <circle r="31.5" fill="none" stroke={print} strokeWidth="2.2" />
        <g fill={print} stroke={print} strokeWidth="0.6">
          <Print side={side} isKing={isKing} />
        </g>
        <path
          d="M-29-19A35 35 0 0 1 14-32 40 36 0 0 0-29-19Z"
          fill="#fff"
          opacity={side === 'white' ? 0.85 : 0.4}
        />
      </g>
    </svg>
  );
}

function Crimp({ tin, shift }: { tin: string; shift: number }) {
  return (
    <g transform={`translate(0 ${shift})`} fill="none">
      <path d={edge} fill={tin} stroke="#000" strokeOpacity=".35" strokeWidth="1.4" />
      <path d={flutes} stroke="#000" strokeOpacity=".42" strokeWidth="2" />
      <path d={flutesLit} stroke="#fff" strokeOpacity=".5" strokeWidth="1.6" />
    </g>
  );
}
