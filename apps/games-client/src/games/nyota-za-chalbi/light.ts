/** The light of the desert: stars above, a fire below. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0a0a2c',
    ground: '#b8481e',
    deep: '#5a1c14',
    main: '#ffd87a',
    accent: '#3ad0f0',
    pale: '#fff6e6',
  },
  sky: ['#04062a', '#14206e', '#5a3a9a', '#ff9a5a'],
  orb: '#bfe8ff',
  lamp: '#c8ecff',
  isDay: false,
};
