import { disc, path, repeated, stroke } from '@bahati/ui/game-art/shapes.ts';
import type { Saying } from './saying.ts';

const far = 'opacity=".88"';

const palm = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M0 90C-6 50-4 20 8-6', fill, 11)}${path(
    'M8-6C-20-34-56-30-68 4C-44-14-16-16 8-6ZM8-6C-4-46 20-70 54-66C34-50 18-32 8-6ZM8-6C40-30 76-18 82 14C60 0 34-8 8-6ZM8-6C-24-6-40 12-38 40C-24 18-8 4 8-6ZM8-6C38-2 52 18 48 46C36 26 22 8 8-6Z',
    fill,
  )}</g>`;

const sea = (fill: string) =>
  path('M-160 74C-120 60-90 88-50 74S30 88 70 74S130 62 160 74V170H-160Z', fill, 'opacity=".8"');

/** Towns and islands of the coast, each by what it is known for, behind the thing. */
export const places: Readonly<Record<string, Saying>> = {
  /** A carved door. */
  Lamu: {
    back: () =>
      path(
        'M-104 150V-60C-104-108-50-118 0-152C50-118 104-108 104-60V150Z',
        '#7a4220',
        'stroke="#2c1406" stroke-width="6"',
      ) +
      path(
        'M-82 150V-52C-82-88-40-98 0-124C40-98 82-88 82-52V150Z',
        '#b8713a',
        'stroke="#3d1d0c" stroke-width="4"',
      ) +
      stroke('M0-124V150', '#3d1d0c', 5) +
      repeated(
        5,
        (at) => disc(-42, -50 + at * 38, 6, '#ffd672') + disc(42, -50 + at * 38, 6, '#ffd672'),
      ),
  },
  /** The House of Wonders with its tower. */
  Zanzibar: {
    back: () =>
      path('M-140 150V-30H-30V-110H-18L0-150L18-110H30V-30H140V150Z', '#fff3da', far) +
      path(
        'M-124 0H-100V40H-124ZM-84 0H-60V40H-84ZM60 0H84V40H60ZM100 0H124V40H100ZM-124 66H-100V110H-124ZM100 66H124V110H100Z',
        '#8a5a3a',
      ) +
      disc(0, -74, 17, '#2f6fb0', 'stroke="#8a5a3a" stroke-width="4"') +
      stroke('M0-84V-74L8-68', '#fff', 3) +
      stroke('M-140-30H140', '#8a5a3a', 5),
  },
  /** Clove trees on a green hill. */
  Pemba: {
    back: () =>
      path('M-160 90C-110 10-60 30-20 46C30 0 90 10 160 76V170H-160Z', '#1f8a4a', far) +
      [-112, -62, 66, 114]
        .map(
          (x, at) =>
            path(
              `M${x} ${-110 + (at % 2) * 22}C${x + 40} ${-50} ${x + 34} 20 ${x} 26C${x - 34} 20 ${x - 40} ${-50} ${x} ${-110 + (at % 2) * 22}Z`,
              at % 2 ? '#38b06a' : '#2a9a58',
            ) +
            disc(x - 8, -40, 5, '#ff6b5a') +
            disc(x + 10, -14, 5, '#ff6b5a'),
        )
        .join(''),
  },
  /** The great mosque's domes and arches. */
  Kilwa: {
    back: () =>
      path(
        'M-140 150V0A46 46 0 0 1-48 0V-40A48 58 0 0 1 48-40V0A46 46 0 0 1 140 0V150Z',
        '#e8d2a4',
        `${far} stroke="#8a6a3c" stroke-width="4"`,
      ) +
      path('M-116 150V60A22 26 0 0 1-72 60V150ZM72 150V60A22 26 0 0 1 116 60V150Z', '#8a6a3c') +
      stroke('M0-98V-126M-94-46V-64M94-46V-64', '#8a6a3c', 5),
  },
  /** The tusks over the road. */
  Mombasa: {
    back: () =>
      stroke('M-128 150C-136 20-90-96-8-140M128 150C136 20 90-96 8-140', '#5a6070', 30) +
      stroke('M-128 150C-136 20-90-96-8-140M128 150C136 20 90-96 8-140', '#f4f6fa', 22) +
      stroke('M-70 150C-84 20-56-70 8-140M70 150C84 20 56-70-8-140', '#5a6070', 24) +
      stroke('M-70 150C-84 20-56-70 8-140M70 150C84 20 56-70-8-140', '#dfe4ee', 16),
  },
  /** The pillar above the bay. */
  Malindi: {
    back: () =>
      sea('#2f9ac8') +
      path('M66 110L80-70H112L126 110Z', '#f6efe0', 'stroke="#8a7a5a" stroke-width="4"') +
      path('M76-70L96-104L116-70Z', '#f6efe0', 'stroke="#8a7a5a" stroke-width="4"') +
      stroke('M96-104V-140M84-126H108', '#8a7a5a', 7) +
      path('M40 120C70 96 120 96 150 120V170H40Z', '#c8a468') +
      palm(-104, 0, 0.9, '#1f7a48'),
  },
  /** An arcaded house under palms. */
  Bagamoyo: {
    back: () =>
      path('M-136 140V-20H136V140Z', '#e89a6a', `${far} stroke="#7a3a1c" stroke-width="4"`) +
      path('M-150-20L0-92L150-20Z', '#a3452a', 'stroke="#5a1f10" stroke-width="4"') +
      [-96, -32, 32, 96]
        .map((x) => path(`M${x - 20} 140V50A20 24 0 0 1 ${x + 20} 50V140Z`, '#5a1f10'))
        .join('') +
      palm(-126, -50, 0.8, '#176a3c') +
      palm(122, -60, 0.85, '#176a3c'),
  },
  /** Ruined walls of coral stone. */
  Pate: {
    back: () =>
      path(
        'M-140 150V-60L-120-84L-104-58L-84-96L-60-70V30C-60-20 60-20 60 30V-84L80-60L96-100L116-66L140-80V150Z',
        '#c2a882',
        `${far} stroke="#6a5438" stroke-width="4"`,
      ) +
      stroke('M-130-20H-74M-122 20H-66M-132 60H-70M74-20H128M66 20H132M70 60H130', '#8a7450', 4) +
      path('M-140-40C-110-50-116-10-96-6C-90 10-110 30-140 20Z', '#3a9a58'),
  },
  /** Mushroom rocks in a clear bay. */
  Watamu: {
    back: () =>
      sea('#2fc4c4') +
      path(
        'M-140 40C-150-20-90-40-66 0C-54 24-76 36-86 40L-80 92H-122L-116 44ZM66 20C56-44 130-60 146-10C150 14 134 26 122 30L128 88H86L90 30Z',
        '#7a6a5a',
        'stroke="#3a3026" stroke-width="4"',
      ) +
      path(
        'M-134 4C-120-26-90-24-74 4C-94-6-114-8-134 4ZM74-8C86-40 124-38 138-12C118-22 96-20 74-8Z',
        '#3aa860',
      ),
  },
  Visiwa: {
    back: () =>
      sea('#1f9ab0') +
      path('M-150 84C-130 50-80 50-60 84ZM50 84C74 44 132 46 150 84Z', '#f2d692') +
      palm(-108, -20, 0.95, '#1c7a48') +
      palm(100, -26, 1, '#1c7a48') +
      palm(132, 4, 0.7, '#1c7a48'),
  },
  'Mji Mkongwe': {
    back: () =>
      path(
        'M-150 150V-20H-116V-70H-78V-30H-52V-96H-40L-28-136L-16-96H-4V-10H40V-60H84V-96H112V-20H150V150Z',
        '#f4d8a8',
        far,
      ) +
      path(
        'M-138 10H-124V34H-138ZM-104-50H-90V-24H-104ZM-36-70H-20V-44H-36ZM52-36H70V-8H52ZM92-70H104V-44H92ZM122 10H138V34H122Z',
        '#7a4a2a',
      ) +
      stroke('M40-60C48-80 76-80 84-60', '#7a4a2a', 5),
  },
  Kusi: {
    back: () =>
      stroke(
        'M-150-70H60C110-70 112-130 70-128C48-126 46-104 62-100M-150-20H-60M-150 36H90C136 36 138 92 98 94C76 94 72 74 86 68M-150 84H10M70-20H146',
        '#eafcff',
        10,
        'opacity=".9"',
      ) +
      path(
        'M110-70C124-92 144-92 150-84C144-70 128-64 110-70ZM-120 106C-106 84-86 84-80 92C-86 106-102 112-120 106Z',
        '#4fd08a',
      ),
  },
};
