/**
 * The figures of the cloth. Each is drawn round the origin, about 40 units across, in three
 * flat colours, as a printer of kanga would cut them: bold shape, inner shape, dots.
 */
export type Inks = { main: string; accent: string; pale: string; ink: string };
export type Motif = (inks: Inks) => string;

export function inksOf({ main, accent, pale, ink }: Inks): Inks {
  return { main, accent, pale, ink };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Repeats a drawing `count` times round the origin. */
export function around(count: number, drawing: string, offset = 0): string {
  let all = '';
  for (let at = 0; at < count; at += 1) {
    all += `<g transform="rotate(${round((360 / count) * at + offset)})">${drawing}</g>`;
  }
  return all;
}

export function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"/>`;
}

function dotRing(count: number, radius: number, size: number, fill: string): string {
  let all = '';
  for (let at = 0; at < count; at += 1) {
    const turn = ((at + 0.5) / count) * Math.PI * 2;
    all += dot(Math.sin(turn) * radius, -Math.cos(turn) * radius, size, fill);
  }
  return all;
}

function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"
    stroke-linecap="round" stroke-linejoin="round"/>`;
}

const koroshoShape = `M-2 20C-13 20-19 12-17.5 2C-16-7-8-9-3.5-14C0-18 2-23 8.5-22
    C14-21 16-15.5 13-11C13-15.5 8.5-16.5 7.5-12.5C6-6 16-4 16 6C16 15 9 20-2 20Z`;

/** The cashew: the oldest figure of the coast's cloth. */
export const korosho: Motif = ({ main, accent, pale, ink }) => {
  const layers = [
    path(koroshoShape, main),
    `<g transform="translate(0 3.4) scale(.72)">${path(koroshoShape, ink)}</g>`,
    `<g transform="translate(0 4) scale(.62)">${path(koroshoShape, accent)}</g>`,
    `<g transform="translate(.2 6.4) scale(.34)">${path(koroshoShape, pale)}</g>`,
  ];
  return `${layers.join('')}${dot(0.5, 9, 1.9, ink)}${dotArc(9, 22.8, 1.35, pale)}`;
};

/** Beads round the belly of the cashew, from its left shoulder to its right. */
function dotArc(count: number, radius: number, size: number, fill: string): string {
  let all = '';
  for (let at = 0; at < count; at += 1) {
    const turn = Math.PI * (0.42 + (1.16 * at) / (count - 1));
    all += dot(Math.sin(turn) * radius, 1.5 - Math.cos(turn) * radius, size, fill);
  }
  return all;
}

/** A star of eight points laid over another. */
export const star: Motif = ({ main, accent, pale, ink }) => {
  const ray = path('M0-20L4.5-8.5L0-4L-4.5-8.5Z', main);
  const short = path('M0-15L3.2-8L0-3L-3.2-8Z', accent);
  return [
    around(8, short, 22.5),
    around(8, ray),
    dot(0, 0, 6.5, ink),
    dot(0, 0, 4.2, pale),
    dotRing(8, 17.5, 1.3, pale),
  ].join('');
};

export const rosette: Motif = ({ main, accent, pale, ink }) => {
  const petal = path('M0-2C-9-8-7-19 0-20C7-19 9-8 0-2Z', main);
  const vein = path('M0-6C-3.5-10-2.8-15 0-16.5C2.8-15 3.5-10 0-6Z', accent);
  return [
    around(6, petal + vein),
    dot(0, 0, 5.8, ink),
    dotRing(6, 3.2, 1.2, pale),
    dot(0, 0, 1.5, pale),
  ].join('');
};

const lantern: Motif = ({ main, accent, pale, ink }) =>
  [
    line('M-6-15C-6-21 6-21 6-15', main, 2),
    path('M-8-15H8L6-11H-6Z', main),
    path('M-7-10C-13-4-13 7-7 13H7C13 7 13-4 7-10Z', accent),
    path('M-3-10C-6-4-6 7-3 13H3C6 7 6-4 3-10Z', main),
    path('M0-5C4 0 3.5 6 0 8C-3.5 6-4 0 0-5Z', pale),
    path('M-8 13H8L6 17H-6Z', main),
    dot(0, 19.5, 1.6, ink),
  ].join('');

const cowrie: Motif = ({ main, accent, pale, ink }) => {
  const tooth = 'M-2.5 0H2.5';
  let teeth = '';
  for (let y = -11; y <= 11; y += 4.4) {
    teeth += `<g transform="translate(0 ${round(y)})">${line(tooth, ink, 1.5)}</g>`;
  }
  return [
    path('M0-19C12-19 15-8 14 1C13 12 7 19 0 19C-7 19-13 12-14 1C-15-8-12-19 0-19Z', main),
    path('M0-15C8-15 10.5-7 10 1C9.5 10 5 15 0 15C-5 15-9.5 10-10 1C-10.5-7-8-15 0-15Z', pale),
    path('M0-14C3-6 3 6 0 14C-3 6-3-6 0-14Z', accent),
    teeth,
  ].join('');
};

const palm: Motif = ({ main, accent, pale }) => {
  let leaves = '';
  for (let at = 0; at < 5; at += 1) {
    const y = 11 - at * 6;
    const reach = 14 - at * 2;
    const curve = `M0 ${y}C${reach * 0.4} ${y - 1} ${reach} ${y - 4} ${reach} ${y - 9}`;
    leaves += path(`${curve}C${reach * 0.4} ${y - 8} 1 ${y - 5} 0 ${y}Z`, main);
  }
  const half = `${leaves}`;
  return [
    '<g>',
    half,
    '</g>',
    '<g transform="scale(-1 1)">',
    half,
    '</g>',
    line('M0 19V-14', accent, 2),
    path('M0-22C4-17 4-13 0-10C-4-13-4-17 0-22Z', accent),
    dot(0, 19.5, 2, pale),
  ].join('');
};

const eye: Motif = ({ main, accent, pale, ink }) =>
  [
    path('M-21 0C-12-13 12-13 21 0C12 13-12 13-21 0Z', main),
    path('M-15 0C-8-8.5 8-8.5 15 0C8 8.5-8 8.5-15 0Z', ink),
    dot(0, 0, 6.8, accent),
    dot(0, 0, 3.2, pale),
    dot(-10.5, 0, 1.4, pale),
    dot(10.5, 0, 1.4, pale),
  ].join('');

const wheel: Motif = ({ main, accent, pale, ink }) =>
  [
    dot(0, 0, 19, main),
    dot(0, 0, 15.5, ink),
    around(12, path('M0-14.5L2.6-6H-2.6Z', accent)),
    dot(0, 0, 7, main),
    dot(0, 0, 4, ink),
    dot(0, 0, 1.8, pale),
    dotRing(16, 17.2, 0.9, ink),
  ].join('');

export const leadMotifs = [korosho, star, rosette, lantern, cowrie, palm, eye, wheel] as const;
