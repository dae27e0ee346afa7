/** The balls in the drum: they fall, are blown up again, and knock against each other and the glass. */
import type { Paint } from './drum-paint.ts';
import { scatter } from './show-times.ts';

type DrumBall = {
  readonly number: number;
  x: number;
  y: number;
  alongX: number;
  alongY: number;
};

const gravity = 0.28;
const bounce = 0.86;
/** Faster than this no ball goes, in pixels a frame. */
const most = 9;

export type Drum = {
  /** One frame; the balls named have left. */
  step(gone: ReadonlySet<number>): void;
  paint(context: CanvasRenderingContext2D): void;
};

export function createDrum({
  from,
  to,
  side,
  colourOf,
}: {
  from: number;
  to: number;
  /** Of the square the drum stands in. */
  side: number;
  colourOf: (ball: number) => Paint;
}): Drum {
  const centre = side / 2;
  const radius = to - from > 20 ? 13 : 19;
  const inside = centre - 4 - radius;
  let balls: DrumBall[] = Array.from({ length: to - from + 1 }, (_, at) => {
    const turn = scatter(at, 1) * Math.PI * 2;
    const away = Math.sqrt(scatter(at, 2)) * inside;
    return {
      number: from + at,
      x: centre + Math.cos(turn) * away,
      y: centre + Math.sin(turn) * away,
      alongX: (scatter(at, 3) - 0.5) * 6,
      alongY: (scatter(at, 4) - 0.5) * 6,
    };
  });
  let frames = 0;
  return {
    step(gone) {
      frames += 1;
      balls = balls.filter(({ number }) => !gone.has(number));
      for (const ball of balls) moveBall(ball, { centre, inside, frames });
      for (const [at, ball] of balls.entries())
        for (const other of balls.slice(at + 1)) knock(ball, other, radius);
    },
    paint(context) {
      context.clearRect(0, 0, side, side);
      for (const ball of balls) paintBall(context, ball, radius, colourOf(ball.number));
    },
  };
}

function moveBall(
  ball: DrumBall,
  { centre, inside, frames }: { centre: number; inside: number; frames: number },
): void {
  // The jet of air in the middle of the floor.
  const isInJet = ball.y > centre + inside * 0.45 && Math.abs(ball.x - centre) < inside * 0.8;
  if (isInJet) {
    ball.alongY -= 1.4 + scatter(ball.number, frames) * 1.6;
    ball.alongX += (scatter(ball.number, frames, 5) - 0.5) * 3;
  }
  ball.alongY += gravity;
  ball.alongX = Math.max(-most, Math.min(most, ball.alongX));
  ball.alongY = Math.max(-most, Math.min(most, ball.alongY));
  ball.x += ball.alongX;
  ball.y += ball.alongY;
  const [awayX, awayY] = [ball.x - centre, ball.y - centre];
  const away = Math.hypot(awayX, awayY);
  if (away <= inside) return;
  const [normalX, normalY] = [awayX / away, awayY / away];
  const into = ball.alongX * normalX + ball.alongY * normalY;
  ball.x = centre + normalX * inside;
  ball.y = centre + normalY * inside;
  if (into <= 0) return;
  ball.alongX -= (1 + bounce) * into * normalX;
  ball.alongY -= (1 + bounce) * into * normalY;
}

/** Two balls that touch exchange what they have along the line between them. */
function knock(one: DrumBall, other: DrumBall, radius: number): void {
  const [acrossX, acrossY] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(acrossX, acrossY);
  if (apart === 0 || apart >= radius * 2) return;
  const [normalX, normalY] = [acrossX / apart, acrossY / apart];
  const over = (radius * 2 - apart) / 2;
  one.x -= normalX * over;
  one.y -= normalY * over;
  other.x += normalX * over;
  other.y += normalY * over;
  const towards = (one.alongX - other.alongX) * normalX + (one.alongY - other.alongY) * normalY;
  if (towards <= 0) return;
  one.alongX -= towards * normalX * bounce;
  one.alongY -= towards * normalY * bounce;
  other.alongX += towards * normalX * bounce;
  other.alongY += towards * normalY * bounce;
}

function paintBall(
  context: CanvasRenderingContext2D,
  { number, x, y }: DrumBall,
  radius: number,
  { fill, shadow, ink }: Paint,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = shadow;
  context.fill();
  context.beginPath();
  context.arc(x - radius * 0.06, y - radius * 0.1, radius * 0.9, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
  context.beginPath();
  context.arc(x - radius * 0.35, y - radius * 0.42, radius * 0.22, 0, Math.PI * 2);
  context.fillStyle = 'rgb(255 255 255 / 0.75)';
  context.fill();
  context.fillStyle = ink;
  context.font = `700 ${Math.round(radius * 0.95)}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), x, y + 0.5);
}
