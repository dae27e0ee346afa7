/** The cards of the operator as drawings of 100 by 140; said in words by whoever shows them. */
import {
  type Card,
  cornerOf,
  isRed,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from '@bahati/game-rules/cards/card.ts';
import { isJokerCard } from './card-words.ts';
import { CourtFigure } from './court-figure.tsx';
import { JokerFace } from './joker-face.tsx';
import { pipsOf } from './pips.ts';
import { suitSigns } from './suit-signs.ts';
import './cards.css';

const [red, black] = ['#b3202f', '#161a30'];
const inkOf = (card: Card) => (isRed(card) ? red : black);

export function SuitSign({ suit, size }: { suit: Suit; size: number }) {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={suitSigns[suit]} fill="currentColor" />
    </svg>
  );
}

export function CardFace({ card }: { card: Card }) {
  return isJokerCard(card) ? <JokerFace card={card} /> : <SuitedFace card={card} />;
}

function SuitedFace({ card }: { card: Card }) {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const isCourt = rank > 10 && rank < 14;
  return (
    <svg className="card-svg" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="139" rx="8.5" fill="#fdfaf2" stroke="#d3c6a6" />
      <rect x="2.5" y="2.5" width="95" height="135" rx="6.5" fill="none" stroke="#fff" />
      {isCourt && <CourtFigure rank={rank} suit={suit} />}
      {rank === 14 && <AceGround />}
      <g fill={inkOf(card)}>
        {pipsOf(rank).map(({ x, y, isTurned }) => (
          <path
            key={`${x} ${y}`}
            d={suitSigns[suit]}
            transform={`translate(${x} ${y}) scale(${rank === 14 ? 2.1 : rank > 8 ? 0.66 : 0.74})${isTurned ? ' rotate(180)' : ''}`}
          />
        ))}
        <Corner rank={rank} suit={suit} />
        <g transform="rotate(180 50 70)">
          <Corner rank={rank} suit={suit} />
        </g>
      </g>
    </svg>
  );
}

/** Large enough to be read on a card as small as a thumb. */
function Corner({ rank, suit }: { rank: Rank; suit: Suit }) {
  return (
    <>
      <text
        x={rank === 10 ? 14 : 14.5}
        y="27"
        textAnchor="middle"
        fontSize={rank === 10 ? 24 : 27}
        fontWeight="750"
        letterSpacing={rank === 10 ? -2.6 : 0}
        fontFamily="'Bricolage Variable', sans-serif"
      >
        {cornerOf(rank)}
      </text>
      <path d={suitSigns[suit]} transform="translate(14.5 41) scale(.7)" />
    </>
  );
}

/** Rays of a lantern behind the one sign of an ace. */
function AceGround() {
  return (
    <g fill="none" stroke="#dcc48c" strokeWidth="1.1">
      <circle cx="50" cy="70" r="33" strokeDasharray="1.2 4.2" strokeLinecap="round" />
      {Array.from({ length: 12 }, (_, ray) => (
        <path
          key={ray}
          d="M0-36 2.6-40.5 0-45-2.6-40.5Z"
          transform={`translate(50 70) rotate(${ray * 30}) scale(.72)`}
        />
      ))}
    </g>
  );
}

const lattice = Array.from({ length: 6 }, (_, row) => 20 + row * 20);

/** The same back on every card: a lantern on indigo cloth in a brass border. */
export function CardBack() {
  return (
    <svg className="card-svg" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="139" rx="8.5" fill="#f6ecd4" stroke="#bda671" />
      <rect x="5" y="5" width="90" height="130" rx="5.5" fill="#1a2459" />
      <g fill="none" stroke="#e2b04a" strokeOpacity=".5" strokeWidth=".9">
        {lattice.map((y) => (
          <path
            key={y}
            d={`M9 ${y} 25 ${y - 10} 41 ${y} 50 ${y - 5.6} 59 ${y} 75 ${y - 10} 91 ${y} 75 ${y + 10} 59 ${y} 50 ${y + 5.6} 41 ${y} 25 ${y + 10}Z`}
          />
        ))}
      </g>
      <g fill="#e2b04a" fillOpacity=".8">
        {lattice.flatMap((y) =>
          [25, 75].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />),
        )}
      </g>
      <rect
        x="8"
        y="8"
        width="84"
        height="124"
        rx="3.5"
        fill="none"
        stroke="#e2b04a"
        strokeWidth="1.4"
      />
      <circle cx="50" cy="70" r="23" fill="#141c49" stroke="#e2b04a" strokeWidth="1.6" />
      <circle
        cx="50"
        cy="70"
        r="19.5"
        fill="none"
        stroke="#e2b04a"
        strokeDasharray=".8 3.2"
        strokeLinecap="round"
      />
      <path d="M44 59h12l5 11-6 13H45l-6-13Z" fill="#2b3a86" stroke="#e2b04a" strokeWidth="1.4" />
      <path
        d="M50 62C54.5 67 56 70 56 73.5a6 6 0 0 1-12 0C44 70 45.5 67 50 62Z"
        fill="#ffc44d"
        stroke="#ff8a3d"
      />
      <path
        d="M50 69.5c1.8 2 2.4 3 2.4 4.6a2.4 2.4 0 0 1-4.8 0c0-1.6.6-2.6 2.4-4.6Z"
        fill="#fff3c4"
      />
      <path
        d="M46 59v-3.5h8V59M50 55.5V51M44.5 83h11v3.2h-11Z"
        fill="none"
        stroke="#e2b04a"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
