/** A country as a small flag, drawn simply; one without a drawing by its letters. */
import './country-mark.css';

/** Bands of 12 × 8: from the top, or from the left. */
type Flag = {
  bands?: readonly string[];
  isUpright?: boolean;
  more?: readonly (readonly [string, string])[];
};

const flags: Readonly<Record<string, Flag>> = {
  KE: {
    bands: ['#121212', '#121212', '#f5f5f0', '#b1202c', '#b1202c', '#f5f5f0', '#0b6b3a', '#0b6b3a'],
    more: [['#7d1420', 'M6 1.2c1.3 1 1.3 4.6 0 5.6-1.3-1-1.3-4.6 0-5.6Z']],
  },
  TZ: {
    bands: ['#1fb25a', '#1fb25a'],
    more: [
      ['#1c9fd8', 'M12 0v8H0Z'],
      ['#f6ce3c', 'M0 8V5.6L8.4 0H12v2.4L3.6 8Z'],
      ['#141414', 'M0 8V6.4L9.6 0H12v1.6L2.4 8Z'],
    ],
  },
  UG: {
    bands: ['#141414', '#f6ce3c', '#c8242f', '#141414', '#f6ce3c', '#c8242f'],
    more: [['#f5f5f0', 'M4.4 4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z']],
  },
  RW: {
    bands: ['#1f8fd4', '#1f8fd4', '#f3d13a', '#1f7a45'],
    more: [['#f3d13a', 'M8.6 2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z']],
  },
  ZA: {
    bands: ['#d23a2e', '#1b3d9e'],
    more: [
      ['#f5f5f0', 'M0 0h2l4 2.7h6v2.6H6L2 8H0Z'],
      ['#0f7a4c', 'M0 .8l5 2.5h7v1.4H5L0 7.2Z'],
      ['#f4bd35', 'M0 1.8 3.6 4 0 6.2Z'],
      ['#141414', 'M0 2.5 2.5 4 0 5.5Z'],
    ],
  },
  NG: { bands: ['#0f7f4d', '#f5f5f0', '#0f7f4d'], isUpright: true },
  GB: {
    bands: ['#1d3c84'],
    more: [
      ['#f5f5f0', 'M0 0h1.5L12 7v1h-1.5L0 1ZM12 0v1L1.5 8H0V7L10.5 0Z'],
      ['#c8242f', 'M0 0h.7L12 7.5V8h-.7L0 .5ZM12 0v.5L.7 8H0v-.5L11.3 0Z'],
      ['#f5f5f0', 'M4.7 0h2.6v8H4.7ZM0 2.7h12v2.6H0Z'],
      ['#c8242f', 'M5.3 0h1.4v8H5.3ZM0 3.3h12v1.4H0Z'],
    ],
  },
  ES: { bands: ['#c8242f', '#f6c43c', '#f6c43c', '#c8242f'] },
  DE: { bands: ['#141414', '#cf2b2b', '#f3c73b'] },
  BR: {
    bands: ['#1d9150'],
    more: [
      ['#f6ce3c', 'M6 .9 11 4 6 7.1 1 4Z'],
      ['#22418f', 'M4.3 4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z'],
    ],
  },
  IN: {
    bands: ['#ee9433', '#f5f5f0', '#1f8a4a'],
    more: [['#233f94', 'M5.1 4a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z']],
  },
  NO: {
    bands: ['#c1272d'],
    more: [
      ['#f5f5f0', 'M3 0h2.4v8H3ZM0 2.8h12v2.4H0Z'],
      ['#1f3a7a', 'M3.7 0h1v8h-1ZM0 3.5h12v1H0Z'],
    ],
  },
  US: {
    bands: ['#c1323a', '#f5f5f0', '#c1323a', '#f5f5f0', '#c1323a', '#f5f5f0', '#c1323a'],
    more: [['#26407f', 'M0 0h5.5v4.57H0Z']],
  },
  INT: {
    bands: ['#2d5f8f'],
    more: [
      ['#f0e9d6', 'M3.2 4a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z'],
      ['#2d5f8f', 'M3.2 3.7h5.6v.6H3.2ZM5.7 1.2h.6v5.6h-.6Z'],
    ],
  },
};

export function CountryMark({ code }: { code: string }) {
  const flag = flags[code];
  if (!flag)
    return (
      <span className="country-mark country-mark-letters" aria-hidden="true">
        {code}
      </span>
    );
  const bands = flag.bands ?? [];
  const [width, height] = flag.isUpright ? [12 / bands.length, 8] : [12, 8 / bands.length];
  return (
    <svg className="country-mark" viewBox="0 0 12 8" width="18" height="12" aria-hidden="true">
      {bands.map((fill, at) => (
        <rect
          key={`${at} ${fill}`}
          x={flag.isUpright ? at * width : 0}
          y={flag.isUpright ? 0 : at * height}
          width={width}
          height={height + 0.05}
          fill={fill}
        />
      ))}
      {flag.more?.map(([fill, d]) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}
