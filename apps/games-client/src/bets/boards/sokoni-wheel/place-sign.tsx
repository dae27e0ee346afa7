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
        <circle r="8.2" cy="-0.6" fill="#ffe39a" />
        <circle r="6" cy="-0.6" fill="none" stroke="#a3690f" strokeWidth="1.2" />
        <path
          d="M-3.5 2.4C-1.5 3.6 2 3 2.6 1S-3 -1.6 -2.4 -3.4 2 -4.6 3 -3.4M0-5.6V4.4"
          fill="none"
          stroke="#7a4608"
          strokeWidth="1.5"
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
        <path d="M-9.5-1.5H9.5L8.4 9.5H-8.4Z" fill="#8a5426" />
        <path d="M-9-1.5H9V1.6H-8.8ZM-8.6 3.2H8.6L8.4 6H-8.3Z" fill="#c98a4a" />
        <path d="M-5.5-1.5L-5 9.5M5.5-1.5L5 9.5" stroke="#5a3210" strokeWidth="1.2" />
      </g>
    );
  }
  return (
    <g>
      <path
        d={`M${star}Z`}
        fill="#ffe9a6"
        stroke="#5b2a9e"
        strokeWidth="0.8"
        strokeLinejoin="round"
      />
      <circle r="3.2" fill="#e0417f" />
      <circle r="1.4" fill="#fff6d8" />
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
