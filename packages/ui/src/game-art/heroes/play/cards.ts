import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, oval, path, repeated, ring } from '@bahati/ui/game-art/shapes.ts';

const spade = `M0-20C8-8 20-2 20 8C20 16 10 19 4 13C4 18 6 21 9 23H-9C-6 21-4 18-4 13
  C-10 19-20 16-20 8
    C-20-2-8-8 0-20Z`;
const heart = 'M0 20C-14 8-20 0-20-8C-20-18-6-22 0-10C6-22 20-18 20-8C20 0 14 8 0 20Z';
const diamond = 'M0-22L16 0L0 22L-16 0Z';
const club = `M0-21A9.5 9.5 0 0 1 8-6A9.5 9.5 0 1 1 4 11C4 16 6 20 9 22H-9C-6 20-4 16-4 11
    A9.5 9.5 0 1 1-8-6A9.5 9.5 0 0 1 0-21Z`;
const letters = {
  A: 'M-8 10L-2-10H2L8 10H4L2.8 6H-2.8L-4 10ZM-1.8 2.5H1.8L0-4Z',
  K: 'M-7-10H-3V-2L4-10H9L1.5-1.5L9 10H4L-1 2L-3 4V10H-7Z',
  Q: `M0-10C6-10 8-5 8 0C8 3 7.2 5.5 6 7.2L9 10L6.5 12L3.5 9.2C2.5 9.8 1.3 10 0 10C-6 10-8 5-8 0
    C-8-5-6-10 0-10ZM0-6C-3-6-4-3-4 0C-4 3-3 6 0 6C3 6 4 3 4 0C4-3 3-6 0-6Z`,
  J: 'M0-10H6V3C6 8 3 10-1 10C-5 10-7 7-7 3H-3C-3 5-2.3 6-1 6C1 6 2 5 2 3V-6H0Z',
};

/** A royal fan: jack, queen, king and the ace in front, before a kanga back. */
export function drawCards(brush: Brush): string {
  const { palette } = brush;
  const face = brush.linear(['#fffefa', '#f7f0e0', '#e2d6bd'], 0, 0, 1, 1);
  const red = brush.linear(['#ff5a6a', '#c3143c']);
  const black = brush.linear(['#3a4370', '#0d1230']);
  const edge = 'stroke="#0b1020" stroke-opacity=".28" stroke-width="2"';
  const sheet = (fill: string, x = -46, y = -68, more = edge) =>
    `<rect x="${x}" y="${y}" width="92" height="136" rx="10" fill="${fill}" ${more}/>`;
  const corner = (letter: keyof typeof letters, suit: string, ink: string) =>
    [
      '<g transform="translate(-32 -49) scale(1.15)">',
      path(letters[letter], ink, 'fill-rule="evenodd"'),
      '</g>',
      '<g transform="translate(-32 -27) scale(.46)">',
      path(suit, ink),
      '</g>',
    ].join('');
  const card = (letter: keyof typeof letters, suit: string, ink: string, size: number) =>
    [
      sheet('#000', -42, -62, 'opacity=".22"'),
      sheet(face),
      corner(letter, suit, ink),
      '<g transform="rotate(180)">',
      corner(letter, suit, ink),
      '</g>',
      `<g transform="scale(${size})">`,
      path(suit, ink),
      '</g>',
    ].join('');
  const fan = (turn: number, body: string) =>
    `<g transform="translate(0 84) rotate(${turn}) translate(0 -92)">${body}</g>`;
  const back = [
    sheet(palette.deep),
    `<rect x="-39" y="-61" width="78" height="122" rx="6" fill="none" stroke="${palette.main}"
      stroke-width="2.5"/>`,
    repeated(15, (at) => {
      const x = -24 + (at % 3) * 24;
      const y = -46 + Math.floor(at / 3) * 23;
      return (
        path(`M${x} ${y - 9}l9 9l-9 9l-9-9Z`, at % 2 ? palette.accent : palette.main) +
        disc(x, y, 3, palette.pale)
      );
    }),
  ].join('');
  const hand = [
    oval(0, 104, 96, 10, '#000', 'opacity=".3"'),
    fan(-43, back),
    fan(-27, card('J', club, black, 1.3)),
    fan(-9, card('Q', diamond, red, 1.3)),
    fan(9, card('K', spade, black, 1.3)),
    fan(28, card('A', heart, red, 1.5)),
    [
      '<g transform="translate(-74 74)">',
      disc(0, 0, 25, palette.ink),
      disc(0, -3, 25, palette.accent),
      ring(8, path('M-5-25.5L-4-19H4L5-25.5Z', '#fffaf0')).replaceAll(
        '<g transform="',
        '<g transform="translate(0 -3) ',
      ),
      disc(0, -3, 17, palette.deep),
      disc(0, -3, 17, 'none', `stroke="${palette.pale}" stroke-width="2" stroke-dasharray="3 3"`),
      '<g transform="translate(0 -3) scale(.48)">',
      path(spade, palette.main),
      '</g>',
      '</g>',
    ].join(''),
  ].join('');
  return `<g transform="translate(4 4) scale(.99)">${hand}</g>`;
}
