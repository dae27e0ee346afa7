import { useId } from 'react';
import { Mirrored } from './mirrored.tsx';

const scales = [
  [0, -30],
  [9, -24],
  [0, -19],
  [9, -13],
  [0, -8],
] as const;

/** A dragon of jade and gold with a mane of fire and the moon on its brow. */
export function DragonHead() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg className="beast" viewBox="-104 -112 208 216" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}skin`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3fd3a3" />
          <stop offset=".5" stopColor="#12866a" />
          <stop offset="1" stopColor="#064238" />
        </linearGradient>
        <linearGradient id={`${id}snout`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7be8c0" />
          <stop offset="1" stopColor="#178a6c" />
        </linearGradient>
        <linearGradient id={`${id}gold`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff2bf" />
          <stop offset=".5" stopColor="#e6b043" />
          <stop offset="1" stopColor="#8d5a12" />
        </linearGradient>
        <linearGradient id={`${id}fire`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="#8e1426" />
          <stop offset=".55" stopColor="#e8462a" />
          <stop offset="1" stopColor="#ffc04a" />
        </linearGradient>
        <radialGradient id={`${id}moon`}>
          <stop offset="0" stopColor="#fffef4" />
          <stop offset=".55" stopColor="#ffe9a8" />
          <stop offset="1" stopColor="#e0a63c" />
        </radialGradient>
      </defs>
      <Mirrored>
        <g fill={paint('fire')}>
          <path d="M40-40C62-54 84-54 100-70 98-48 90-34 74-24 88-26 98-32 104-40 102-18 88-4 72 0 84 2 94 0 102-6 98 18 82 32 64 34 74 38 82 38 90 36 82 56 62 66 44 62L20 20Z" />
        </g>
        <path
          d="M52-34C66-42 78-46 88-56 84-42 76-32 62-26ZM60-6C74-8 84-14 92-22 88-6 78 4 62 8ZM58 24C68 24 78 20 86 14 80 30 68 38 54 38Z"
          fill="#ffd26b"
          opacity=".75"
        />
        <path
          d="M20-52C22-78 40-98 66-110 58-96 56-88 56-80 62-84 70-88 80-88 68-80 56-66 42-46Z"
          fill={paint('gold')}
          stroke="#5e390a"
          strokeWidth="1.5"
        />
        <path d="M26-54C30-74 42-90 56-100M46-66C52-74 58-79 66-83" fill="none" stroke="#8d5a12" />
        <path
          d="M0-58C22-60 46-52 58-34 66-22 66-8 58 4 62 14 60 26 52 34 50 60 26 82 0 88"
          fill={paint('skin')}
          stroke="#03251f"
          strokeWidth="1.6"
        />
        <path d="M0 34C18 38 38 36 50 28 50 54 26 74 0 78Z" fill="#3a0713" />
        <path d="M0 56C12 52 22 56 24 64 18 72 8 76 0 77Z" fill="#d5384a" />
        <path d="M0 58V76" stroke="#8e1426" strokeWidth="1.2" />
        <path
          d="M12 36 18 37 16 46ZM22 37 28 36 26 45ZM33 36 42 33 40 58ZM8 77 14 75 11 65ZM19 72 25 68 20 58Z"
          fill="#fff8e2"
          stroke="#c3a868"
          strokeWidth=".7"
        />
        <path
          d="M0 4C12-2 30 0 40 12 46 20 44 30 34 34 22 38 10 34 0 34"
          fill={paint('snout')}
          stroke="#053d32"
          strokeWidth="1.4"
        />
        <path d="M14 20C16 12 28 10 32 18 34 26 26 28 22 24 20 22 18 20 14 20Z" fill="#032a22" />
        <path d="M4 6C12 3 24 4 32 10" fill="none" stroke="#d3ffec" strokeWidth="2" opacity=".7" />
        <path d="M14-12C20-26 42-30 54-20 48-8 28-2 14-12Z" fill="#05150f" />
        <path d="M18-13C24-23 40-25 49-19 43-10 28-6 18-13Z" fill="#ffd84d" />
        <path d="M34-23C37.500-19 37.500-12 34-9 30.500-12 30.500-19 34-23Z" fill="#260803" />
        <circle cx="30" cy="-18" r="2" fill="#fffbe6" />
        <path
          d="M8-16C14-40 44-50 70-34 54-36 34-30 24-20 18-15 12-14 8-16Z"
          fill={paint('gold')}
          stroke="#5e390a"
          strokeWidth="1.4"
        />
        <path
          d="M52-2C58-4 62-2 64 2M50 8C56 6 61 8 62 14M46 18C52 17 57 20 57 26"
          fill="none"
          stroke="#8ff0cd"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".65"
        />
        <g fill="none" stroke="#a5f5d7" strokeWidth="1.3" opacity=".7">
          {scales.map(([x, y]) => (
            <path key={y} d={`M${x - 5} ${y}Q${x} ${y + 7} ${x + 5} ${y}`} />
          ))}
        </g>
        <path
          d="M38 26C58 22 70 40 84 34 94 30 96 18 90 10"
          fill="none"
          stroke={paint('gold')}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M0 88C6 86 14 84 18 80 20 90 16 98 8 104 8 98 4 94 0 92ZM22 78C28 76 34 70 38 64 42 74 38 84 30 90 30 84 26 80 22 78Z"
          fill={paint('fire')}
        />
      </Mirrored>
      <circle cy="-47" r="11.500" fill="#6a3b06" />
      <circle cy="-47" r="10" fill={paint('moon')} />
    </svg>
  );
}
