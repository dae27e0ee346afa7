/** What moves over the coast: the water, a dhow, and the kite on its string. */
import { horizon, moonAt, type Size } from './sky.ts';

type Pen = CanvasRenderingContext2D;
type Spot = { readonly x: number; readonly y: number };

export type Air = {
  /** Seconds of the picture, for what drifts. */
  readonly time: number;
  /** In hundredths. */
  readonly multiple: number;
  /** Seconds since the start; below nothing before it. */
  readonly flown: number;
  /** Seconds since the string broke; null while it holds. */
  readonly broken: number | null;
  readonly isReduced: boolean;
};

/** Where the string is held. */
const handOf = ({ width, height }: Size): Spot => ({ x: width * 0.15, y: height * 0.875 });

/** Higher with the multiple, farther with the time, and never out of the picture. */
function kiteOf({ width, height }: Size, { multiple, flown, time, isReduced }: Air): Spot {
  const climbed = 1 - (100 / Math.max(100, multiple)) ** 0.75;
  const gone = 1 - Math.exp(-Math.max(0, flown) / 9);
  const sway = isReduced ? 0 : 1;
  return {
    x: width * (0.24 + 0.46 * gone) + Math.sin(time * 1.7) * width * 0.008 * sway,
    y: height * (0.76 - 0.54 * climbed) + Math.sin(time * 2.3) * height * 0.009 * sway,
  };
}

export function paintAir(pen: Pen, size: Size, air: Air): void {
  paintGlitter(pen, size, air);
  paintDhow(pen, size, air);
  paintHolder(pen, size);
  const kite = kiteOf(size, air);
  if (air.broken === null) {
    paintString(pen, size, kite);
    paintKite(pen, size, kite, air, 0, 1);
    return;
  }
  paintBreak(pen, size, kite, air);
}

/** The moon on the water. */
function paintGlitter(pen: Pen, size: Size, { time, isReduced }: Air): void {
  const { height } = size;
  const top = height * horizon;
  const { x, radius } = moonAt(size);
  for (let line = 0; line < 26; line += 1) {
    const depth = line / 26;
    const y = top + (height - top) * depth ** 1.3 + 2;
    const wave = Math.sin(line * 12.9 + (isReduced ? 0 : time * (1.1 + (line & 3) * 0.35)));
    const wide = radius * (0.5 + depth * 2.6) * (0.45 + 0.55 * Math.abs(wave));
    pen.globalAlpha = 0.5 * (1 - depth * 0.75) * (0.5 + 0.5 * wave * wave);
    pen.fillStyle = '#ffe2ad';
    pen.fillRect(x - wide + wave * radius * 0.4, y, wide * 2, 1 + depth * 1.6);
  }
  pen.globalAlpha = 1;
}

/** A dhow far out, on its way whatever the kite does. */
function paintDhow(pen: Pen, { width, height }: Size, { time, isReduced }: Air): void {
  const tall = height * 0.09;
  const way = isReduced ? 0.6 : 0.42 + time * 0.0035 - Math.floor(0.42 + time * 0.0035);
  const x = width * (1.1 - way * 1.2);
  const y = height * (horizon + 0.035) + Math.sin(time * 0.9) * (isReduced ? 0 : 1.2);
  pen.fillStyle = '#0f1533';
  pen.beginPath();
  pen.moveTo(x - tall * 0.75, y - tall * 0.2);
  pen.quadraticCurveTo(x, y + tall * 0.2, x + tall * 0.7, y - tall * 0.1);
  pen.lineTo(x + tall * 0.5, y + tall * 0.14);
  pen.lineTo(x - tall * 0.5, y + tall * 0.14);
  pen.fill();
  pen.fillStyle = '#e9d6b4';
  pen.beginPath();
  pen.moveTo(x - tall * 0.62, y - tall * 0.3);
  pen.quadraticCurveTo(x + tall * 0.1, y - tall * 0.75, x + tall * 0.34, y - tall * 1.45);
  pen.quadraticCurveTo(x + tall * 0.5, y - tall * 0.6, x + tall * 0.26, y - tall * 0.12);
  pen.fill();
}

/** Somebody on the beach with the reel in hand. */
function paintHolder(pen: Pen, size: Size): void {
  const { x, y } = handOf(size);
  const tall = size.height * 0.085;
  pen.fillStyle = '#0c0f27';
  pen.beginPath();
  pen.arc(x - tall * 0.2, y - tall * 0.34, tall * 0.12, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - tall * 0.34, y - tall * 0.18);
  pen.lineTo(x - tall * 0.06, y - tall * 0.2);
  pen.lineTo(x + tall * 0.02, y + tall * 0.6);
  pen.lineTo(x - tall * 0.44, y + tall * 0.6);
  pen.fill();
  pen.strokeStyle = '#0c0f27';
  pen.lineWidth = tall * 0.09;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x - tall * 0.16, y - tall * 0.12);
  pen.lineTo(x, y);
  pen.stroke();
}

const brass = '#f2c86a';

function stringPath(pen: Pen, size: Size, kite: Spot): void {
  const hand = handOf(size);
  const slack = Math.min(0.13, (kite.x - hand.x) / size.width / 3);
  pen.moveTo(hand.x, hand.y);
  pen.quadraticCurveTo(
    hand.x + (kite.x - hand.x) * 0.62,
    hand.y - size.height * (slack - 0.06),
    kite.x,
    kite.y,
  );
}

