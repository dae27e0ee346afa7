/** The few SVG shapes the art is drawn with, and the metals and woods it is made of. */

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"
    stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = '') {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"
    fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"
    fill="${fill}"${more ? ` ${more}` : ''}/>`;
}

export function moved(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const spin = turn ? ` rotate(${turn})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${spin}${size}">${body}</g>`;
}

/** The drawing and its mirror image across the upright axis. */
export function mirrored(body: string): string {
  return `${body}<g transform="scale(-1 1)">${body}</g>`;
}

export function repeated(count: number, draw: (at: number) => string): string {
  let all = '';
  for (let at = 0; at < count; at += 1) all += draw(at);
  return all;
}

/** Copies of a drawing, turned round the origin in equal steps. */
export function ring(count: number, body: string, offset = 0): string {
  return repeated(
    count,
    (at) => `<g transform="rotate(${tidy((360 / count) * at + offset)})">${body}</g>`,
  );
}

/** One decimal is finer than a pixel at any size a tile is shown. */
export function tidy(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Four-pointed light on an edge. */
export function glint(x: number, y: number, size: number, fill = '#fffdf2'): string {
  const waist = tidy(size * 0.16);
  return path(
    `M${x} ${tidy(y - size)}Q${x + waist / 2} ${y - waist / 2} ${tidy(x + size)} ${y}
      Q${x + waist / 2} ${y + waist / 2} ${x} ${tidy(y + size)}
      Q${x - waist / 2} ${y + waist / 2} ${tidy(x - size)} ${y}
      Q${x - waist / 2} ${y - waist / 2} ${x} ${tidy(y - size)}Z`,
    fill,
  );
}

export const brassAcross = ['#8a5614', '#e9b850', '#fff0bd', '#d59a35', '#7a4a10'] as const;
export const brassDown = ['#fff2c6', '#f0c35f', '#c88c2b', '#7c4a10'] as const;
export const woodAcross = ['#3d1d0c', '#8a5028', '#b9763f', '#7a4320', '#34180a'] as const;

/** Takes the source's line breaks out of a finished drawing: they would be sent each time. */
export function tight(svg: string): string {
  return svg.replace(/\s*\n\s*/g, ' ');
}
