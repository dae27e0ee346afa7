/** The lanterns that hang over the quay: each drawn unlit, and its light by itself. */
import { brass, ink, radial } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

export const lanternSize = { width: 100, height: 150 } as const;

export type LanternLook = { readonly glass: string; readonly light: string; readonly deep: string };

export const looks: readonly LanternLook[] = [
  { glass: '#8a4a1c', light: '#ffd070', deep: '#ff8a26' },
  { glass: '#7c2440', light: '#ff9ab0', deep: '#f2386e' },
  { glass: '#15545c', light: '#9ff5e2', deep: '#22b3a4' },
];

const globe = `M50 40 C74 44 88 64 84 88 C82 104 70 116 62 120 H38 C30 116 18 104 16 88
  C12 64 26 44 50 40 Z`;

const metal =
  `<path d="M34 44 Q50 22 66 44 Z" fill="url(#m)" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M30 42 H70 L74 52 H26 Z" fill="url(#m)" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M34 116 H66 L60 130 H40 Z" fill="url(#m)" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M50 130 v6" stroke="#e2b04a" stroke-width="3"/><circle cx="50" cy="141" r="5"
    fill="#f2c86a" stroke="${ink}" stroke-width="2"/>` +
  `<path d="M50 0 V22" stroke="#3a2418" stroke-width="3"/><circle cx="50" cy="24" r="5" fill="none"
    stroke="#e2b04a" stroke-width="3"/>`;

const ribs =
  `<g fill="none" stroke="url(#m)" stroke-width="3"><path d="M50 50 V118"/>` +
  `<path d="M37 52 C24 72 26 100 40 118"/><path d="M63 52 C76 72 74 100 60 118"/>` +
  `<path d="M16 82 C32 92 68 92 84 82"/></g>`;

export function unlitLantern(look: LanternLook): string {
  return picture(
    lanternSize.width,
    lanternSize.height,
    brass('m', 20, 80),
    `<path d="${globe}" fill="${look.glass}" stroke="${ink}" stroke-width="4"/>` +
      `<path d="M28 60 C20 76 22 92 30 104" stroke="#fff" stroke-width="5" fill="none"
        stroke-linecap="round" opacity="0.3"/>${ribs}${metal}`,
  );
}

export function litLantern(look: LanternLook): string {
  return picture(
    lanternSize.width,
    lanternSize.height,
    brass('m', 20, 80) +
      radial(
        'l',
        [50, 86, 42],
        [
          [0, '#fffef2'],
          [0.3, '#fff0bd'],
          [0.62, look.light],
          [1, look.deep],
        ],
      ),
    `<path d="${globe}" fill="url(#l)" stroke="${ink}" stroke-width="4"/>` +
      `<path d="M28 60 C20 76 22 92 30 104" stroke="#fff" stroke-width="5" fill="none"
        stroke-linecap="round" opacity="0.75"/>${ribs}${metal}`,
  );
}
