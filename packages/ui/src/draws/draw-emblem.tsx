import { useId } from 'react';
import './draw-emblem.css';

type Kind = 'envelope' | 'wheel' | 'egg' | 'raffle';

/** The small picture of a draw in lists. */
export function DrawEmblem({ kind }: { kind: Kind }) {
  const Drawing = drawings[kind];
  const night = useId();
  return (
    <svg className="draw-emblem" viewBox="0 0 76 76" aria-hidden="true">
      <defs>
        <radialGradient id={night} cx="0.5" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#33408a" />
          <stop offset="1" stopColor="#0f1638" />
        </radialGradient>
      </defs>
      <rect width="76" height="76" rx="14" fill={`url(#${night})`} />
      <g transform="translate(38 38)">
        <Drawing />
      </g>
    </svg>
  );
}

const drawings = { envelope: Envelope, wheel: Wheel, egg: Egg, raffle: Ticket };

const slices = [
  '#b4481f',
  '#0f7a6d',
  '#8a2548',
  '#243a9e',
  '#b4481f',
  '#0f7a6d',
  '#8a2548',
  '#243a9e',
];

function Wheel() {
  return (
    <>
      <circle r="27" fill="#c08a24" />
      {slices.map((fill, at) => (
        <path
          key={at}
          d="M0 0L0-24A24 24 0 0 1 16.97-16.97Z"
          fill={fill}
          stroke="#f2c86a"
          transform={`rotate(${at * 45})`}
        />
      ))}
      <circle r="6.5" fill="#f2c86a" stroke="#6d4306" strokeWidth="2" />
      <path d="M-6-33H6L0-20Z" fill="#f7dc92" stroke="#6d4306" />
    </>
  );
}

function Egg() {
  return (
    <>
      <path d="M-22 22Q-10 14 0 19T22 22Q16 31 0 31T-22 22Z" fill="#d9a640" />
      <path
        d="M0-29C13-29 21-7 21 5C21 18 12 26 0 26C-12 26-21 18-21 5C-21-7-13-29 0-29Z"
        fill="#d6336c"
      />
      <path d="M-19-5L-10 3L0-6L10 3L19-5L20 6L10 14L0 5L-10 14L-20 6Z" fill="#e2b04a" />
      <path
        d="M-9-18A26 26 0 0 0-14-4"
        stroke="#fff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity="0.6"
      />
    </>
  );
}

function Envelope() {
  return (
    <>
      <rect x="-27" y="-20" width="54" height="40" rx="5" fill="#a51c30" />
      <path
        d="M-27-15Q-27-20-22-20H22Q27-20 27-15V-13L0 6L-27-13Z"
        fill="#c8324a"
        stroke="#e2b04a"
        strokeWidth="2"
      />
      <circle cy="3" r="9" fill="#e2b04a" stroke="#6d4306" />
      <path d="M0-3L6 3L0 9L-6 3Z" fill="#a51c30" />
    </>
  );
}

function Ticket() {
  return (
    <g transform="rotate(-14)">
      <path
        d="M-28-16H28V-6A6 6 0 0 0 28 6V16H-28V6A6 6 0 0 0-28-6Z"
        fill="#e2b04a"
        stroke="#6d4306"
      />
      <path d="M-12-16V16" stroke="#6d4306" strokeDasharray="3 4" strokeWidth="2" />
      <path d="M6-8L9-1L16 0L11 5L12 12L6 8L0 12L1 5L-4 0L3-1Z" fill="#8a2548" />
    </g>
  );
}
