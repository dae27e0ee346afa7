import { useId } from 'react';
import { Mirrored } from './mirrored.tsx';

/** A lion of the savannah in the full mane of the dry season, roaring. */
export function LionHead() {
  const id = useId();
  const paint = (name: string) => `url(#${id}${name})`;
  return (
    <svg className="beast" viewBox="-104 -112 208 216" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}mane`} cx="0" cy=".45" r="1">
          <stop offset="0" stopColor="#a5561a" />
          <stop offset=".55" stopColor="#6b2c0c" />
          <stop offset="1" stopColor="#2c0f06" />
        </radialGradient>
        <radialGradient id={`${id}inner`} cx="0" cy=".45" r="1">
          <stop offset="0" stopColor="#e59a34" />
          <stop offset=".6" stopColor="#c26a1c" />
          <stop offset="1" stopColor="#853c10" />
        </radialGradient>
        <linearGradient id={`${id}fur`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd98b" />
          <stop offset=".55" stopColor="#eda944" />
          <stop offset="1" stopColor="#b8691d" />
        </linearGradient>
        <linearGradient id={`${id}pale`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff6e2" />
          <stop offset="1" stopColor="#e2c093" />
        </linearGradient>
      </defs>
      <Mirrored>
        <path
          d="M0-110C14-104 22-108 34-108 42-98 52-98 66-94 68-80 76-74 88-66 84-54 90-44 100-36 92-24 96-12 103 0 92 8 92 20 96 34 84 38 82 50 80 64 68 64 62 76 56 88 44 86 36 96 26 104 16 100 8 106 0 106"
          fill={paint('mane')}
          stroke="#1d0903"
          strokeWidth="1.6"
        />
        <path
          d="M0-88C12-84 22-88 32-84 40-80 50-76 58-68 58-56 66-48 74-40 70-28 76-16 82-6 74 4 74 16 74 26 64 30 62 44 58 54 48 56 42 66 36 76 26 74 16 82 0 82Z"
          fill={paint('inner')}
        />
        <path
          d="M8-100C10-92 10-88 8-82M34-100C34-92 32-86 28-80M60-86C56-80 52-74 46-70M82-62C76-58 70-54 64-52M94-34C86-32 80-30 74-28M96 2C88 2 84 4 78 6M88 34C80 32 76 30 70 30M70 60C64 56 60 54 56 50M44 82C40 76 38 72 36 66M18 96C16 90 14 86 14 80"
          fill="none"
          stroke="#f0a644"
          strokeWidth="1.8"
          strokeLinecap="round"
          opacity=".6"
        />
        <path
          d="M36-60C42-78 60-82 68-72 72-60 66-48 54-42Z"
          fill={paint('fur')}
          stroke="#5a2a0a"
          strokeWidth="1.5"
        />
        <path d="M46-60C50-70 58-72 62-66 62-58 58-52 52-48Z" fill="#8a3f14" />
        <path
          d="M0-66C22-68 42-58 52-38 60-20 58 2 52 18 52 38 40 54 26 62 14 66 0 66 0 66"
          fill={paint('fur')}
          stroke="#5a2a0a"
          strokeWidth="1.5"
        />
        <path d="M14-34C22-46 38-48 50-36 42-36 32-32 24-26 18-22 14-26 14-34Z" fill="#fff0cd" />
        <path
          d="M0 44C16 40 32 42 38 50 36 74 20 90 0 92"
          fill={paint('pale')}
          stroke="#7a4314"
          strokeWidth="1.3"
        />
        <path d="M0 48C12 46 24 48 32 52 30 70 16 82 0 83Z" fill="#3a0710" />
        <path d="M0 66C10 62 18 64 20 70 14 78 8 82 0 82Z" fill="#dd515c" />
        <path
          d="M16 49 26 51 22 71ZM10 83 16 79 12 69ZM7 48 12 48.500 10 54Z"
          fill="#fffaf0"
          stroke="#c9ae7a"
          strokeWidth=".7"
        />
        <path
          d="M0 24C14 18 32 22 40 36 42 50 30 56 17 54 8 54 2 50 0 48"
          fill={paint('pale')}
          stroke="#7a4314"
          strokeWidth="1.2"
        />
        <g fill="#5a2a0a">
          <circle cx="18" cy="37" r="1.400" />
          <circle cx="26" cy="36" r="1.400" />
          <circle cx="23" cy="44" r="1.400" />
          <circle cx="31" cy="43" r="1.400" />
        </g>
        <path
          d="M22 40C46 36 66 40 84 34M24 45C46 46 64 52 80 56M24 36C42 28 60 26 76 16"
          fill="none"
          stroke="#fffdf4"
          strokeWidth="1.100"
          strokeLinecap="round"
        />
        <path d="M0-44C9-42 12-24 11-6 12 6 17 14 19 20L0 22Z" fill="#ffe5ac" opacity=".85" />
        <path d="M0 16H17C21 22 13 31 4 35L0 37Z" fill="#5b2320" stroke="#2c0d0a" />
        <path d="M8 23C10 21 14 22 14 25 12 29 8 28 8 23Z" fill="#1d0606" />
        <path d="M0 36V48" stroke="#2c0d0a" strokeWidth="1.600" />
        <path d="M11-10C18-26 40-28 52-17 46-3 24 3 11-10Z" fill="#1d0a03" />
        <path d="M16-11C22-22 38-23 47-16 41-6 27-3 16-11Z" fill="#ffc53d" />
        <circle cx="33" cy="-14" r="5.600" fill="#170a03" />
        <circle cx="30" cy="-17" r="1.900" fill="#fffdf0" />
        <path
          d="M10-18C18-32 36-36 54-24"
          fill="none"
          stroke="#7a3a0e"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M4-64C6-58 6-52 3-46M16-62C18-56 17-50 14-46"
          fill="none"
          stroke="#a05a18"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </Mirrored>
    </svg>
  );
}
