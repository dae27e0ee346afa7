/** What hits look like: nets, sparks, bursts, coins that fly home, and sums that rise. */
import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';

export type Spot = { readonly x: number; readonly y: number };

type Effect =
  | { kind: 'ring'; at: Spot; weapon: Weapon; size: number }
  | { kind: 'bolt'; from: Spot; to: Spot }
  | { kind: 'blast'; at: Spot; size: number }
  | { kind: 'coin'; from: Spot; to: Spot; bend: number }
  | { kind: 'sum'; at: Spot; text: string; size: number; color: string };

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

const easeOut = (part: number) => 1 - (1 - part) ** 3;

function paintOne(pen: CanvasRenderingContext2D, effect: Effect, part: number): void {
  switch (effect.kind) {
    case 'ring':
      return paintRing(pen, effect, part);
    case 'bolt':
      return paintBolt(pen, effect, part);
    case 'blast':
      return paintBlast(pen, effect, part);
    case 'coin':
      return paintCoin(pen, effect, part);
    case 'sum':
      return paintSum(pen, effect, part);
    default:
      return effect satisfies never;
  }
}

function paintRing(
  pen: CanvasRenderingContext2D,
  { at, weapon, size }: Extract<Effect, { kind: 'ring' }>,
  part: number,
): void {
  const radius = size * easeOut(part);
  pen.translate(at.x, at.y);
  pen.globalAlpha = 1 - part;
  pen.strokeStyle = weapon === 'net' ? '#c8fff2' : weapon === 'spark' ? '#cfe0ff' : '#fff1c4';
  pen.lineWidth = weapon === 'net' ? 1.6 : 2.6;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  if (weapon === 'net') {
    for (let at2 = 0; at2 < 8; at2 += 1) {
      const turn = (at2 * Math.PI) / 4;
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
    }
    for (const inner of [0.35, 0.7]) {
      pen.moveTo(radius * inner, 0);
      pen.arc(0, 0, radius * inner, 0, Math.PI * 2);
    }
  }
  pen.stroke();
}

function paintBolt(
  pen: CanvasRenderingContext2D,
  { from, to }: Extract<Effect, { kind: 'bolt' }>,
  part: number,
): void {
  pen.globalAlpha = 1 - part;
  for (const [color, wide] of [
    ['rgb(120 170 255 / 0.5)', 9],
    ['#f4f8ff', 2.6],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    for (let at = 1; at < 6; at += 1) {
      const along = at / 6;
      const off = Math.sin(at * 12.9 + Math.floor(part * 5) * 3.1) * 12;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const long = Math.hypot(dx, dy) || 1;
      pen.lineTo(from.x + dx * along - (dy / long) * off, from.y + dy * along + (dx / long) * off);
    }
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
}

function paintBlast(
  pen: CanvasRenderingContext2D,
  { at, size }: Extract<Effect, { kind: 'blast' }>,
  part: number,
): void {
  pen.translate(at.x, at.y);
  pen.globalAlpha = 1 - part;
  pen.globalCompositeOperation = 'lighter';
  const radius = size * easeOut(part);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, '#fff6d0');
  light.addColorStop(0.4, 'rgb(255 190 80 / 0.7)');
  light.addColorStop(1, 'rgb(255 107 74 / 0)');
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#ffe2a0';
  for (let ray = 0; ray < 12; ray += 1) {
    const turn = (ray * Math.PI) / 6 + size;
    const far = radius * (0.6 + (ray % 3) * 0.25);
    pen.beginPath();
    pen.arc(Math.cos(turn) * far, Math.sin(turn) * far, 3.2 * (1 - part), 0, Math.PI * 2);
    pen.fill();
  }
}

function paintCoin(
  pen: CanvasRenderingContext2D,
  { from, to, bend }: Extract<Effect, { kind: 'coin' }>,
  part: number,
): void {
  const along = part * part * (3 - 2 * part);
  const x = from.x + (to.x - from.x) * along + Math.sin(part * Math.PI) * bend;
  const y = from.y + (to.y - from.y) * along - Math.sin(part * Math.PI) * 46;
  pen.translate(x, y);
  pen.scale(Math.max(0.2, Math.abs(Math.cos(part * 9 + bend))), 1);
  pen.fillStyle = '#e2b04a';
  pen.strokeStyle = '#7a5212';
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.arc(0, 0, 8, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = '#fff0bd';
  pen.beginPath();
  pen.arc(0, 0, 4.6, 0, Math.PI * 2);
  pen.stroke();
}

function paintSum(
  pen: CanvasRenderingContext2D,
  { at, text, size, color }: Extract<Effect, { kind: 'sum' }>,
  part: number,
): void {
  const grown =
    part < 0.18 ? 0.5 + (part / 0.18) * 0.62 : 1.12 - Math.min(0.12, (part - 0.18) * 0.6);
  pen.translate(at.x, at.y - easeOut(part) * 44);
  pen.scale(grown, grown);
  pen.globalAlpha = part < 0.7 ? 1 : (1 - part) / 0.3;
  pen.font = `800 ${size}px "Bricolage Variable", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size * 0.2;
  pen.strokeStyle = 'rgb(10 12 28 / 0.9)';
  pen.strokeText(text, 0, 0);
  pen.fillStyle = color;
  pen.fillText(text, 0, 0);
}
