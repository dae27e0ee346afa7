/** A large capture of one's own: rays, a disc of brass, what it was and what it pays. */
import type { EffectOf } from './effect.ts';

const rays = 16;

export function paintMedal(
  pen: CanvasRenderingContext2D,
  { at, size, name, times, amount }: EffectOf<'medal'>,
  part: number,
): void {
  const grown = part < 0.12 ? 0.4 + (part / 0.12) * 0.68 : Math.max(1, 1.08 - (part - 0.12) * 1.2);
  pen.translate(at.x, at.y);
  pen.globalAlpha = part < 0.84 ? 1 : (1 - part) / 0.16;
  pen.scale(grown, grown);
  paintRays(pen, size, part);
  paintDisc(pen, size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  letters(pen, times, { y: -size * 0.08, px: size * 0.62, color: '#3a1c04', edge: null });
  letters(pen, name, { y: -size * 1.08, px: size * 0.34, color: '#fff3d0', edge: '#0a1024' });
  letters(pen, amount, { y: size * 1.12, px: size * 0.52, color: '#ffe08a', edge: '#0a1024' });
}

function paintRays(pen: CanvasRenderingContext2D, size: number, part: number): void {
  pen.save();
  pen.rotate(part * 0.9);
  const light = pen.createRadialGradient(0, 0, size * 0.5, 0, 0, size * 2.3);
  light.addColorStop(0, 'rgb(255 214 110 / 0.75)');
  light.addColorStop(1, 'rgb(255 190 80 / 0)');
  pen.fillStyle = light;
  pen.beginPath();
  for (let ray = 0; ray < rays; ray += 1) {
    const turn = (ray / rays) * Math.PI * 2;
    const far = size * (ray % 2 ? 1.9 : 2.3);
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(turn - 0.09) * far, Math.sin(turn - 0.09) * far);
    pen.lineTo(Math.cos(turn + 0.09) * far, Math.sin(turn + 0.09) * far);
  }
  pen.fill();
  pen.restore();
}

function paintDisc(pen: CanvasRenderingContext2D, size: number): void {
  const brass = pen.createLinearGradient(0, -size, 0, size);
  brass.addColorStop(0, '#fff2bf');
  brass.addColorStop(0.5, '#e2b04a');
  brass.addColorStop(1, '#9a6414');
  pen.fillStyle = brass;
  pen.strokeStyle = '#5a3608';
  pen.lineWidth = size * 0.05;
  pen.beginPath();
  pen.arc(0, 0, size * 0.82, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = 'rgb(90 54 8 / 0.55)';
  pen.setLineDash([size * 0.06, size * 0.06]);
  pen.beginPath();
  pen.arc(0, 0, size * 0.7, 0, Math.PI * 2);
  pen.stroke();
  pen.setLineDash([]);
}

type Lettering = { y: number; px: number; color: string; edge: string | null };

function letters(
  pen: CanvasRenderingContext2D,
  text: string,
  { y, px, color, edge }: Lettering,
): void {
  pen.font = `800 ${px}px "Bricolage Variable", sans-serif`;
  if (edge) {
    pen.lineWidth = px * 0.24;
    pen.strokeStyle = edge;
    pen.strokeText(text, 0, y);
  }
  pen.fillStyle = color;
  pen.fillText(text, 0, y);
}
