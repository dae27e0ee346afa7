import { useEffect, useEffectEvent, useRef } from 'react';
import type { BetCue } from '#frame/bets/stage/board.ts';
import { Pips } from './die-face.tsx';
import { type DiePlace, dieTransform, faceUp } from './die-path.ts';
import './thrown-dice.css';

export type Throw = {
  readonly throwMs: number;
  /** Parts of it at which the first die is heard to strike the floor. */
  readonly knocks: readonly number[];
  readonly dieAt: (index: number, part: number) => DiePlace;
};

type ThrownDiceProps = {
  /** As they lie or are to fall. */
  readonly faces: readonly number[];
  readonly look: 'ivory' | 'lagoon';
  readonly way: Throw;
  /** Keys one throw. */
  readonly turn: number;
  readonly isRunning: boolean;
  readonly isFast: boolean;
  readonly onRest: () => void;
  readonly sound: (cue: BetCue, step?: number) => void;
};

/** Each face by the turn that carries it from the front of the cube to its place. */
const sides: readonly (readonly [face: number, turn: string])[] = [
  [1, 'rotateX(90deg)'],
  [2, 'rotateY(0deg)'],
  [3, 'rotateY(90deg)'],
  [4, 'rotateY(-90deg)'],
  [5, 'rotateY(180deg)'],
  [6, 'rotateX(-90deg)'],
];

/** Dice that tumble over a floor, `--die` wide; the faces they end with were drawn before. */
export function ThrownDice(props: ThrownDiceProps) {
  const { faces, look, way, turn, isRunning, isFast, onRest, sound } = props;
  const cubes = useRef<(HTMLDivElement | null)[]>([]);
  const shades = useRef<(HTMLDivElement | null)[]>([]);

  function set(part: number): void {
    for (const [index, face] of faces.entries()) {
      const cube = cubes.current[index];
      const shade = shades.current[index];
      if (!cube || !shade) continue;
      const at = way.dieAt(index, part);
      const size = cube.offsetWidth;
      const turned = `${dieTransform(at, size)} ${faceUp[face]}`;
      cube.style.transform = turned;
      light(cube, new DOMMatrix(turned));
      shade.style.transform = `translate3d(${at.x * size}px, ${size / 2}px, ${at.z * size}px) rotateX(90deg) scale(${1 + at.y * 0.25})`;
      shade.style.opacity = String(0.62 / (1 + at.y * 1.4));
    }
  }
  const run = useEffectEvent(() => {
    if (isFast) {
      set(1);
      onRest();
      return undefined;
    }
    return throwThem(way, set, onRest, sound);
  });
  const rest = useEffectEvent(() => set(1));
  const shown = faces.join();
  useEffect(() => {
    if (isRunning) return run();
    rest();
    return undefined;
  }, [isRunning, turn, isFast, shown]);

  return (
    <div className="dice-scene" data-look={look}>
      {faces.map((_, index) => (
        <div
          // A die is known by its place in the hand.
          key={`shade ${index}`}
          ref={(shade) => {
            shades.current[index] = shade;
          }}
          className="dice-shade"
        />
      ))}
      {faces.map((_, index) => (
        <div
          // A die is known by its place in the hand.
          key={index}
          ref={(cube) => {
            cubes.current[index] = cube;
          }}
          className="dice-cube"
        >
          {sides.map(([face, side]) => (
            <svg
              key={face}
              className="dice-side"
              viewBox="0 0 100 100"
              style={{ transform: `${side} translateZ(calc(var(--die) / 2))` }}
            >
              <rect className="dice-edge" width="100" height="100" rx="15" />
              <rect className="dice-plane" x="4" y="4" width="92" height="92" rx="20" />
              <Pips face={face} />
            </svg>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The lamp hangs above, a little to the left and before: sides turned from it are darker. */
const lamp = { x: -0.32, y: -0.86, z: 0.4 } as const;

function light(cube: HTMLElement, turned: DOMMatrix): void {
  for (const [index, [, side]] of sides.entries()) {
    const { m31: x, m32: y, m33: z } = turned.multiply(new DOMMatrix(side));
    const falling = Math.max(0, x * lamp.x + y * lamp.y + z * lamp.z);
    const face = cube.children[index];
    if (face instanceof SVGElement) {
      face.style.filter = `brightness(${(0.5 + 0.55 * falling).toPrecision(3)})`;
    }
  }
}

/** Answers how to stop it before its end. */
function throwThem(
  { throwMs, knocks }: Throw,
  set: (part: number) => void,
  end: () => void,
  sound: ThrownDiceProps['sound'],
): () => void {
  const startedAt = performance.now();
  let heard = 0;
  let frame = requestAnimationFrame(step);
  sound('roll');
  function step(now: number): void {
    const part = Math.min(1, Math.max(0, now - startedAt) / throwMs);
    set(part);
    const due = knocks[heard];
    if (due !== undefined && part >= due) {
      heard += 1;
      sound('tick', knocks.length - heard);
    }
    if (part >= 1) return end();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}
