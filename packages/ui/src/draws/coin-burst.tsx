import { rounded } from '@bahati/ui/round-board/board.ts';
import { type CSSProperties, useEffect, useRef } from 'react';
import { seededDraw } from '@bahati/ui/patterns/seeded.ts';
import { wantsStillness } from './stillness.ts';
import './coin-burst.css';

const coins = 22;
const steps = 16;

/** Coins that leap from one point, fall under gravity and spin; they mean nothing and are not told. */
export function CoinBurst({ seed, size = 1 }: { seed: string; size?: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box || wantsStillness()) return;
    const draw = seededDraw(seed);
    const flights = [...box.children].map((coin) =>
      coin.animate(flight(draw.share, size), {
        duration: 1_300 + draw.share() * 500,
        delay: draw.share() * 140,
        easing: 'linear',
        fill: 'both',
      }),
    );
    return () => flights.forEach((one) => one.cancel());
  }, [seed, size]);
  return (
    <div ref={ref} className="coin-burst" aria-hidden="true">
      {Array.from({ length: coins }, (_, at) => (
        <svg
          key={at}
          viewBox="-12 -12 24 24"
          className="coin-burst-coin"
          style={{ '--coin-size': `${14 + ((at * 7) % 12)}px` } as CSSProperties}
        >
          <circle r="11" fill="#8f5f10" />
          <circle r="10" fill="#e2b04a" />
          <circle r="7.4" fill="none" stroke="#a8741c" strokeWidth="1.2" />
          <path d="M0-4.6L4.6 0L0 4.6L-4.6 0Z" fill="#f7dc92" />
          <path d="M-7-6A9.4 9.4 0 0 1 2-9.2" fill="none" stroke="#fff3cf" strokeWidth="1.4" />
        </svg>
      ))}
    </div>
  );
}

/** Thrown upwards and aside; the height is a parabola in time. */
function flight(share: () => number, size: number): Keyframe[] {
  const aside = (share() - 0.5) * 420 * size;
  const up = (300 + share() * 300) * size;
  const turns = (share() < 0.5 ? -1 : 1) * (1 + share() * 2);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const time = at / steps;
    const y = -up * time * 1.7 + up * 2.6 * time ** 2;
    const flip = Math.cos(time * turns * Math.PI * 2);
    return {
      transform: [
        `translate(${rounded(aside * time)}px, ${rounded(y)}px)`,
        `rotate(${rounded(turns * 200 * time)}deg) scaleX(${rounded(flip)})`,
      ].join(' '),
      opacity: time < 0.75 ? 1 : (1 - time) * 4,
    };
  });
}