/** The string is the curve of the climb. */
function paintString(pen: Pen, size: Size, kite: Spot): void {
  pen.strokeStyle = brass;
  pen.lineWidth = Math.max(1.6, size.height * 0.006);
  pen.beginPath();
  stringPath(pen, size, kite);
  pen.stroke();
}

function paintKite(pen: Pen, size: Size, at: Spot, air: Air, turn: number, alpha: number): void {
  const tall = Math.min(size.width, size.height) * 0.12;
  const sway = air.isReduced ? 0 : Math.sin(air.time * 2.1) * 0.07;
  pen.save();
  pen.globalAlpha = alpha;
  pen.translate(at.x, at.y);
  pen.rotate(0.42 + sway + turn);
  paintTail(pen, tall, air);
  const sides = [
    ['#d6336c', [0, -tall], [-tall * 0.62, -tall * 0.2]],
    ['#f0a13a', [0, -tall], [tall * 0.62, -tall * 0.2]],
    ['#1f8d86', [0, tall * 0.75], [-tall * 0.62, -tall * 0.2]],
    ['#2b3f9c', [0, tall * 0.75], [tall * 0.62, -tall * 0.2]],
  ] as const;
  for (const [colour, [x1, y1], [x2, y2]] of sides) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, -tall * 0.2);
    pen.lineTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.closePath();
    pen.fill();
  }
  const light = pen.createLinearGradient(-tall * 0.6, 0, tall * 0.6, -tall * 0.5);
  light.addColorStop(0, 'rgb(5 8 30 / 0.34)');
  light.addColorStop(1, 'rgb(255 246 214 / 0.4)');
  pen.fillStyle = light;
  outline(pen, tall);
  pen.fill();
  pen.strokeStyle = '#fff1cf';
  pen.lineWidth = Math.max(1, tall * 0.045);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(0, -tall);
  pen.lineTo(0, tall * 0.75);
  pen.moveTo(-tall * 0.62, -tall * 0.2);
  pen.lineTo(tall * 0.62, -tall * 0.2);
  pen.stroke();
  for (const [x, y] of [
    [-0.22, -0.42],
    [0.22, -0.42],
    [-0.2, 0.08],
    [0.2, 0.08],
  ] as const) {
    pen.fillStyle = '#fff1cf';
    pen.beginPath();
    pen.arc(x * tall, y * tall, tall * 0.055, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}

function outline(pen: Pen, tall: number): void {
  pen.beginPath();
  pen.moveTo(0, -tall);
  pen.lineTo(tall * 0.62, -tall * 0.2);
  pen.lineTo(0, tall * 0.75);
  pen.lineTo(-tall * 0.62, -tall * 0.2);
  pen.closePath();
}

function paintTail(pen: Pen, tall: number, { time, isReduced }: Air): void {
  pen.strokeStyle = '#fff1cf';
  pen.lineWidth = Math.max(1, tall * 0.035);
  pen.beginPath();
  pen.moveTo(0, tall * 0.75);
  const bows: Spot[] = [];
  for (let step = 1; step <= 14; step += 1) {
    const wave = Math.sin(step * 0.75 - (isReduced ? 0 : time * 5)) * tall * 0.018 * step;
    const spot = { x: wave, y: tall * (0.75 + step * 0.12) };
    pen.lineTo(spot.x, spot.y);
    if (step === 5 || step === 9 || step === 13) bows.push(spot);
  }
  pen.stroke();
  for (const [at, { x, y }] of bows.entries()) {
    pen.fillStyle = ['#f0a13a', '#2fb8a6', '#d6336c'][at] ?? brass;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x - tall * 0.17, y - tall * 0.09);
    pen.lineTo(x - tall * 0.17, y + tall * 0.09);
    pen.lineTo(x + tall * 0.17, y - tall * 0.09);
    pen.lineTo(x + tall * 0.17, y + tall * 0.09);
    pen.closePath();
    pen.fill();
  }
}

/** The string falls, the kite is the wind's. */
function paintBreak(pen: Pen, size: Size, kite: Spot, air: Air): void {
  const gone = air.isReduced ? 0.7 : Math.min(2.2, air.broken ?? 0);
  const hand = handOf(size);
  const fallen = Math.min(1, gone / 0.8);
  pen.strokeStyle = '#ff8a6e';
  pen.globalAlpha = 1 - fallen * 0.75;
  pen.lineWidth = Math.max(1.4, size.height * 0.005);
  pen.beginPath();
  pen.moveTo(hand.x, hand.y);
  const end = {
    x: hand.x + (kite.x - hand.x) * 0.6 * (1 - fallen * 0.3),
    y: kite.y + (hand.y - kite.y) * (0.35 + 0.65 * fallen ** 2),
  };
  pen.bezierCurveTo(
    hand.x + size.width * 0.1,
    hand.y - size.height * 0.02,
    end.x - size.width * 0.06,
    end.y + size.height * 0.08,
    end.x,
    end.y,
  );
  pen.stroke();
  pen.globalAlpha = 1;
  const spot = {
    x: kite.x + size.width * 0.16 * gone,
    y: kite.y - size.height * 0.06 * gone + size.height * 0.09 * gone * gone,
  };
  paintKite(pen, size, spot, air, gone * 2.4, Math.max(0, 1 - gone / 2.1));
}
