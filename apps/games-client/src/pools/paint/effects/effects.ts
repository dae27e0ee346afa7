/** What hits look like, as long as it lasts. */
import type { Effect } from './effect.ts';
import { paintMedal } from './medal.ts';
import {
  paintBlast,
  paintBolt,
  paintCatch,
  paintCoin,
  paintRing,
  paintSum,
} from './short-effects.ts';

type Running = Effect & { startMs: number; lastMs: number };

export type Effects = {
  readonly add: (effect: Effect, lastMs: number, afterMs?: number) => void;
  readonly paint: (pen: CanvasRenderingContext2D, nowMs: number) => void;
};

/** Beyond so many the oldest go: a phone draws no more. */
const mostEffects = 160;

export function createEffects(now: () => number): Effects {
  let running: Running[] = [];
  return {
    add(effect, lastMs, afterMs = 0) {
      running.push({ ...effect, startMs: now() + afterMs, lastMs });
      // One medal at a time: the newest is the one that was just won.
      if (effect.kind === 'medal') {
        running = running.filter((one, at) => one.kind !== 'medal' || at === running.length - 1);
      }
      if (running.length > mostEffects) running = running.slice(-mostEffects);
    },
    paint(pen, nowMs) {
      running = running.filter(({ startMs, lastMs }) => nowMs < startMs + lastMs);
      for (const effect of running) {
        if (nowMs < effect.startMs) continue;
        pen.save();
        paintOne(pen, effect, (nowMs - effect.startMs) / effect.lastMs);
        pen.restore();
      }
    },
  };
}

function paintOne(pen: CanvasRenderingContext2D, effect: Effect, part: number): void {
  switch (effect.kind) {
    case 'ring':
      return paintRing(pen, effect, part);
    case 'bolt':
      return paintBolt(pen, effect, part);
    case 'blast':
      return paintBlast(pen, effect, part);
    case 'catch':
      return paintCatch(pen, effect, part);
    case 'coin':
      return paintCoin(pen, effect, part);
    case 'sum':
      return paintSum(pen, effect, part);
    case 'medal':
      return paintMedal(pen, effect, part);
    default:
      return effect satisfies never;
  }
}
