/** The place of the kite: a moonlit coast, painted once for each size. Light from the upper right. */

export type Size = { readonly width: number; readonly height: number };

/** Where the sea begins, as a share of the height. */
export const horizon = 0.74;

type Pen = CanvasRenderingContext2D;

/** A row of numbers from 0 to 1 that is the same each time. */
function row(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function paintSky(pen: Pen, { width, height }: Size): void {
  const sky = pen.createLinearGradient(0, 0, 0, height * horizon);
  sky.addColorStop(0, '#070b22');
  sky.addColorStop(0.55, '#1b2a5c');
  sky.addColorStop(0.86, '#4a4a80');
  sky.addColorStop(1, '#a7687a');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintStars(pen, width, height);
  paintMoon(pen, width, height);
  paintHills(pen, width, height);
  paintSea(pen, width, height);
  paintShore(pen, width, height);
}

function paintStars(pen: Pen, width: number, height: number): void {
  const next = row(7);
  for (let star = 0; star < 150; star += 1) {
    const [x, y] = [next() * width, next() ** 1.6 * height * horizon * 0.9];
    pen.globalAlpha = 0.25 + next() * 0.65 * (1 - y / height);
    pen.fillStyle = next() > 0.8 ? '#ffe3b0' : '#eaf0ff';
    pen.beginPath();
    pen.arc(x, y, 0.4 + next() * 0.9, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

export function moonAt({ width, height }: Size): { x: number; y: number; radius: number } {
  return { x: width * 0.83, y: height * 0.2, radius: Math.min(width, height) * 0.075 };
}

function paintMoon(pen: Pen, width: number, height: number): void {
  const { x, y, radius } = moonAt({ width, height });
  const halo = pen.createRadialGradient(x, y, radius * 0.6, x, y, radius * 5.5);
  halo.addColorStop(0, 'rgb(255 232 184 / 0.5)');
  halo.addColorStop(0.3, 'rgb(255 214 160 / 0.14)');
  halo.addColorStop(1, 'rgb(255 214 160 / 0)');
  pen.fillStyle = halo;
  pen.fillRect(0, 0, width, height * horizon);
  const face = pen.createRadialGradient(x + radius * 0.3, y - radius * 0.3, 0, x, y, radius);
  face.addColorStop(0, '#fffbe9');
  face.addColorStop(0.8, '#fdeac2');
  face.addColorStop(1, '#e8c98f');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = 'rgb(190 150 100 / 0.22)';
  for (const [dx, dy, size] of [
    [-0.3, -0.1, 0.24],
    [0.2, 0.32, 0.17],
    [0.1, -0.42, 0.12],
    [-0.42, 0.36, 0.1],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * radius, y + dy * radius, size * radius, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintHills(pen: Pen, width: number, height: number): void {
  const base = height * horizon;
  for (const [rise, from, colour] of [
    [0.1, 0.42, '#3a3a68'],
    [0.06, 0.2, '#272a52'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(width * from, base);
    for (let at = 0; at <= 40; at += 1) {
      const share = at / 40;
      const bump = Math.sin(share * 7 + rise * 90) * 0.3 + Math.sin(share * 17) * 0.12 + 0.75;
      const swell = Math.sin(share * Math.PI) ** 0.6;
      pen.lineTo(width * (from + share * (1.05 - from)), base - height * rise * bump * swell);
    }
    pen.lineTo(width, base);
    pen.fill();
  }
}

function paintSea(pen: Pen, width: number, height: number): void {
  const top = height * horizon;
  const sea = pen.createLinearGradient(0, top, 0, height);
  sea.addColorStop(0, '#5a4a74');
  sea.addColorStop(0.18, '#27305f');
  sea.addColorStop(1, '#0a1030');
  pen.fillStyle = sea;
  pen.fillRect(0, top, width, height - top);
}

/** The beach the string is held from, with palms and a fire's light. */
function paintShore(pen: Pen, width: number, height: number): void {
  const sand = pen.createLinearGradient(0, height * 0.8, 0, height);
  sand.addColorStop(0, '#6a5566');
  sand.addColorStop(1, '#241b35');
  pen.fillStyle = sand;
  pen.beginPath();
  pen.moveTo(0, height * 0.83);
  pen.bezierCurveTo(
    width * 0.16,
    height * 0.8,
    width * 0.3,
    height * 0.93,
    width * 0.56,
    height + 2,
  );
  pen.lineTo(0, height + 2);
  pen.fill();
  pen.fillStyle = '#0c0f27';
  palm(pen, width * 0.035, height * 0.86, height * 0.36, 0.12);
  palm(pen, width * 0.085, height * 0.88, height * 0.25, -0.1);
}

function palm(pen: Pen, x: number, y: number, tall: number, lean: number): void {
  const [topX, topY] = [x + tall * lean, y - tall];
  pen.beginPath();
  pen.moveTo(x - tall * 0.03, y);
  pen.quadraticCurveTo(x + tall * lean * 0.1, y - tall * 0.6, topX - tall * 0.012, topY);
  pen.lineTo(topX + tall * 0.012, topY);
  pen.quadraticCurveTo(x + tall * lean * 0.2 + tall * 0.03, y - tall * 0.55, x + tall * 0.03, y);
  pen.fill();
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = Math.PI * (1.04 + (leaf / 8) * 0.92);
    const long = tall * (0.42 - Math.abs(leaf - 4) * 0.012);
    const [endX, endY] = [
      topX + Math.cos(angle) * long,
      topY + Math.sin(angle) * long * 0.5 + long * 0.3,
    ];
    const [midX, midY] = [
      topX + Math.cos(angle) * long * 0.55,
      topY + Math.sin(angle) * long * 0.75,
    ];
    pen.beginPath();
    pen.moveTo(topX, topY);
    pen.quadraticCurveTo(midX, midY, endX, endY);
    pen.quadraticCurveTo(midX, midY + tall * 0.07, topX, topY + tall * 0.02);
    pen.fill();
  }
}
