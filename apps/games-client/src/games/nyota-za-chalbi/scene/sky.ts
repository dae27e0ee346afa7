/** The galaxy over the desert, the shower of free spins, and the star the caravans steer by. */
import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { orbSize, skySize } from '#frame/games/flagship/place.ts';
import { skyArt, starField } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

/** Stars and dust along a slanting band. */
function milkyWay(seed: number): string {
  const chance = chances(seed);
  const grains = Array.from({ length: 420 }, () => {
    const along = chance();
    const off = (chance() + chance() + chance() - 1.5) * 150;
    const x = along * 1300 - 50 + off * 0.4;
    const y = 560 - along * 480 + off;
    return disc(
      x,
      y,
      0.7 + chance() ** 3 * 2.6,
      ['#fff', '#ffe6c0', '#c8e8ff'][Math.floor(chance() * 3)] ?? '#fff',
      `opacity="${at(0.4 + chance() * 0.6)}"`,
    );
  }).join('');
  const cloud = (d: string, paint: string, opacity: number) =>
    fill(d, paint, `opacity="${opacity}" filter="url(#haze)"`);
  return (
    cloud('M-60 700C260 380 760 240 1260 -60V180C900 340 420 520 160 760Z', '#7a6af0', 0.4) +
    cloud('M-60 640C320 420 760 240 1260 20V110C860 300 420 480 40 700Z', '#ff9ac8', 0.34) +
    cloud('M60 600C420 400 760 260 1160 60L1180 90C800 300 440 440 90 640Z', '#fff0c8', 0.42) +
    cloud('M280 460C480 380 620 330 760 250C640 350 480 420 300 490Z', '#1a0c3a', 0.6) +
    grains
  );
}

export const galaxy = skyArt(
  ['#04062a', '#0c165a', '#2a2a8a', '#7a4aa0', '#ff9a5a'],
  milkyWay(5) + starField(15, 190, 0.9),
);

function meteors(seed: number): string {
  const chance = chances(seed);
  return Array.from({ length: 16 }, () => {
    const [x, y, long] = [
      chance() * skySize.width,
      chance() * skySize.height * 0.75,
      70 + chance() * 130,
    ];
    return (
      line(
        `M${at(x)} ${at(y)}l${at(-long)} ${at(-long * 0.6)}`,
        '#d8fbff',
        2 + chance() * 2.6,
        `opacity="${at(0.4 + chance() * 0.5)}"`,
      ) + disc(x, y, 5, '#fff')
    );
  }).join('');
}

export const shower = skyArt(
  ['#10043a', '#3a0c7a', '#a82aa0', '#ff6a8a', '#ffd08a'],
  milkyWay(9) + starField(25, 220, 0.95) + meteors(31),
);

export const star = picture(
  orbSize,
  orbSize,
  ball('glow', [120, 120, 70], '#ffffff 1', '#bfe8ff 0.7', '#6ab0ff 0') +
    shades('ray', [0, 20, 0, 120], '#ffffff 0', '#ffffff 1'),
  disc(120, 120, 70, 'url(#glow)') +
    around(4, 120, 120, fill('M120 4L130 108L120 120L110 108Z', 'url(#ray)')) +
    around(4, 120, 120, fill('M120 54L127 110L120 120L113 110Z', '#d8f4ff'), 45) +
    disc(120, 120, 17, '#ffffff'),
);
