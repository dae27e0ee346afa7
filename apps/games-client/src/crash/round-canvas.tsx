import { useEffect, useRef } from 'react';
import type { CrashRoom } from './crash-room.ts';
import { type Air, paintAir } from './kite.ts';
import { paintSky, type Size } from './sky.ts';

/** The picture of the round; what it says stands in words beside it. */
export function RoundCanvas({ room }: { room: CrashRoom }) {
  const holder = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = holder.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return undefined;
    return drawFor(canvas, pen, room);
  }, [room]);
  return <canvas ref={holder} className="crash-canvas" aria-hidden="true" />;
}

/** Draws until it is told to stop. */
function drawFor(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, room: CrashRoom) {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  const ground = document.createElement('canvas');
  let size: Size = { width: 0, height: 0 };
  let frame = 0;
  let brokenAt: number | null = null;
  let round = '';
  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, window.devicePixelRatio || 1);
    size = { width, height };
    for (const one of [canvas, ground]) {
      one.width = Math.max(1, Math.round(width * scale));
      one.height = Math.max(1, Math.round(height * scale));
    }
    const under = ground.getContext('2d');
    under?.scale(scale, scale);
    if (under) paintSky(under, size);
    pen.setTransform(scale, 0, 0, scale, 0, 0);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(canvas);
  fit();
  const draw = (time: number) => {
    frame = requestAnimationFrame(draw);
    const { round: now } = room.state.get();
    if (now?.roundId !== round) {
      round = now?.roundId ?? '';
      brokenAt = null;
    }
    if (now?.phase === 'over') brokenAt ??= time;
    const started = now?.startedAt ? Date.parse(now.startedAt) : null;
    const until = brokenAt === null ? room.now() : room.now() - (time - brokenAt);
    const air: Air = {
      time: time / 1000,
      multiple: room.multiple(),
      flown: started === null ? 0 : (until - started) / 1000,
      broken: brokenAt === null ? null : (time - brokenAt) / 1000,
      isReduced: reduced.matches,
    };
    pen.drawImage(ground, 0, 0, size.width, size.height);
    paintAir(pen, size, air);
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}
