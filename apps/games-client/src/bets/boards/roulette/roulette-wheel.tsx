import type { Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { BetCue } from '#frame/bets/stage/board.ts';
import { ballAt, ballAtRest, type BallPlace, pocketAngle } from './ball-path.ts';
import { Ball, Bowl, Rotor } from './wheel-drawing.tsx';

type RouletteWheelProps = {
  readonly wheel: Wheel;
  /** Where the ball lies or is to come to rest; null: the ball is not in yet. */
  readonly number: string | null;
  /** Keys one run of the ball. */
  readonly turn: number;
  readonly isRunning: boolean;
  readonly isFast: boolean;
  readonly onRest: () => void;
  /** For how long the ball has been running already, in milliseconds. Absent: it starts now. */
  readonly ranMs?: (() => number) | undefined;
  /** Pockets that lightning struck. */
  readonly struck?: readonly string[] | undefined;
  readonly sound: (cue: BetCue, step?: number) => void;
};

const runMs = 4_600;
/** How wide the ball's picture is, of a hundred parts of the wheel. */
const ballPart = 4.8;
/** Parts of the run at which the ball is heard: at the deflector, then from pocket to pocket. */
const knocks = [0.64, 0.76, 0.85, 0.92, 0.97] as const;

/** The wheel, drawn once; what moves is set from frame to frame without drawing it anew. */
export function RouletteWheel(props: RouletteWheelProps) {
  const { wheel, number, turn, isRunning, isFast, onRest, ranMs, struck, sound } = props;
  const id = useId();
  const rotor = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGSVGElement>(null);
  const rotorStands = useRef(0);
  const ranTurn = useRef(-1);

  function set(at: BallPlace): void {
    if (!rotor.current || !ball.current) return;
    rotor.current.style.transform = `rotate(${at.rotor}deg)`;
    // Shifts count in the ball's own picture; the wheel spans two radii.
    const out = (-at.radius / 2) * (100 / ballPart);
    ball.current.style.transform = `rotate(${at.ball}deg) translateY(${out * 100}%) rotate(${-at.ball}deg)`;
  }
  const run = useEffectEvent(() => {
    const pocket = pocketAngle(wheel, number ?? '0');
    const from = rotorStands.current;
    const end = () => {
      ranTurn.current = turn;
      rotorStands.current = ballAt(1, pocket, from).rotor;
      set(ballAtRest(pocket, rotorStands.current));
      onRest();
    };
    if (ranTurn.current === turn) return undefined;
    if (isFast) {
      end();
      return undefined;
    }
    const startedAt = performance.now() - (ranMs?.() ?? 0);
    return runBall((part) => set(ballAt(part, pocket, from)), { startedAt, end, sound });
  });
  const rest = useEffectEvent(() => {
    if (number !== null) set(ballAtRest(pocketAngle(wheel, number), rotorStands.current));
  });
  useEffect(() => {
    if (isRunning) return run();
    rest();
    return undefined;
  }, [isRunning, turn, isFast, number]);

  return (
    <div className="roulette-wheel" aria-hidden="true">
      <svg viewBox="-500 -500 1000 1000">
        <Bowl id={id} />
      </svg>
      <svg ref={rotor} className="roulette-rotor" viewBox="-500 -500 1000 1000">
        <Rotor id={id} wheel={wheel} struck={struck} />
      </svg>
      <svg
        ref={ball}
        className="roulette-ball"
        viewBox="-24 -24 48 48"
        visibility={number === null ? 'hidden' : 'visible'}
      >
        <Ball id={id} />
      </svg>
    </div>
  );
}

type Run = Pick<RouletteWheelProps, 'sound'> & {
  readonly startedAt: number;
  readonly end: () => void;
};

/** Answers how to stop it before its end. */
function runBall(show: (part: number) => void, { startedAt, end, sound }: Run): () => void {
  let heard = 0;
  let frame = requestAnimationFrame(step);
  sound('roll');
  function step(now: number): void {
    const part = Math.max(0, now - startedAt) / runMs;
    const due = knocks[heard];
    if (due !== undefined && part >= due) {
      heard += 1;
      sound('tick', knocks.length - heard);
    }
    if (part >= 1) return end();
    show(part);
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
