/** What hangs over the place, 1200 × 120 from its upper edge down. */
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

export const garlandWidth = 1200;
export const garlandHeight = 120;

export type GarlandKind = 'pennants' | 'lamps' | 'leaves' | 'none';

export type GarlandInk = {
  readonly colours: readonly string[];
  readonly cord: string;
  readonly lamp: string;
};

/** How low the cord hangs at this place: four swags from side to side. */
function cordAt(x: number): number {
  const share = (x / garlandWidth) * 4;
  return 10 + 30 * Math.sin((share - Math.floor(share)) * Math.PI);
}

export function garlandArt(kind: GarlandKind, { colours, cord, lamp }: GarlandInk): string {
  if (kind === 'none') return picture(garlandWidth, garlandHeight, '', '');
  const rope = Array.from({ length: 121 }, (_, index) => {
    return `${index ? 'L' : 'M'}${index * 10} ${at(cordAt(index * 10))}`;
  }).join('');
  const hung = Array.from({ length: kind === 'lamps' ? 20 : 40 }, (_, index) => {
    const x = ((index + 0.5) * garlandWidth) / (kind === 'lamps' ? 20 : 40);
    const y = cordAt(x);
    const colour = colours[index % colours.length] ?? '#ffffff';
    if (kind === 'pennants') {
      return `<path d="M${at(x - 13)} ${at(y)}h26l-13 42Z" fill="${colour}"/><path
        d="M${at(x - 13)} ${at(y)}h26l-2 7h-22Z" fill="#fff" opacity=".35"/>`;
    }
    if (kind === 'leaves') {
      const turn = index % 2 ? 24 : -24;
      return `<path transform="rotate(${turn} ${at(x)} ${at(y)})" d="M${at(x)} ${at(y - 4)}c-22
        20 -16 56 0 78c16 -22 22 -58 0 -78Z" fill="${colour}"/><path transform="rotate(${turn}
          ${at(x)} ${at(y)})" d="M${at(x)}
            ${at(y)}v66" stroke="#fff" stroke-width="1.5" opacity=".25"/>`;
    }
    return `<circle cx="${at(x)}" cy="${at(y + 24)}" r="30" fill="${lamp}" opacity=".22"/><path
      d="M${at(x)} ${at(y)}v10" stroke="${cord}" stroke-width="2"/><path d="M${at(x - 9)}
        ${at(y + 10)}h18l4 16l-8 14h-10l-8 -14Z" fill="${colour}"/><path d="M${at(x - 5)}
          ${at(y + 15)}h10l2 11l-5 8h-4l-5 -8Z" fill="#fff6d0"/>`;
  }).join('');
  return picture(
    garlandWidth,
    garlandHeight,
    '',
    `<path d="${rope}" fill="none" stroke="${cord}" stroke-width="3"/>${hung}`,
  );
}
