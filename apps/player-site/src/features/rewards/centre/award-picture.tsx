import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import type { ReactNode } from 'react';

/** A small drawing of what an award gives. */
export function AwardPicture({ kind }: { kind: MemberAward['kind'] }) {
  return (
    <svg className="award-picture" viewBox="0 0 56 56" width={56} height={56} aria-hidden="true">
      <rect width="56" height="56" rx="16" fill="#0a4f49" />
      <circle cx="28" cy="30" r="24" fill="#ffb347" opacity=".2" />
      {drawings[kind]}
    </svg>
  );
}

const coin = (x: number, y: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <ellipse cy="3" rx="13" ry="5.5" fill="#7c4a10" />
    <ellipse rx="13" ry="5.5" fill="#f4cb68" />
    <ellipse rx="9" ry="3.4" fill="none" stroke="#8a5614" strokeDasharray="1.4 2" />
    <ellipse rx="4" ry="1.8" fill="#fff0bd" />
  </g>
);

const drawings: Readonly<Record<MemberAward['kind'], ReactNode>> = {
  cash: [coin(24, 41), coin(31, 35), coin(25, 29), coin(30, 23), coin(27, 17)],
  bonus: (
    <g>
      <path d="M12 26h32v19a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3Z" fill="#c8402f" />
      <path d="M10 20h36v8H10Z" fill="#e2604a" />
      <path d="M24 20h8v28h-8Z" fill="#f4cb68" />
      <path d="M28 20C18 20 15 9 21 8c5-1 7 6 7 12Z" fill="#f4cb68" />
      <path d="M28 20c10 0 13-11 7-12-5-1-7 6-7 12Z" fill="#ffe08a" />
      <path d="M12 38l4-4 4 4-4 4ZM36 38l4-4 4 4-4 4Z" fill="#ffd072" />
    </g>
  ),
  points: (
    <g>
      <path
        d="m28 9 5.6 12.2 13.4 1.5-10 9 2.8 13.2L28 38.2 16.200 44.900 19 31.700l-10-9 13.400-1.500Z"
        fill="#f4cb68"
      />
      <path d="m28 9 5.600 12.200L28 38.200Z" fill="#ffe9a8" />
      <path d="m28 38.200 11.800 6.700-2.800-13.200Z" fill="#c4882a" />
    </g>
  ),
  tickets: (
    <g transform="rotate(-12 28 28)">
      <path
        d="M8 19h40v6a4 4 0 0 0 0 8v6H8v-6a4 4 0 0 0 0-8Z"
        fill="#fdf6e4"
        stroke="#c8402f"
        strokeWidth="2"
      />
      <path d="M36 20v19" stroke="#c8402f" strokeWidth="2" strokeDasharray="2 3" />
      <path
        d="m21 22 2.200 4.600 5 .6-3.700 3.400 1 5L21 33.200l-4.500 2.400 1-5-3.700-3.400 5-.6Z"
        fill="#f4b53a"
      />
    </g>
  ),
  free_rounds: (
    <g>
      <rect x="10" y="14" width="36" height="28" rx="6" fill="#7c4a10" />
      <rect x="13" y="18" width="30" height="20" rx="3" fill="#fdf6e4" />
      <path d="M23 18v20M33 18v20" stroke="#d9c48e" strokeWidth="2" />
      <circle cx="18" cy="28" r="3.600" fill="#c8402f" />
      <path d="m28 23.500 4 4.500-4 4.500-4-4.500Z" fill="#0f8478" />
      <circle cx="38" cy="28" r="3.600" fill="#f4b53a" />
      <path d="M46 24h3v-6" fill="none" stroke="#f4cb68" strokeWidth="3" strokeLinecap="round" />
      <circle cx="49" cy="15" r="3.500" fill="#e2604a" />
    </g>
  ),
};
