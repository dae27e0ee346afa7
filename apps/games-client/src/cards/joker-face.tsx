import { type Card, deckSize } from '@bahati/game-rules/cards/card.ts';

const star = 'M0-12 3.1-4 11.6-3.700 5-1.600 7.3 9.800 0 5 -7.3 9.800-5-1.600-11.6-3.700-3.1-4Z';

/** The fool of the market: a cap with three bells, a mask, and a drum, seen from both ends. */
export function JokerFace({ card }: { card: Card }) {
  const isRed = card === deckSize;
  const [ink, robe, second] = isRed
    ? ['#b3202f', '#b3202f', '#e2b04a']
    : ['#161a30', '#24327a', '#2fb8a6'];
  const half = (
    <g>
      <path d="M27 70V62C32 54 42 53 44 49L50 56 56 49C58 53 68 54 73 62V70Z" fill={robe} />
      <path d="M50 56 56 49C58 53 68 54 73 62V70H50Z" fill={second} />
      <path
        d="M30 58 35 64 40 56 45 63 50 56 55 63 60 56 65 64 70 58"
        fill="none"
        stroke="#fff5d6"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M44 49 50 56 56 49 53.5 43H46.5Z" fill="#5d3620" />
      <ellipse cx="50" cy="38" rx="9" ry="10.4" fill="#75452a" />
      <path
        d="M40.5 34q4.500-4 9.500 0 5-4 9.500 0v3.600q-4.500 3-7.500 0-2-1.600-4 0-3 3-7.500 0Z"
        fill="#fff5d6"
      />
      <path
        d="M44 35.600h3M53 35.600h3M45.600 43q4.400 4 8.800 0"
        fill="none"
        stroke="#2a150b"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d="M40 34C36 24 30 26 28.500 33 27 21 38 15 45 24Z" fill={robe} />
      <path d="M60 34C64 24 70 26 71.500 33 73 21 62 15 55 24Z" fill={second} />
      <path d="M40 34C41 24 46 22 50 12 54 22 59 24 60 34 55 29 45 29 40 34Z" fill={second} />
      <path d="M50 12C54 22 59 24 60 34 57 31 53.500 30 50 30Z" fill={robe} />
      <path
        d="M39.600 34.600Q50 28 60.400 34.600"
        fill="none"
        stroke="#fff5d6"
        strokeWidth="2.200"
      />
      <g fill="#e2b04a" stroke="#8a5a10" strokeWidth=".7">
        <circle cx="28.500" cy="34.500" r="2.600" />
        <circle cx="71.500" cy="34.500" r="2.600" />
        <circle cx="50" cy="11.500" r="2.600" />
      </g>
    </g>
  );
  const corner = (
    <g fill={ink}>
      <path d={star} transform="translate(14 18) scale(.86)" />
      <text
        x="14"
        y="34"
        textAnchor="start"
        fontSize="12.500"
        fontWeight="800"
        letterSpacing="1.400"
        fontFamily="'Bricolage Variable', sans-serif"
        transform="rotate(90 14 34) translate(0 4.400)"
      >
        JOKER
      </text>
    </g>
  );
  return (
    <svg className="card-svg" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="139" rx="8.5" fill="#fdfaf2" stroke="#d3c6a6" />
      <rect x="2.5" y="2.5" width="95" height="135" rx="6.5" fill="none" stroke="#fff" />
      <rect x="25.5" y="5" width="49" height="130" rx="3" fill="#f7e7c0" stroke="#c89b3f" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M25.500 70H74.500" stroke="#9a6512" strokeWidth="1" />
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
    </svg>
  );
}
