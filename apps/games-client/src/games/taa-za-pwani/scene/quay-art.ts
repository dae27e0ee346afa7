/** The quay under the player's feet: wet stone with lamplight on it, a mooring post, a rope. */
import { at, linear } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

export const quaySize = { width: 1400, height: 320 } as const;

/** Where a point of the floor appears: joints run together towards the far edge. */
function across(x: number, y: number): number {
  const middle = quaySize.width / 2;
  return middle + (x - middle) * (0.62 + (y / quaySize.height) * 0.9);
}

/** Flagstones in rows that grow towards the eye. */
function stones(): string {
  const chance = chances(42);
  const rows: string[] = [];
  let y = 30;
  for (let row = 0; row < 6; row += 1) {
    const low = y + 20 + row * 15;
    const shift = chance() * 90;
    for (let x = -500 - shift; x < quaySize.width + 500; ) {
      const long = 100 + chance() * 70;
      const tone = Math.floor(44 + chance() * 26 - row * 4);
      const corner = (px: number, py: number) => `${at(across(px, py))} ${at(py)}`;
      rows.push(
        `<path d="M${corner(x + 2, y + 2)} L${corner(x + long - 2, y + 2)}
          L${corner(x + long - 2, low - 2)} L${corner(x + 2, low - 2)} Z"
          fill="rgb(${tone + 12},${tone},${tone + 36})"/>` +
          `<path d="M${corner(x + 3, y + 3)} L${corner(x + long - 3, y + 3)}" stroke="#a59bd0"
          stroke-width="2" opacity="${at(0.16 + chance() * 0.3)}"/>`,
      );
      x += long;
    }
    y = low;
  }
  return rows.join('');
}

export const quay = picture(
  quaySize.width,
  quaySize.height,
  linear(
    'lip',
    [0, 0, 0, 30],
    [
      [0, '#8f86a8'],
      [0.3, '#5d5684'],
      [1, '#262250'],
    ],
  ) +
    linear(
      'deep',
      [0, 20, 0, quaySize.height],
      [
        [0, '#0a0a26', 0],
        [1, '#080718', 0.88],
      ],
    ),
  `<rect y="8" width="${quaySize.width}" height="${quaySize.height}" fill="#14132f"/>${stones()}` +
    `<rect width="${quaySize.width}" height="28" fill="url(#lip)"/>` +
    `<path d="M0 1.5 H${quaySize.width}" stroke="#cfc2ce" stroke-width="3" opacity="0.7"/>` +
    `<path d="M0 29 H${quaySize.width}" stroke="#0b0920" stroke-width="5"/>` +
    `<rect y="20" width="${quaySize.width}" height="300" fill="url(#deep)"/>`,
);

export const palmSize = { width: 420, height: 360 } as const;

/** One frond with its leaflets, hanging into the picture from a corner. */
function frond(angle: number, length: number, fill: string): string {
  const leaflets = Array.from({ length: 22 }, (_, index) => {
    const along = 40 + (index / 21) * (length - 40);
    const droop = (along / length) ** 2 * 46;
    const reach = 118 * Math.sin(Math.PI * (0.16 + 0.74 * (index / 21)));
    return `M${at(along)} ${at(droop)} q${at(reach * 0.5)} ${at(-reach * 0.5)} ${at(reach)}
        ${at(-reach * 0.28)} q${at(-reach * 0.4)} ${at(reach * 0.1)} ${at(-reach + 8)}
        ${at(reach * 0.36)} Z M${at(along)} ${at(droop)} q${at(reach * 0.3)} ${at(reach * 0.6)}
        ${at(reach * 0.8)} ${at(reach * 0.86)} q${at(-reach * 0.6)} ${at(-reach * 0.2)}
        ${at(-reach * 0.8 + 7)} ${at(-reach * 0.7)} Z`;
  }).join(' ');
  return (
    `<g transform="rotate(${angle})"><path d="${leaflets}" fill="${fill}"/>` +
    `<path d="M0 0 Q${at(length * 0.6)} ${at(8)} ${length} 46" stroke="${fill}" stroke-width="7"
      fill="none"/></g>`
  );
}

/** Palm leaves that frame the view from the upper left; mirrored they frame it from the right. */
export const palmLeaves = picture(
  palmSize.width,
  palmSize.height,
  '',
  `<g transform="translate(-26
    -20)">${frond(64, 330, '#050a1c')}${frond(40, 380, '#081026')}${frond(
      14,
      400,
      '#0a1430',
    )}${frond(-6, 330, '#070d22')}</g>`,
);
