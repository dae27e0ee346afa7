/** An elephant on its way to the left, seen from the side. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { at } from '#frame/slots/paint.ts';

export type Hide = { readonly main: string; readonly lit: string; readonly dark: string };

const farLegs = 'M-14 -44L-20 0H2L4 -44ZM40 -44L34 0H56L62 -44Z';
const trunk = `M-70 -60C-74 -88 -54 -108 -30 -102C-8 -116 42 -114 62 -94C80 -76 80 -40 76 0H54L48 -38
  C34 -30 8 -30 -8 -36L-14 0H-36L-38 -44C-48 -42 -54 -46 -58 -52C-64 -36 -60 -14 -70 2
  C-76 10 -86 6 -82 -2C-76 -16 -72 -36 -70 -60Z`;
const back =
  'M-64 -76C-58 -96 -46 -104 -30 -98C-8 -112 40 -110 58 -92C30 -98 4 -94 -12 -84C-30 -92 -50 -90 -64 -76Z';
const ear = 'M-38 -94C-14 -96 -4 -70 -14 -50C-28 -42 -40 -56 -44 -72Z';

/** Its feet stand at this point. */
export function elephant(x: number, y: number, size: number, { main, lit, dark }: Hide): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    fill(farLegs, dark) +
    line('M74 -76Q88 -56 82 -34', dark, 5) +
    fill(trunk, main) +
    fill(back, lit, 'opacity=".7"') +
    fill(ear, dark, 'opacity=".75"') +
    fill(ear, lit, 'opacity=".35" transform="translate(-3 -3)"') +
    line('M-62 -52Q-74 -40 -86 -46', '#fff4e0', 5) +
    disc(-56, -76, 2.6, '#120c20') +
    '</g>'
  );
}
