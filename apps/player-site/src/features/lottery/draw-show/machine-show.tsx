/** Balls that whirl in a drum of glass and leave it one by one. */
import { type BallLayout, type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import type { BallNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { useEffect, useRef } from 'react';
import { Ball } from '#features/lottery/numbers/ball.tsx';
import { createDrum } from './drum.ts';
import { paintOf } from './drum-paint.ts';
import { machine } from './show-times.ts';
import './machine-show.css';

/** The drum's side in pixels of the page. */
const side = 240;

export function MachineShow({ family, numbers }: { family: Family; numbers: BallNumbers }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const drawn = [...numbers.main, ...numbers.extra];
  const order = drawn.join();
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = side * density;
    canvas.height = side * density;
    context.scale(density, density);
    const { from, to } = layoutOf(family) as BallLayout;
    const leaving = order.split(',').map(Number);
    const drum = createDrum({ from, to, side, colourOf: (ball) => paintOf(family, ball) });
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const gone = Math.floor((now - startedAt - machine.firstMs) / machine.stepMs) + 1;
      drum.step(new Set(leaving.slice(0, Math.max(0, gone))));
      drum.paint(context);
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [family, order]);
  return (
    <div className="machine">
      <div className="machine-drum">
        <canvas ref={canvasRef} className="machine-balls" />
        <svg className="machine-glass" viewBox="0 0 240 300" aria-hidden="true">
          <path className="machine-foot" d="M70 232h100l22 58H48z" />
          <path className="machine-mouth" d="M104 226h32v46a16 16 0 0 1-32 0z" />
          <circle className="machine-rim" cx="120" cy="120" r="117" />
          <path className="machine-shine" d="M38 92a88 88 0 0 1 62-58" />
        </svg>
      </div>
      <div className="machine-tray">
        {drawn.map((ball, at) => (
          <span
            key={ball}
            className="machine-slot"
            data-extra={at >= numbers.main.length ? '' : undefined}
          >
            <span
              className="machine-out"
              style={{ animationDelay: `${machine.firstMs + machine.stepMs * at}ms` }}
            >
              <Ball family={family} ball={ball} isExtra={at >= numbers.main.length} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
