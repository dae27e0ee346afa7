/** The water itself: depth, light that falls in, and what grows on the ground. */

export type WaterLook = {
  readonly top: string;
  readonly middle: string;
  readonly deep: string;
  readonly sand: string;
  readonly growth: readonly string[];
  readonly light: string;
  readonly rock: string;
  readonly stone: string;
};

export const reefLook: WaterLook = {
  top: '#2fb8c6',
  middle: '#12789c',
  deep: '#083c66',
  sand: '#d8b878',
  growth: ['#ff6b4a', '#d6336c', '#e2b04a', '#2fb8a6', '#a44cc0'],
  light: '#dffcff',
  rock: '#06283f',
  stone: '#0f5a70',
};

export const seaLook: WaterLook = {
  top: '#2a6fb8',
  middle: '#123f80',
  deep: '#081a44',
  sand: '#24406c',
  growth: ['#2a4f86', '#1d3a6c', '#355f9c', '#18305c', '#2f4880'],
  light: '#bcdcff',
  rock: '#050f2c',
  stone: '#17346e',
};

/** What never moves, painted once for a size. */
export function paintGround(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  look: WaterLook,
): void {
  const depth = pen.createLinearGradient(0, 0, 0, height);
  depth.addColorStop(0, look.top);
  depth.addColorStop(0.45, look.middle);
  depth.addColorStop(1, look.deep);
  pen.fillStyle = depth;
  pen.fillRect(0, 0, width, height);
  const unit = Math.min(Math.max(width, height), Math.min(width, height) * 1.7) / 120;
  // Ranges of rock, the far ones paler.
  for (let range = 0; range < 3; range += 1) {
    const base = height * (0.8 + range * 0.07);
    pen.fillStyle = look.deep;
    pen.globalAlpha = 0.28 + range * 0.22;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + unit * 4; x += unit * 4) {
      const rise =
        Math.sin(x / (unit * (9 - range * 2)) + range * 2.1) + Math.sin(x / (unit * 4.3) + range);
      pen.lineTo(x, base - rise * unit * (2.4 - range * 0.5));
    }
    pen.lineTo(width, height);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const sand = pen.createLinearGradient(0, height - unit * 6, 0, height);
  sand.addColorStop(0, 'transparent');
  sand.addColorStop(1, look.sand);
  pen.globalAlpha = 0.5;
  pen.fillStyle = sand;
  pen.fillRect(0, height - unit * 6, width, unit * 6);
  pen.globalAlpha = 1;
  for (let at = 0; at < 30; at += 1) {
    const x = ((at * 61) % 100) * (width / 100);
    const size = unit * (1.4 + ((at * 7) % 5) * 0.6);
    const color = look.growth[at % look.growth.length] ?? look.sand;
    paintGrowth(pen, x, height - unit * ((at * 3) % 3), size, color, at);
  }
  paintShafts(pen, width, height, look);
}

function paintGrowth(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  color: string,
  kind: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.globalAlpha = 0.5;
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineCap = 'round';
  pen.lineWidth = size * 0.24;
  pen.beginPath();
  if (kind % 3 === 0) {
    for (const lean of [-0.8, -0.35, 0.1, 0.55, 0.95]) {
      pen.moveTo(0, 0);
      pen.quadraticCurveTo(
        lean * size * 0.6,
        -size,
        lean * size * 1.5,
        -size * (2.2 - Math.abs(lean)),
      );
    }
    pen.stroke();
  } else if (kind % 3 === 1) {
    pen.ellipse(0, 0, size * 1.2, size * 1.1, 0, Math.PI, 0);
    pen.fill();
    pen.strokeStyle = '#0b1020';
    pen.globalAlpha = 0.22;
    pen.lineWidth = size * 0.12;
    for (const ring of [0.4, 0.75]) {
      pen.beginPath();
      pen.ellipse(0, 0, size * 1.2 * ring, size * 1.1 * ring, 0, Math.PI, 0);
      pen.stroke();
    }
  } else {
    for (const lean of [-0.5, 0, 0.5]) {
      pen.moveTo(lean * size, 0);
      pen.bezierCurveTo(
        lean * size - size * 0.7,
        -size,
        lean * size + size * 0.7,
        -size * 2,
        lean * size,
        -size * 3,
      );
    }
    pen.stroke();
  }
  pen.restore();
}

/** A shaft from wide to narrow, so that it has no edge. */
function paintShaft(
  pen: CanvasRenderingContext2D,
  { x, wide, height, lean }: { x: number; wide: number; height: number; lean: number },
): void {
  for (const share of [1, 0.72, 0.44, 0.2]) {
    const half = (wide * share) / 2;
    pen.beginPath();
    pen.moveTo(x - half, 0);
    pen.lineTo(x + half, 0);
    pen.lineTo(x + half * 2.6 - lean, height);
    pen.lineTo(x - half * 2.6 - lean, height);
    pen.fill();
  }
}

/** Shafts of light that stand still. */
function paintShafts(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  look: WaterLook,
): void {
  pen.save();
  pen.fillStyle = look.light;
  pen.globalAlpha = 0.032;
  for (let at = 0; at < 6; at += 1) {
    const place = { x: width * (0.06 + at * 0.18), wide: width * (0.06 + (at % 3) * 0.025) };
    paintShaft(pen, { ...place, height, lean: width * 0.12 });
  }
  pen.restore();
}

const moving = { wide: 0.09, lean: 0.12 };
/** How wide the layer of a moving shaft is, of the width of the screen, and where in it light falls in. */
export const shaftShare = moving.wide * 2.6 + moving.lean;
const shaftFrom = moving.wide * 1.3 + moving.lean;

/** A moving shaft, painted once for a size; as it is drawn it is made fainter. */
export function paintMovingShaft(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  look: WaterLook,
): void {
  pen.clearRect(0, 0, width, height);
  pen.save();
  pen.fillStyle = look.light;
  pen.globalAlpha = 0.25;
  pen.globalCompositeOperation = 'lighter';
  const { wide, lean } = moving;
  paintShaft(pen, { x: width * shaftFrom, wide: width * wide, height, lean: width * lean });
  pen.restore();
}

/** Light that wanders through the water, and bubbles on their way up. */
export function paintLight(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  seconds: number,
  look: WaterLook,
  shaft: HTMLCanvasElement,
): void {
  pen.save();
  for (let at = 0; at < 2; at += 1) {
    const x = width * (0.28 + at * 0.42 + 0.12 * Math.sin(seconds * 0.23 + at * 1.7));
    pen.globalAlpha = 0.08 + 0.04 * Math.sin(seconds * 0.6 + at * 2.4);
    pen.drawImage(shaft, x - width * shaftFrom, 0, width * shaftShare, height);
  }
  pen.strokeStyle = look.light;
  pen.lineWidth = 1.4;
  for (let at = 0; at < 18; at += 1) {
    const rise = (seconds * (0.035 + (at % 5) * 0.012) + at * 0.137) % 1;
    const x = width * (((at * 37) % 100) / 100) + Math.sin(seconds * 1.3 + at) * 6;
    pen.globalAlpha = 0.3 * (1 - rise);
    pen.beginPath();
    pen.arc(x, height * (1 - rise), 1.5 + (at % 4) * 1.4, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.restore();
}
