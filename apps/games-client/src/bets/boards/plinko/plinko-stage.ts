/** The pegs and the balls on their canvas. It draws only while something moves. */
import { type Flight, flightOf, pegAt, type PlinkoPlan, type Point } from './plinko-flight.ts';

type Ball = {
  readonly flight: Flight;
  readonly colour: string;
  readonly onLanded: () => void;
  elapsed: number;
  speed: number;
  touched: number;
  trail: Point[];
};

type Ring = { readonly at: Point; age: number; readonly colour: string };

const ringSeconds = 0.32;
const trailLength = 9;
/** Between two sounds of pegs, so that many balls patter and do not rattle. */
const tapGapMs = 55;

export class PlinkoStage {
  private readonly context: CanvasRenderingContext2D;
  private readonly onTap: (row: number) => void;
  private plan: PlinkoPlan | null = null;
  private density = 1;
  private pegs: HTMLCanvasElement | null = null;
  private balls: Ball[] = [];
  private rings: Ring[] = [];
  private trace: { readonly path: readonly number[]; readonly colour: string } | null = null;
  private frame = 0;
  private last = 0;
  private lastTapAt = 0;

  constructor(context: CanvasRenderingContext2D, onTap: (row: number) => void) {
    this.context = context;
    this.onTap = onTap;
  }

  /** A new size or number of rows; balls in the air end at once. */
  layOut(plan: PlinkoPlan, density: number): void {
    const { canvas } = this.context;
    canvas.width = Math.round(plan.width * density);
    canvas.height = Math.round(plan.height * density);
    this.plan = plan;
    this.density = density;
    this.pegs = drawPegs(plan, density);
    const falling = this.balls;
    this.balls = [];
    this.rings = [];
    for (const ball of falling) ball.onLanded();
    this.paint();
  }

  drop(path: readonly number[], colour: string, speed: number, onLanded: () => void): void {
    if (!this.plan) return onLanded();
    // decoration: how high a ball leaps; the path itself was drawn.
    const flight = flightOf(path, this.plan, Math.random);
    this.balls.push({ flight, colour, onLanded, elapsed: 0, speed, touched: 0, trail: [] });
    this.wake();
  }

  /** Whatever is in the air comes down within this many seconds. */
  hurry(seconds: number): void {
    for (const ball of this.balls) {
      const left = ball.flight.seconds - ball.elapsed;
      ball.speed = Math.max(ball.speed, left / seconds);
    }
  }

