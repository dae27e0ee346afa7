/** What stands on the coins: a lantern, a dhow, the sun over water, a cut stone and a brilliant. */
import type { ReactNode } from 'react';
import type { BadgeKind } from './badge-looks.ts';

function Lantern() {
  return (
    <g strokeLinejoin="round">
      <path d="M43 26a5 5 0 0 1 10 0" fill="none" stroke="#f3b98a" strokeWidth="2.4" />
      <path d="M38 31.5 48 25l10 6.5Z" fill="#f3b98a" />
      <path d="M38.5 33h19l3.5 25h-26Z" fill="#ffd28a" />
      <path d="M38.5 33h19l3.5 25h-26Z" fill="none" stroke="#8a4a24" strokeWidth="1.8" />
      <path
        d="M48 53c-5 0-6.4-3.4-5.3-6.6 1-3 4.2-4.2 5.3-9.4 2.4 3.6 6 5.6 6 10 0 3.6-2.4 6-6 6Z"
        fill="#ff6b4a"
      />
      <path
        d="M48 52.6c-2.4 0-3.4-1.8-2.8-3.6.5-1.5 2-2.2 2.8-4.4 1.3 1.8 3 2.8 3 4.8 0 2-1.3 3.2-3 3.2Z"
        fill="#fff0c0"
      />
      <path d="M43.4 33 41 58M52.6 33 55 58" stroke="#8a4a24" strokeWidth="1.3" />
      <path d="M33.5 58h29l-2.5 6.5H36Z" fill="#f3b98a" />
      <path d="M35 64.5h26v3.4H35Z" fill="#c07243" />
    </g>
  );
}

function Dhow() {
  return (
    <g strokeLinejoin="round">
      <circle cx="62" cy="33" r="5.6" fill="#f4f7fb" opacity="0.9" />
      <path d="M46.5 23v33" stroke="#e3e9f1" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M47.6 22.5c11 9 15.8 18.4 15.4 29.5H47.6Z" fill="#f4f7fb" />
      <path d="M47.6 22.5c5.6 9.6 7.4 18.6 6.4 29.5h-6.4Z" fill="#c7d2df" />
      <path d="M45.2 29c-8 7.4-11.8 14.6-12.2 23h12.2Z" fill="#dfe6ee" />
      <path d="M28 55.5h40.5c-1.6 6.8-5.8 10-12 10H40c-6.2 0-10.2-3.4-12-10Z" fill="#93a1b3" />
      <path d="M28 55.5h40.5l-.9 3H29Z" fill="#eef2f7" />
      <path
        d="M24 68c4-2.6 8-2.6 12 0s8 2.6 12 0 8-2.6 12 0 8 2.6 12 0M31 73c3.6-2.2 7.2-2.2 10.8 0s7.2 2.2 10.8 0 7.2-2.2 10.8 0"
        fill="none"
        stroke="#9fd8e6"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

const rays = Array.from({ length: 12 }, (_, at) => at * 30);

function Sun() {
  return (
    <g>
      {rays.map((angle, at) => (
        <path
          key={angle}
          d={at % 2 === 0 ? 'M48 19.5 50.6 30h-5.2Z' : 'M48 23 50 30h-4Z'}
          fill={at % 2 === 0 ? '#ffe9a8' : '#e2b04a'}
          transform={`rotate(${angle} 48 46)`}
        />
      ))}
      <circle cx="48" cy="46" r="13.4" fill="#f2c86a" />
      <circle cx="48" cy="46" r="10.2" fill="none" stroke="#8f6012" strokeWidth="1.4" />
      <path d="M48 37.6 55.2 46 48 54.4 40.8 46Z" fill="#c0551f" />
      <path d="M48 41.8 51.6 46 48 50.2 44.4 46Z" fill="#fff3cf" />
      <path
        d="M26.5 67.4c4.4-2.8 8.6-2.8 12.9 0s8.6 2.8 12.9 0 8.6-2.8 12.9 0M34 73.2c3.5-2.2 7-2.2 10.5 0s7 2.2 10.5 0 4.6-1.4 7-1.4"
        fill="none"
        stroke="#ffd98a"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  );
}

function Stone() {
  return (
    <g strokeLinejoin="round">
      <path d="M38 25h20l12 12v20L58 69H38L26 57V37Z" fill="#5a52d6" />
      <path d="M38 25h20l-4 10H42Z" fill="#b9b2ff" />
      <path d="M58 25 70 37l-10 4-6-6Z" fill="#8a83f2" />
      <path d="M70 37v20l-10-4V41Z" fill="#4a41bd" />
      <path d="m70 57-12 12-4-10 6-6Z" fill="#332b93" />
      <path d="M58 69H38l4-10h12Z" fill="#2a2380" />
      <path d="M38 69 26 57l10-4 6 6Z" fill="#3d35a8" />
      <path d="M26 57V37l10 4v12Z" fill="#6f67e6" />
      <path d="m26 37 12-12 4 10-6 6Z" fill="#9d96fb" />
      <path d="M42 35h12l6 6v12l-6 6H42l-6-6V41Z" fill="#7a72ee" />
      <path d="M42 35h12l-6 12-12-6Z" fill="#c9c3ff" opacity="0.85" />
      <path d="M60 53 48 47l6 12Z" fill="#e07ad0" opacity="0.55" />
      <path d="M33 30.5v-6M30 27.5h6" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </g>
  );
}

function Brilliant() {
  return (
    <g strokeLinejoin="round">
      <path d="M35 30h26l11 13-24 29-24-29Z" fill="#d9f4f7" />
      <path d="m35 30-11 13h13.6Z" fill="#a9dfe8" />
      <path d="M35 30h13L37.6 43Z" fill="#f7feff" />
      <path d="M61 30H48l10.4 13Z" fill="#e9fbfd" />
      <path d="m61 30 11 13H58.4Z" fill="#8fcfdd" />
      <path d="M48 30 37.6 43h20.8Z" fill="#ffffff" />
      <path d="M24 43h13.6L48 72Z" fill="#bfe9f0" />
      <path d="M37.6 43h20.8L48 72Z" fill="#eefcfd" />
      <path d="M72 43H58.4L48 72Z" fill="#6db8cb" />
      <path d="M24 43h48" stroke="#5b93a6" strokeWidth="1" opacity="0.7" />
      <path
        d="M66 22.5v8M62 26.5h8M29 57v6M26 60h6"
        stroke="#fff6d8"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

export const badgeMotifs: Readonly<Record<BadgeKind, () => ReactNode>> = {
  copper: Lantern,
  silver: Dhow,
  gold: Sun,
  tanzanite: Stone,
  diamond: Brilliant,
};
