import type { Rank, Suit } from '@bahati/game-rules/cards/card.ts';
import { suitSigns } from './suit-signs.ts';

/** Each suit is a house with its own cloth; the ink of its sign stays red or black. */
const houses: Readonly<Record<Suit, { readonly robe: string; readonly ink: string }>> = {
  hearts: { robe: '#b3202f', ink: '#b3202f' },
  diamonds: { robe: '#c25a17', ink: '#b3202f' },
  spades: { robe: '#24327a', ink: '#161a30' },
  clubs: { robe: '#17614f', ink: '#161a30' },
};

/** Jack, queen and king of the coast under a Lamu arch, seen from both ends. */
export function CourtFigure({ rank, suit }: { rank: Rank; suit: Suit }) {
  const { robe, ink } = houses[suit];
  const half = (
    <g>
      <path d="M30 69V37Q30 17 50 17T70 37V69" fill="#fbf1da" stroke="#dcb768" strokeWidth=".9" />
      <Attribute rank={rank} />
      <path d="M27 70V61C31 52.5 41 51.5 44 48L50 56 56 48C59 51.5 69 52.5 73 61V70Z" fill={robe} />
      <path d="M35 55.5 45.5 70M65 55.5 54.5 70" fill="none" stroke="#e2b04a" strokeWidth="1.7" />
      <path d="M30.5 58.5 35 70M69.5 58.5 65 70" fill="none" stroke="#f3dca4" strokeWidth=".8" />
      <path
        d="M27 70 32.75 63.5 38.5 70 44.25 63.5 50 70 55.75 63.5 61.5 70 67.25 63.5 73 70Z"
        fill="#e2b04a"
      />
      <path
        d="M31.5 70l1.3-2 1.3 2ZM42.9 70l1.3-2 1.3 2ZM54.5 70l1.3-2 1.3 2ZM65.9 70l1.3-2 1.3 2Z"
        fill={robe}
      />
      <path d="M44 48 50 56 56 48 53.5 42H46.500Z" fill="#5d3620" />
      <ellipse cx="50" cy="36.5" rx="8.6" ry="10.4" fill="#75452a" />
      <path
        d="M44.6 34.600h3.400M52 34.600h3.400M50 36v3.400M47.4 42.200q2.6 1.6 5.2 0"
        fill="none"
        stroke="#2a150b"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <Headgear rank={rank} robe={robe} />
      <path d={suitSigns[suit]} fill={ink} transform="translate(31.8 20.2) scale(.42)" />
    </g>
  );
  return (
    <g>
      <rect x="25.5" y="13" width="49" height="114" rx="2" fill="#f0dfb8" stroke="#c89b3f" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <path d="M25.5 70H74.5" stroke="#9a6512" strokeWidth=".9" />
    </g>
  );
}

/** What is carried: the jack a spear, the queen a jasmine, the king a curved sword. */
function Attribute({ rank }: { rank: Rank }) {
  if (rank === 11) {
    return (
      <>
        <path d="M66 69V26" stroke="#6b4320" strokeWidth="1.6" />
        <path
          d="M66 17.5 68.6 25 66 29 63.4 25Z"
          fill="#b9c2cc"
          stroke="#5d6873"
          strokeWidth=".7"
        />
      </>
    );
  }
  if (rank === 12) {
    return (
      <>
        <path d="M65 66Q68 52 66 41" fill="none" stroke="#3c7a4d" strokeWidth="1.3" />
        <path d="M66.5 52q5-2.5 4.5-6-4.5.5-4.5 6Z" fill="#3c7a4d" />
        <g fill="#fff" stroke="#c9a14e" strokeWidth=".5">
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              cx="66"
              cy="34.8"
              rx="1.9"
              ry="3.4"
              transform={`rotate(${turn} 66 38)`}
            />
          ))}
        </g>
        <circle cx="66" cy="38" r="1.5" fill="#e2b04a" />
      </>
    );
  }
  return (
    <>
      <path
        d="M65 58Q70.5 44 65.5 25Q63 39 63.4 57Z"
        fill="#cdd4db"
        stroke="#5d6873"
        strokeWidth=".7"
      />
      <path
        d="M60.8 57.200l6.6 1.600M64 58.500l-.8 6"
        stroke="#9a6512"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

function Headgear({ rank, robe }: { rank: Rank; robe: string }) {
  if (rank === 11) {
    return (
      <>
        <path d="M40.6 32.4V25Q50 20.4 59.4 25V32.4Q50 28.6 40.6 32.4Z" fill="#fbf7ee" />
        <path
          d="M42 27.6 45 25.4 48 27.4 51 25.2 54 27.4 57 25.4M40.6 32.2Q50 28.4 59.4 32.2"
          fill="none"
          stroke={robe}
          strokeWidth="1.3"
        />
      </>
    );
  }
  if (rank === 12) {
    return (
      <>
        <path
          d="M40 35C36 22 45 17.6 50 20.4 55 17.6 64 22 60 35 57 28.4 43 28.4 40 35Z"
          fill={robe}
        />
        <path
          d="M41.4 29Q50 22 58.6 29M44 22.6Q50 26.4 56 22.6"
          fill="none"
          stroke="#e2b04a"
          strokeWidth="1.6"
        />
        <g fill="none" stroke="#c98a1e" strokeWidth="1.5">
          <circle cx="40.4" cy="42" r="2.6" />
          <circle cx="59.6" cy="42" r="2.6" />
        </g>
      </>
    );
  }
  return (
    <>
      <path
        d="M42.6 41Q44 51 50 51 56 51 57.4 41 54 45.6 50 44.4 46 45.6 42.6 41Z"
        fill="#2a150b"
      />
      <path d="M47.4 43.4q2.6 1.4 5.2 0" fill="none" stroke="#75452a" strokeWidth="1.1" />
      <path
        d="M40 31.6 38.4 20.4 45 25.4 50 17.8 55 25.4 61.6 20.4 60 31.6Q50 28 40 31.6Z"
        fill="#e2b04a"
        stroke="#9a6512"
      />
      <path d="M40.6 29.4Q50 26 59.4 29.4" fill="none" stroke={robe} strokeWidth="1.6" />
    </>
  );
}
