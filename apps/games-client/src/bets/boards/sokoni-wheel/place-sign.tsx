/** What stands for a place: a figure, or the sign of its bonus round. */
import {
  isBonus,
  numberPays,
  type BonusPlace,
  type SokoniPlace,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';

const star = Array.from({ length: 16 }, (_, at) => {
  const [radius, angle] = [at % 2 ? 4.6 : 10, (at * Math.PI) / 8];
  return `${Math.round(Math.sin(angle) * radius * 10) / 10} ${Math.round(-Math.cos(angle) * radius * 10) / 10}`;
}).join('L');

/** About the origin, twenty units across. */
export function BonusSign({ place }: { readonly place: BonusPlace }) {
  if (place === 'coin') {
    return (
      <g>
        <circle r="9.5" fill="#8a5410" />
        <circle r="8.200" cy="-0.600" fill="#ffe39a" />
        <circle r="6" cy="-0.600" fill="none" stroke="#a3690f" strokeWidth="1.200" />
        <path
          d="M-3.500 2.400C-1.500 3.600 2 3 2.600 1S-3 -1.600 -2.400 -3.400 2 -4.600 3 -3.400M0-5.600V4.400"
          fill="none"
          stroke="#7a4608"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
      </g>
    );
  }
  if (place === 'crates') {
    return (
      <g>
        <path d="M-6-3C-8-8-2-9-1-5C0-10 6-9 5-4C9-7 10-2 7-1H-8C-10-3-8-5-6-3Z" fill="#ff9a3c" />
        <path d="M-2-5C-2-8 0-10 3-10C3-8 1-6-2-5Z" fill="#2c6b1a" />
        <path d="M-9.500-1.500H9.500L8.400 9.500H-8.400Z" fill="#8a5426" />
        <path d="M-9-1.500H9V1.600H-8.800ZM-8.600 3.200H8.600L8.400 6H-8.300Z" fill="#c98a4a" />
        <path d="M-5.500-1.500L-5 9.500M5.500-1.500L5 9.500" stroke="#5a3210" strokeWidth="1.200" />
      </g>
    );
  }
  return (
    <g>
      <path
        d={`M${star}Z`}
        fill="#ffe9a6"
        stroke="#5b2a9e"
        strokeWidth="0.800"
        strokeLinejoin="round"
      />
      <circle r="3.200" fill="#e0417f" />
      <circle r="1.400" fill="#fff6d8" />
    </g>
  );
}

/** In a line of text or on a plate; said by whoever shows it. */
export function PlaceSign({ place }: { readonly place: SokoniPlace }) {
  if (!isBonus(place)) return <b className="sokoni-figure tabular">{numberPays[place]}</b>;
  return (
    <svg className="sokoni-sign" viewBox="-11 -11 22 22" aria-hidden="true">
      <BonusSign place={place} />
    </svg>
  );
}
