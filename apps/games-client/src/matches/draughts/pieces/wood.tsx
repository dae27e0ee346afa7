/** The board itself: a painted plank in a carved frame. Decoration, still. */
import type { Side } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { memo, useId } from 'react';
import { allSquares, placeOf, rowCount } from '#frame/matches/draughts/places.ts';

const unit = 100;
const size = rowCount * unit;
/** Lines of the grain, the same every time. */
const grain = Array.from({ length: 46 }, (_, at) => {
  const y = at * 17.6 + ((at * 37) % 11);
  const bend = ((at * 53) % 15) - 7;
  return `M0 ${y}C${size * 0.3} ${y + bend} ${size * 0.62} ${y - bend} ${size} ${y + bend / 2}`;
}).join('');

export const Wood = memo(function Wood({ near }: { near: Side }) {
  const id = useId();
  return (
    <svg className="draughts-wood" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f3d9a4" />
          <stop offset="0.5" stopColor="#e6c182" />
          <stop offset="1" stopColor="#d6a864" />
        </linearGradient>
        <linearGradient id={`${id}paint`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#a4472f" />
          <stop offset="0.55" stopColor="#8a3320" />
          <stop offset="1" stopColor="#6e2415" />
        </linearGradient>
        <radialGradient id={`${id}lamp`} cx="0.42" cy="0.2" r="0.95">
          <stop offset="0" stopColor="#fff1cf" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#fff1cf" stopOpacity="0" />
          <stop offset="1" stopColor="#1c0703" stopOpacity="0.36" />
        </radialGradient>
      </defs>
      <rect width={size} height={size} fill={`url(#${id}light)`} />
      {allSquares.map((square) => {
        const { row, column } = placeOf(square, near);
        return (
          <rect
            key={square}
            x={column * unit + 0.6}
            y={row * unit + 0.6}
            width={unit - 1.2}
            height={unit - 1.2}
            rx="2"
            fill={`url(#${id}paint)`}
          />
        );
      })}
      <path d={grain} fill="none" stroke="#3a1505" strokeOpacity=".13" strokeWidth="2.2" />
      <path
        d={grain}
        transform="translate(0 5)"
        fill="none"
        stroke="#fff0cf"
        strokeOpacity=".1"
        strokeWidth="1.4"
      />
      <rect width={size} height={size} fill={`url(#${id}lamp)`} />
      {allSquares.map((square) => {
        const { row, column } = placeOf(square, near);
        return (
          <text key={square} x={column * unit + 7} y={row * unit + 25} className="draughts-number">
            {square + 1}
          </text>
        );
      })}
    </svg>
  );
});
