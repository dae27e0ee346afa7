import { rounded } from '@bahati/ui/round-board/board.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { kangaGround } from '@bahati/ui/patterns/kanga.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { playTick, playWin } from './draw-sound.ts';
import { wantsStillness } from './stillness.ts';
import {
  type Braking,
  brakeTo,
  brakingAngle,
  pointerBend,
  restOf,
  runningAngle,
  sliceAt,
} from './wheel-motion.ts';
import './prize-wheel.css';

export type WheelPrize = { title: string; isNothing: boolean };

/** One turn of the wheel: by its number it is another one; `prize` null: the answer is awaited. */
export type WheelTurn = { turn: number; prize: number | null };

const leastSlices = 8;
const lamps = 24;

const colours = ['#243a9e', '#0f7a6d', '#8a2548', '#b4481f', '#4a2f86', '#1d5f8a'] as const;
const nothingColour = '#1a2144';
const cloth = svgDataUri(kangaGround('prize-wheel'));

/**
 * A wheel of prizes. Slices are drawn equal; what is likely stands beside it in words. The caller says where
 * it rests: the wheel only shows it.
 */
export function PrizeWheel({
  prizes,
  spin,
  label,
  onRest,
}: {
  prizes: readonly WheelPrize[];
  spin: WheelTurn | null;
  /** What the picture is, for those who do not see it. */
  label: string;
  onRest: (turn: number) => void;
}) {
  const slices = prizes.length * Math.ceil(leastSlices / Math.max(1, prizes.length));
  const { rotor, pointer } = useTurning(spin, { prizes: prizes.length, slices, onRest });
  return (
    <svg className="prize-wheel" viewBox="-200 -214 400 414" role="img" aria-label={label}>
      <Rim />
      <g ref={rotor}>
        {Array.from({ length: slices }, (_, at) => {
          const prize = prizes[at % prizes.length];
          return prize && <Slice key={at} at={at} slices={slices} prize={prize} />;
        })}
        {Array.from({ length: slices }, (_, at) => (
          <circle key={at} {...spot((at * 360) / slices, 168)} r="4.2" className="wheel-peg" />
        ))}
      </g>
      <Hub />
      <g ref={pointer} className="wheel-pointer">
        <path d="M-15-212H15L4-158Q0-150-4-158Z" fill="#c08a24" />
        <path d="M-10-209H10L2-165Q0-160-2-165Z" fill="#f2c86a" />
        <circle cy="-201" r="4.5" fill="#6d4306" />
      </g>
    </svg>
  );
}

