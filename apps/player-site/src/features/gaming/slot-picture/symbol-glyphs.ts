/** The symbols of Taa za Pwani in 48 units, small enough for a record: by the rules' own keys. */
const ink = '#3a1d10';

export const symbolGlyphs: Readonly<Record<string, string>> = {
  lantern:
    '<path d="M24 4v6" stroke="#c08a24" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M15 16l9-7 9 7z" fill="#e2b04a"/>' +
    '<path d="M14 18h20c4 7 4 13 0 19H14c-4-6-4-12 0-19z" fill="#f08a24"/>' +
    '<path d="M24 21c5 6 4 10 0 13-4-3-5-7 0-13z" fill="#fff3c4"/>' +
    '<path d="M13 38h22v4H13z" fill="#c08a24"/>',
  dhow:
    '<circle cx="12" cy="13" r="7" fill="#ffe9b8"/>' +
    '<path d="M12 32L33 5c4 10 4 19 0 27z" fill="#ff6b4a"/>' +
    '<path d="M19 23l16-2c0 4-1 8-2 11H12z" fill="#f6efe0"/>' +
    '<path d="M6 34h36c-2 7-6 9-11 9H17c-5 0-9-3-11-9z" fill="#8a4b22"/>' +
    '<path d="M6 34h36l-1 3H7z" fill="#e2b04a"/>',
  door:
    '<path d="M9 44V20a15 15 0 0 1 30 0v24z" fill="#e2b04a"/>' +
    '<path d="M12 44V21a12 12 0 0 1 24 0v23z" fill="#7a3f1d"/>' +
    `<path d="M24 10v34" stroke="${ink}" stroke-width="2"/>` +
    '<path d="M17 24h0M17 31h0M17 38h0M31 24h0M31 31h0M31 38h0" stroke="#f2c86a" stroke-width="4" stroke-linecap="round"/>',
  'coffee-pot':
    '<path d="M24 4l4 8h-8z" fill="#c08a24"/>' +
    '<path d="M18 13h12l3 9c4 8 3 16-1 21H16c-4-5-5-13-1-21z" fill="#e2b04a"/>' +
    '<path d="M15 24C8 22 7 15 5 12c6 0 9 5 12 6z" fill="#c08a24"/>' +
    '<path d="M33 20c9 0 10 14 0 17" fill="none" stroke="#c08a24" stroke-width="3"/>' +
    '<path d="M16 30h16" stroke="#8a5a10" stroke-width="2" stroke-dasharray="2 3"/>',
  drum:
    '<path d="M9 14h30l-4 28H13z" fill="#b5432a"/>' +
    '<path d="M10 21l5 14 5-14 4 14 4-14 5 14 5-14" fill="none" stroke="#f2c86a" stroke-width="2"/>' +
    '<ellipse cx="24" cy="13" rx="16" ry="6" fill="#f6efe0"/>' +
    '<ellipse cx="24" cy="13" rx="16" ry="6" fill="none" stroke="#7a3f1d" stroke-width="2.5"/>',
  octopus:
    '<path d="M12 20a12 12 0 0 1 24 0v10H12z" fill="#a04fc2"/>' +
    '<path d="M13 28c0 8-7 6-7 12M19 29c0 8-3 9-5 14M29 29c0 8 3 9 5 14M35 28c0 8 7 6 7 12" fill="none" stroke="#a04fc2" stroke-width="5" stroke-linecap="round"/>' +
    '<circle cx="19" cy="20" r="3.4" fill="#fff"/><circle cx="29" cy="20" r="3.4" fill="#fff"/>' +
    '<circle cx="19.6" cy="20.6" r="1.6" fill="#1b0c26"/><circle cx="28.4" cy="20.6" r="1.6" fill="#1b0c26"/>',
  coconut:
    '<path d="M6 24c0 12 8 20 18 20s18-8 18-20c0-5-2-9-5-12H11c-3 3-5 7-5 12z" fill="#4f9c3a"/>' +
    '<ellipse cx="24" cy="13" rx="14" ry="6" fill="#e9dcb8"/><ellipse cx="24" cy="13" rx="9" ry="3.6" fill="#fff"/>' +
    '<path d="M25 13L34 3" stroke="#ff6b4a" stroke-width="3" stroke-linecap="round"/>',
  mango:
    '<path d="M9 30C7 18 17 9 28 11c10 2 14 11 10 20-4 10-15 14-22 10-4-2-6-6-7-11z" fill="#f5a623"/>' +
    '<path d="M28 11c10 2 14 11 10 20-3-10-8-15-10-20z" fill="#e2572e"/>' +
    '<path d="M27 11c-1-5 4-9 11-8-1 6-5 9-11 8z" fill="#4f9c3a"/>',
  clove:
    '<path d="M22 22h4l1 22h-6z" fill="#7a3f1d"/>' +
    '<path d="M24 24C15 22 12 14 13 8c5 1 9 4 11 9 2-5 6-8 11-9 1 6-2 14-11 16z" fill="#9c5226"/>' +
    '<circle cx="24" cy="12" r="6.5" fill="#d98a45"/>',
  tea:
    '<path d="M12 14h24l-3 26H15z" fill="#f6efe0"/><path d="M13.4 20h21.2l-2.2 18H15.6z" fill="#c9702b"/>' +
    '<path d="M35 19c8 0 8 12-1.5 13" fill="none" stroke="#f6efe0" stroke-width="3"/>' +
    '<path d="M20 10c-2-3 2-4 0-7M28 10c-2-3 2-4 0-7" fill="none" stroke="#a9b0c8" stroke-width="2.4" stroke-linecap="round"/>',
};
