import { fill, line } from '#frame/games/flagship/brushwork.ts';
import { overheadSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

function curtain(): string {
  const chance = chances(75);
  return Array.from({ length: 170 }, () => {
    const side = chance() > 0.5 ? 1 : 0;
    const from = chance() ** 1.6 * 620;
    const x = side ? 1600 - from : from;
    const long = (1 - from / 760) * (60 + chance() * 140);
    return line(
      `M${at(x)} -4q${at((chance() - 0.5) * 20)} ${at(long * 0.6)} ${at((chance() - 0.5) * 16)} ${at(long)}`,
      ['#0c3a38', '#2a8a6a', '#9ae0b8'][Math.floor(chance() * 3)] ?? '#2a8a6a',
      3 + chance() * 4,
      'opacity=".8"',
    );
  }).join('');
}

/** Old man's beard from the boughs above. */
export const beards = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  fill(
    'M0 -4H1600V20C1300 60 1200 20 1000 24C800 10 700 34 560 22C400 60 200 30 0 70Z',
    '#06181e',
  ) + curtain(),
);