function useTurning(
  spin: WheelTurn | null,
  wheel: { prizes: number; slices: number; onRest: (turn: number) => void },
) {
  const rotor = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const state = useRef({ angle: 0, turn: -1, startedAt: 0, from: 0 });
  const rest = useEffectEvent((turn: number) => {
    playWin();
    wheel.onRest(turn);
  });
  const { prizes, slices } = wheel;
  const turn = spin?.turn ?? null;
  const prize = spin?.prize ?? null;

  useEffect(() => {
    const now = state.current;
    if (turn === null) return;
    if (now.turn !== turn) {
      now.turn = turn;
      now.startedAt = performance.now();
      now.from = now.angle;
    }
    const show = (angle: number) => {
      if (sliceAt(angle, slices) !== sliceAt(now.angle, slices)) playTick();
      now.angle = angle;
      rotor.current?.setAttribute('transform', `rotate(${rounded(angle)})`);
      const bend = pointerBend(angle, slices);
      pointer.current?.setAttribute('transform', `rotate(${rounded(bend)} 0 -201)`);
    };
    // decoration: any slice of the prize, any place in it; where it rests says nothing but the prize.
    const [anySlice, anyPlace] = [Math.random(), Math.random()];
    const slice = prize === null ? 0 : prize + prizes * Math.floor((anySlice * slices) / prizes);
    const restAngle = restOf(slice, slices, 0.15 + anyPlace * 0.7);
    if (wantsStillness()) {
      if (prize === null) return;
      show(restAngle);
      rest(turn);
      return;
    }
    let braking: (Braking & { since: number }) | undefined;
    let frame = requestAnimationFrame(function step(at) {
      const running = now.from + runningAngle(Math.max(0, at - now.startedAt) / 1_000);
      // It is braked once it runs at its full speed, however early the answer came.
      if (!braking && prize !== null && at - now.startedAt > 600) {
        braking = { ...brakeTo(running, restAngle), since: at };
      }
      show(braking ? brakingAngle(braking, (at - braking.since) / 1_000) : running);
      if (braking && at - braking.since >= braking.seconds * 1_000) return rest(turn);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [turn, prize, prizes, slices]);
  return { rotor, pointer };
}

function spot(degrees: number, radius: number) {
  const turned = ((degrees - 90) * Math.PI) / 180;
  return {
    cx: rounded(Math.cos(turned) * radius),
    cy: rounded(Math.sin(turned) * radius),
  };
}

function Slice({ at, slices, prize }: { at: number; slices: number; prize: WheelPrize }) {
  const step = 360 / slices;
  const from = spot(at * step, 168);
  const to = spot((at + 1) * step, 168);
  const fill = prize.isNothing ? nothingColour : colours[at % colours.length];
  const words = twoLines(prize.title);
  return (
    <g>
      <path
        d={`M0 0L${from.cx} ${from.cy}A168 168 0 0 1 ${to.cx} ${to.cy}Z`}
        fill={fill}
        stroke="#e2b04a"
        strokeWidth="1.5"
      />
      <g transform={`rotate(${(at + 0.5) * step - 90}) translate(156 0)`}>
        {words.map((line, row) => (
          <text
            key={line}
            className={prize.isNothing ? 'wheel-word wheel-word-quiet' : 'wheel-word'}
            y={(row - (words.length - 1) / 2) * 15}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}

const mostLetters = 13;

/** A title in at most two lines, cut between words where it can be. */
function twoLines(title: string): string[] {
  if (title.length <= mostLetters) return [title];
  const cut = title.lastIndexOf(' ', mostLetters);
  const at = cut > 0 ? cut : mostLetters;
  const rest = title.slice(at).trim();
  return [
    title.slice(0, at),
    rest.length > mostLetters ? `${rest.slice(0, mostLetters - 1)}…` : rest,
  ];
}

function Rim() {
  const gradient = useId();
  return (
    <g>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f7dc92" />
          <stop offset="0.45" stopColor="#c08a24" />
          <stop offset="1" stopColor="#6d4306" />
        </linearGradient>
      </defs>
      <circle r="196" fill="#0b1020" opacity="0.35" cy="5" />
      <circle r="194" fill={`url(#${gradient})`} />
      <circle r="186" fill="#141b3d" />
      <circle r="172" fill="#c08a24" />
      {Array.from({ length: lamps }, (_, at) => (
        <circle
          key={at}
          {...spot(((at + 0.5) * 360) / lamps, 180)}
          r="4.6"
          className={at % 2 === 0 ? 'wheel-lamp' : 'wheel-lamp wheel-lamp-late'}
        />
      ))}
    </g>
  );
}

function Hub() {
  const clip = useId();
  return (
    <g>
      <defs>
        <clipPath id={clip}>
          <circle r="33" />
        </clipPath>
      </defs>
      <circle r="44" fill="#0b1020" opacity="0.4" cy="4" />
      <circle r="42" fill="#c08a24" />
      <circle r="39" fill="#f2c86a" />
      <circle r="35" fill="#6d4306" />
      <image
        href={cloth}
        x="-60"
        y="-60"
        width="120"
        height="120"
        clipPath={`url(#${clip})`}
        preserveAspectRatio="xMidYMid slice"
      />
      <circle r="33" fill="none" stroke="#f2c86a" strokeWidth="2" />
    </g>
  );
}
