/** The short effects of hits: nets, bolts, bursts, coins, what is drawn in, and sums that rise. */
import type { EffectOf } from './effect.ts';

const easeOut = (part: number) => 1 - (1 - part) ** 3;

export function paintRing(
  pen: CanvasRenderingContext2D,
  { at, weapon, size }: EffectOf<'ring'>,
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

export function paintBolt(
  pen: CanvasRenderingContext2D,
  { from, to }: EffectOf<'bolt'>,
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

export function paintBlast(
  pen: CanvasRenderingContext2D,
  { at, size }: EffectOf<'blast'>,
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

export function paintCoin(
  pen: CanvasRenderingContext2D,
  { from, to, bend }: EffectOf<'coin'>,
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

export function paintSum(
  pen: CanvasRenderingContext2D,
  { at, text, size, color }: EffectOf<'sum'>,
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

/** It turns over and grows small on its way to the cannon. */
export function paintCatch(
  pen: CanvasRenderingContext2D,
  { from, to, picture, half }: EffectOf<'catch'>,
  part: number,
): void {
  const along = part * part;
  const size = 1 - 0.82 * along;
  pen.translate(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along);
  pen.rotate(part * 7);
  pen.globalAlpha = part < 0.8 ? 1 : (1 - part) / 0.2;
  const [w, h] = [half.x * size, half.y * size];
  pen.drawImage(picture, -w, -h, 2 * w, 2 * h);
}