  /** The way of the last ball, left on the cloth; null takes it away. */
  setTrace(path: readonly number[] | null, colour: string): void {
    this.trace = path && { path, colour };
    if (!this.frame) this.paint();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private wake(): void {
    if (this.frame) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  private readonly step = (now: number): void => {
    const seconds = Math.min(0.05, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    for (const ball of this.balls) this.move(ball, seconds, now);
    for (const ring of this.rings) ring.age += seconds;
    const landed = this.balls.filter(({ flight, elapsed }) => elapsed >= flight.seconds);
    this.balls = this.balls.filter((ball) => !landed.includes(ball));
    this.rings = this.rings.filter(({ age }) => age < ringSeconds);
    this.paint();
    const isStill = this.balls.length === 0 && this.rings.length === 0;
    this.frame = isStill ? 0 : requestAnimationFrame(this.step);
    for (const { onLanded } of landed) onLanded();
  };

  private move(ball: Ball, seconds: number, now: number): void {
    ball.trail = [ball.flight.placeAt(ball.elapsed), ...ball.trail].slice(0, trailLength);
    ball.elapsed += seconds * ball.speed;
    for (;;) {
      const touch = ball.flight.touches[ball.touched];
      if (!touch || touch.at > ball.elapsed || !this.plan) return;
      ball.touched += 1;
      this.rings.push({ at: pegAt(this.plan, touch.row, touch.peg), age: 0, colour: ball.colour });
      if (now - this.lastTapAt < tapGapMs) continue;
      this.lastTapAt = now;
      this.onTap(touch.row);
    }
  }

  private paint(): void {
    const { context, plan } = this;
    if (!plan || !this.pegs) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    if (this.trace && this.balls.length === 0) drawTrace(context, plan, this.trace);
    for (const ring of this.rings) drawRing(context, plan, ring);
    context.drawImage(this.pegs, 0, 0, plan.width, plan.height);
    for (const ball of this.balls) drawBall(context, plan, ball);
  }
}

function drawPegs(plan: PlinkoPlan, density: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(plan.width * density);
  canvas.height = Math.round(plan.height * density);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(density, density);
  for (let row = 0; row < plan.rows; row += 1) {
    for (let peg = 0; peg < row + 3; peg += 1) drawPeg(context, pegAt(plan, row, peg), plan);
  }
  return canvas;
}

function drawPeg(context: CanvasRenderingContext2D, { x, y }: Point, plan: PlinkoPlan): void {
  const radius = plan.pegRadius;
  context.fillStyle = 'rgb(2 4 16 / 0.5)';
  context.beginPath();
  context.ellipse(x + radius * 0.5, y + radius * 0.9, radius * 1.1, radius, 0, 0, Math.PI * 2);
  context.fill();
  const brass = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.45,
    radius * 0.1,
    x,
    y,
    radius,
  );
  brass.addColorStop(0, '#fffbe4');
  brass.addColorStop(0.4, '#edc062');
  brass.addColorStop(1, '#7d4d10');
  context.fillStyle = brass;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** A touched peg rings with light. */
function drawRing(context: CanvasRenderingContext2D, plan: PlinkoPlan, ring: Ring): void {
  const share = ring.age / ringSeconds;
  const radius = plan.pegRadius * (1.6 + share * 3.4);
  const { x, y } = ring.at;
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, '#fff4cf');
  light.addColorStop(0.35, ring.colour);
  light.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.globalAlpha = (1 - share) * 0.85;
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

function drawBall(context: CanvasRenderingContext2D, plan: PlinkoPlan, ball: Ball): void {
  const radius = plan.ballRadius;
  for (const [index, { x, y }] of ball.trail.entries()) {
    context.globalAlpha = 0.2 * (1 - index / trailLength);
    context.fillStyle = ball.colour;
    context.beginPath();
    context.arc(x, y, radius * (1 - index / trailLength / 1.6), 0, Math.PI * 2);
    context.fill();
  }
  const { x, y } = ball.flight.placeAt(ball.elapsed);
  const glow = context.createRadialGradient(x, y, radius * 0.4, x, y, radius * 2.8);
  glow.addColorStop(0, ball.colour);
  glow.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.globalAlpha = 0.55;
  context.fillStyle = glow;
  context.beginPath();
  context.arc(x, y, radius * 2.8, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
  const glass = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  );
  glass.addColorStop(0, '#ffffff');
  glass.addColorStop(0.28, '#fff0c0');
  glass.addColorStop(0.72, ball.colour);
  glass.addColorStop(1, '#3a1604');
  context.fillStyle = glass;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function drawTrace(
  context: CanvasRenderingContext2D,
  plan: PlinkoPlan,
  { path, colour }: { readonly path: readonly number[]; readonly colour: string },
): void {
  if (path.length !== plan.rows) return;
  // Without chance a flight is the plain middle way.
  const flight = flightOf(path, plan, () => 0.5);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, plan.ballRadius * 0.45);
  context.lineCap = 'round';
  context.globalAlpha = 0.42;
  context.setLineDash([0.1, plan.ballRadius * 1.15]);
  context.beginPath();
  for (let share = 0; share <= 1; share += 1 / 240) {
    const { x, y } = flight.placeAt(flight.seconds * share);
    context.lineTo(x, y);
  }
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}
