/** A dhow under sail, seen from the quay, and the moon it sails under. */
import { linear, radial } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

export const shipSize = { width: 220, height: 200 } as const;

const shipDefs =
  linear(
    'sail',
    [60, 20, 170, 150],
    [
      [0, '#fff4d2'],
      [0.45, '#dcc08e'],
      [1, '#6d5a66'],
    ],
  ) +
  linear(
    'hull',
    [0, 150, 0, 186],
    [
      [0, '#5d3420'],
      [1, '#180b18'],
    ],
  ) +
  radial(
    'lamp',
    [34, 138, 26],
    [
      [0, '#fff3b8'],
      [0.3, '#ffb648', 0.8],
      [1, '#ff8a2a', 0],
    ],
  );

export const ship = picture(
  shipSize.width,
  shipSize.height,
  shipDefs,
  `<path d="M96 158 L108 34" stroke="#24121c" stroke-width="5"/>` +
    `<path d="M44 150 C70 96 120 36 186 8 C190 62 184 116 164 148 C126 138 82 140 44 150 Z"
      fill="url(#sail)"/>` +
    `<g fill="none" stroke="#7a6450" stroke-width="1.6" opacity="0.7">
      <path d="M78 144 C104 96 144 46 186 12"/><path d="M110 142 C134 98 162 52 187 16"/>
      <path d="M140 143 C158 104 176 60 187 20"/></g>` +
    `<path d="M36 156 L192 4" stroke="#3a2018" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M10 152 C60 168 150 168 212 142 C206 168 188 184 170 188 H62
      C38 186 18 172 10 152 Z" fill="url(#hull)"/>` +
    `<path d="M12 155 C60 171 150 171 210 146" stroke="#c98a4a" stroke-width="2.6" fill="none"/>` +
    `<path d="M24 168 C70 180 150 180 200 160" stroke="#2a8f86" stroke-width="3" fill="none"
      opacity="0.8"/>` +
    `<circle cx="34" cy="138" r="26" fill="url(#lamp)"/><circle cx="34" cy="140" r="4"
      fill="#fffbe0"/>` +
    `<path d="M192 4 q14 2 22 -3 q-6 8 2 12 q-12 2 -22 -4 Z" fill="#ff6b4a"/>`,
);

export const moonSize = 200;

export const moon = picture(
  moonSize,
  moonSize,
  radial(
    'disc',
    [86, 82, 104],
    [
      [0, '#fffef6'],
      [0.62, '#fbf1d2'],
      [1, '#d8c594'],
    ],
  ) + `<filter id="soft"><feGaussianBlur stdDeviation="2.4"/></filter>`,
  `<circle cx="100" cy="100" r="78" fill="url(#disc)"/>` +
    `<clipPath id="edge"><circle cx="100" cy="100" r="78"/></clipPath>` +
    `<g clip-path="url(#edge)" fill="#cbb88a" opacity="0.42" filter="url(#soft)">
      <path d="M60 62 q22 -22 44 -8 q14 14 -4 26 q-12 20 -30 8 q-22 -8 -10 -26 Z"/>
      <path d="M112 104 q26 -12 38 8 q4 26 -18 34 q-26 6 -32 -14 q-2 -20 12 -28 Z"/>
      <path d="M58 122 q14 -8 24 6 q4 16 -10 20 q-18 0 -14 -26 Z"/>
      <circle cx="132" cy="64" r="12"/><circle cx="150" cy="86" r="6"/></g>`,
);
