/**
 * Draws a captcha: dark strokes on a light ground that stands out in either theme, each character
 * turned, sheared and bent, with thinner lines of the same ink across.
 */
import { randomInt } from 'node:crypto';
import { captchaCharacters, glyph, type Point, type Stroke } from './captcha-glyphs.ts';
import { encodePng } from './png.ts';

const width = 200;
const height = 72;
const textLength = 5;
const ground = 240;
const ink = 40;
const glyphHeight = 36;
const letterPitch = 37;

type Line = { points: readonly Point[]; thickness: number };

export function randomCaptchaText(): string {
  const pick = () => captchaCharacters.charAt(randomInt(captchaCharacters.length));
  return Array.from({ length: textLength }, pick).join('');
}

/** A PNG of 200 by 72 pixels. */
export function drawCaptcha(text: string): Buffer {
  const bend = randomBend();
  const letters = [...text].flatMap((character, at) => letterLines(character, at));
  const lines = [...letters, ...Array.from({ length: 3 }, crossLine)];
  const pixels = Buffer.alloc(width * height, ground);
  for (const { points, thickness } of lines) {
    const bent = subdivide(points).map(bend);
    for (let at = 1; at < bent.length; at += 1) {
      drawSegment(pixels, bent[at - 1] ?? [0, 0], bent[at] ?? [0, 0], thickness);
    }
  }
  for (let dot = 0; dot < 60; dot += 1) {
    const spot: Point = [between(0, width), between(0, height)];
    drawSegment(pixels, spot, spot, between(0.8, 1.6));
  }
  return encodePng(pixels, width, height, 1);
}

/** One character in its place, turned by up to 17 degrees. */
function letterLines(character: string, at: number): Line[] {
  const scale = (glyphHeight / 6) * between(0.85, 1.1);
  const turn = between(-0.3, 0.3);
  const shear = between(-0.15, 0.15);
  const centre: Point = [26 + at * letterPitch + between(-3, 3), height / 2 + between(-7, 7)];
  const thickness = between(3.2, 4.2);
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 2 + shear * (y - 3)) * scale * 0.8, (y - 3) * scale];
    return [
      centre[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      centre[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  return glyph(character).map((stroke) => ({ points: stroke.map(place), thickness }));
}

function crossLine(): Line {
  const points = [0, 1, 2, 3, 4].map((at): Point => [(at * width) / 4, between(8, height - 8)]);
  return { points, thickness: between(0.9, 1.4) };
}

/** Waves over the whole picture, so that no two pictures bend a letter alike. */
function randomBend(): (point: Point) => Point {
  const [lengthX, lengthY] = [between(45, 80), between(30, 55)];
  const [phaseX, phaseY] = [between(0, 6.28), between(0, 6.28)];
  const [depthX, depthY] = [between(1.2, 2.4), between(1.8, 3.4)];
  return ([x, y]) => [
    x + depthX * Math.sin((y / lengthY) * 6.28 + phaseX),
    y + depthY * Math.sin((x / lengthX) * 6.28 + phaseY),
  ];
}

/** Pieces of about three pixels, which can follow a bend. */
function subdivide(stroke: Stroke): Point[] {
  return stroke.flatMap((end, at) => {
    const start = stroke[at - 1];
    if (!start) return [end];
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 3));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const part = (piece + 1) / pieces;
      return [start[0] + dx * part, start[1] + dy * part];
    });
  });
}

/** A line with round ends and soft edges. */
function drawSegment(pixels: Buffer, [ax, ay]: Point, [bx, by]: Point, thickness: number): void {
  const reach = thickness / 2 + 1;
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy || 1;
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach)); x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squared));
      const distance = Math.hypot(x - ax - along * dx, y - ay - along * dy);
      const cover = Math.min(1, Math.max(0, thickness / 2 + 0.5 - distance));
      const shade = Math.round(ground - (ground - ink) * cover);
      const at = y * width + x;
      if (shade < (pixels[at] ?? 0)) pixels[at] = shade;
    }
  }
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_001)) / 1_000_000;
}
