/**
 * The operator's mark: a market lantern whose flame is a cowrie, the shell that was money and
 * luck on this coast. Drawn in a box of 64, in the few shapes that survive at 16 pixels.
 */
type MarkInks = { brass: string; light: string; night: string };

const inks: MarkInks = { brass: '#e2b04a', light: '#fff3d0', night: '#0b1020' };

export function markDrawing({ brass, light, night }: MarkInks = inks): string {
  return [
    `<path
      d="M32 2.5a6.5 6.5 0 0 1 3.2 12.1h-6.4A6.5 6.5 0 0 1 32 2.5Z
        m0 3.6a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 0 0 0-5.8Z"
      fill="${brass}" fill-rule="evenodd"/>`,
    `<path d="M17 21.5C19 16 24.5 13 32 13s13 3 15 8.5Z" fill="${brass}"/>`,
    `<path d="M14.5 21h35a2 2 0 0 1 1.9 2.6l-.5 1.6H13.1l-.5-1.6a2 2 0 0 1 1.9-2.6Z"
      fill="${brass}"/>`,
    `<path d="M16 26.5h32c3.6 8 3.6 15.5-1.5 24.5h-29C12.4 42 12.4 34.5 16 26.5Z"
      fill="${brass}"/>`,
    `<path d="M19.2 29.2h25.6c2.4 6.4 2.2 12.2-1 19H20.2c-3.2-6.8-3.4-12.6-1-19Z"
      fill="${night}"/>`,
    `<path
      d="M32 28.5c5.6 2 8 6.6 7.4 11.6
        C38.9 45 36 48.2 32 48.2S25.1 45 24.6 40.1C24 35.1 26.4 30.5 32 28.5Z"
      fill="${light}"/>`,
    `<path d="M32 31.5c2 4.6 2 9.8 0 14.2c-2-4.4-2-9.6 0-14.2Z" fill="${night}"/>`,
    `<path d="M28.4 35.2h2.2M28 38.6h2.3M28.4 42h2.2M33.4 35.2h2.2M33.7 38.6H36M33.4 42h2.2"
      stroke="${night}" stroke-width="1.3" stroke-linecap="round"/>`,
    `<path d="M15.5 53h33l-1.6 3.6a2.6 2.6 0 0 1-2.4 1.6h-25a2.6 2.6 0 0 1-2.4-1.6Z"
      fill="${brass}"/>`,
    `<path d="M28.5 59.5h7L32 63.5Z" fill="${brass}"/>`,
  ].join('');
}

/** The mark grown to fill a browser's tab: fewer and larger shapes, on indigo. */
export function faviconSvg(): string {
  const { brass, light, night } = inks;
  const body = [
    `<rect width="64" height="64" rx="14" fill="${night}"/>`,
    `<path d="M26 11a6 6 0 0 1 12 0" fill="none" stroke="${brass}" stroke-width="4"/>`,
    `<path d="M12 20C15 13 22 10.5 32 10.5S49 13 52 20Z" fill="${brass}"/>`,
    `<path d="M12 23.5H52C57 33 57 41 50.5 51.5H13.5C7 41 7 33 12 23.5Z" fill="${brass}"/>`,
    `<path
      d="M32 23.5C41 27 43.5 33 43 39C42.5 46 38 50 32 50S21.5 46 21 39C20.5 33 23 27 32 23.5Z"
      fill="${night}"/>`,
    `<path
      d="M32 27.5C38 30.5 40 35 39.5 39.5
        C39 44.5 36 47 32 47S25 44.5 24.5 39.5C24 35 26 30.5 32 27.5Z"
      fill="${light}"/>`,
    `<path d="M32 31C34.5 36 34.5 40.5 32 45C29.5 40.5 29.5 36 32 31Z" fill="${night}"/>`,
    `<path d="M14 54.5H50L47 60H17Z" fill="${brass}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body.join('')}</svg>`;
}
