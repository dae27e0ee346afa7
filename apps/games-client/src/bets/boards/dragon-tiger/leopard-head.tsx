import { useId } from 'react';
import { Mirrored } from './mirrored.tsx';

/** Rings of spots on one half of the face: across, down, how wide. */
const rosettes = [
  [7, -60, 5],
  [20, -64, 5.5],
  [34, -58, 6],
  [10, -45, 4.5],
  [24, -49, 5],
  [40, -43, 5],
  [62, -26, 5.5],
  [58, -8, 6],
  [68, 4, 5],
  [54, 12, 5.5],
  [62, 24, 6],
  [48, 28, 5],
  [52, 44, 5],
  [80, 18, 5],
  [76, 36, 5],
  [66, 50, 4.5],
] as const;

/** A leopard of the shade, spots all over it and its eyes green. */
export function LeopardHead() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg className="beast" viewBox="-104 -112 208 216" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}fur`} cx=".1" cy=".3" r=".95">
          <stop offset="0" stopColor="#ffe2a0" />
          <stop offset=".55" stopColor="#e9b355" />
          <stop offset="1" stopColor="#a66a22" />
        </radialGradient>
        <linearGradient id={`${id}white`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#e0c89c" />
        </linearGradient>
        <linearGradient id={`${id}eye`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4fd39a" />
          <stop offset="1" stopColor="#d6f07a" />
        </linearGradient>
        <linearGradient id={`${id}nose`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d98a7c" />
          <stop offset="1" stopColor="#6f2b2a" />
        </linearGradient>
      </defs>
      <Mirrored>
        <path
          d="M30-64C34-84 54-94 68-86 80-78 78-58 64-42Z"
          fill={paint('fur')}
          stroke="#2a1507"
          strokeWidth="1.6"
        />
        <path d="M40-64C44-78 56-84 64-79 70-71 67-60 58-50Z" fill="#1c0e06" />
        <path d="M46-62C49-70 56-74 61-71 62-64 59-58 54-53Z" fill="#e0a184" />
        <path
          d="M56-42C70-34 78-22 79-8 88-4 95 4 97 14 91 12 87 14 86 18 91 26 92 36 89 46 83 41 78 41 74 45 75 55 71 63 63 68 59 63 53 62 48 66L10 40Z"
          fill={paint('fur')}
          stroke="#4a2a0c"
          strokeWidth="1.3"
        />
        <path
          d="M0-74C26-76 48-64 60-44 72-26 74-4 66 14 64 30 57 46 44 58 30 66 14 60 0 60"
          fill={paint('fur')}
          stroke="#2a1507"
          strokeWidth="1.6"
        />
        <g fill="#b9772a" stroke="#24120a" strokeWidth="3.400">
          {rosettes.map(([x, y, wide]) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r={wide}
              strokeDasharray={`${wide * 1.7} ${wide * 0.45}`}
            />
          ))}
        </g>
        <path d="M10-26C16-42 38-46 52-34 44-32 34-28 24-22 18-18 12-20 10-26Z" fill="#fff6e0" />
        <path
          d="M0 40C16 36 34 38 44 46 44 70 24 90 0 94"
          fill={paint('white')}
          stroke="#6b3a12"
          strokeWidth="1.3"
        />
        <path d="M0 46C14 44 28 46 36 50 34 70 18 82 0 84Z" fill="#3a0710" />
        <path d="M0 66C10 62 20 64 22 70 16 78 8 82 0 83Z" fill="#e0525c" />
        <path
          d="M18 47 28 48 24 70ZM11 83 17 80 13 68ZM8 46 13 46.500 11 53Z"
          fill="#fffaf0"
          stroke="#c9ae7a"
          strokeWidth=".7"
        />
        <path
          d="M0 22C14 18 34 22 42 36 44 48 32 54 18 52 8 52 2 48 0 46"
          fill={paint('white')}
          stroke="#6b3a12"
          strokeWidth="1.2"
        />
        <g fill="#24120a">
          <circle cx="16" cy="34" r="1.700" />
          <circle cx="24" cy="32" r="1.700" />
          <circle cx="32" cy="35" r="1.700" />
          <circle cx="20" cy="41" r="1.700" />
          <circle cx="29" cy="42" r="1.700" />
          <circle cx="36" cy="44" r="1.500" />
        </g>
        <path
          d="M22 38C48 34 70 38 92 30M24 43C48 44 68 50 88 52M24 34C46 26 66 24 88 12"
          fill="none"
          stroke="#fffdf4"
          strokeWidth="1.100"
          strokeLinecap="round"
        />
        <path d="M0-24C8-22 11-12 10-2 10 10 15 18 17 24L0 24Z" fill="#ffe9b8" opacity=".85" />
        <path d="M0 18H15C19 24 12 32 4 36L0 38Z" fill={paint('nose')} stroke="#3a1110" />
        <path d="M8 24C10 22 13 23 13 26 11 29 8 28 8 24Z" fill="#2a0707" />
        <path d="M0 36V46" stroke="#3a1110" strokeWidth="1.600" />
        <path d="M12-8C18-26 42-30 56-18 50-2 26 6 12-8Z" fill="#120703" />
        <path d="M17-10C23-22 40-25 50-17 44-6 28-1 17-10Z" fill={paint('eye')} />
        <circle cx="34" cy="-14" r="5.400" fill="#0c0703" />
        <circle cx="31" cy="-17" r="1.900" fill="#fffdf0" />
        <path
          d="M14-4C11 6 10 14 13 20"
          fill="none"
          stroke="#24120a"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Mirrored>
    </svg>
  );
}
