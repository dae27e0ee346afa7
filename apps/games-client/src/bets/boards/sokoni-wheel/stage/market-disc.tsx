/** The 54 segments of the market wheel. */
import {
  isBonus,
  numberPays,
  segments,
  type SokoniPlace,
  sokoniPlaces,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import { memo, useId } from 'react';
import { BonusSign } from '#frame/bets/boards/sokoni-wheel/place-sign.tsx';
import { placeTones } from '#frame/bets/boards/sokoni-wheel/sokoni-tones.ts';
import { Landed, slicePath } from './fair-wheel.tsx';

const count = segments.length;
const radii = [40, 160] as const;

export const MarketDisc = memo(function MarketDisc({ lit }: { readonly lit: number | null }) {
  // A record shows another wheel on the same page.
  const id = useId();
  return (
    <g>
      <defs>
        {sokoniPlaces.map((place) => (
          <radialGradient
            key={place}
            id={`${id}${place}`}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r="160"
          >
            <stop offset=".28" stopColor={placeTones[place].deep} />
            <stop offset=".86" stopColor={placeTones[place].light} />
            <stop offset="1" stopColor={placeTones[place].deep} />
          </radialGradient>
        ))}
      </defs>
      <circle r="172" fill="#4a2408" />
      {segments.map((place, at) => (
        <path
          // Segments never change places.
          key={at}
          d={slicePath(at, count, radii)}
          fill={`url(#${id}${place})`}
          stroke="#3c1a08"
          strokeWidth="1"
        />
      ))}
      {segments.map((place, at) => (
        <g key={at} transform={`rotate(${(at * 360) / count})`}>
          <Mark place={place} />
        </g>
      ))}
      {lit !== null && <Landed segment={lit} {...{ count, radii }} />}
    </g>
  );
});

function Mark({ place }: { readonly place: SokoniPlace }) {
  const { ink } = placeTones[place];
  if (!isBonus(place)) {
    return (
      <text className="fair-figure" y="-141" fontSize={place === 'ten' ? 14.5 : 17} fill={ink}>
        {numberPays[place]}
      </text>
    );
  }
  return (
    <>
      <g transform="translate(0 -142) scale(0.820)">
        <BonusSign place={place} />
      </g>
      <g fill={ink} opacity="0.75">
        <path d="M0-124L3.5-117 0-110-3.5-117Z" />
        <path d="M0-104L3-98 0-92-3-98Z" />
      </g>
    </>
  );
}
