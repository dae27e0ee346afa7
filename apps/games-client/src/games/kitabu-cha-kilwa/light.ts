/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0c1230',
    ground: '#1f5a9a',
    deep: '#122a6a',
    main: '#ffd23c',
    accent: '#2fb8a6',
    pale: '#fff4d8',
  },
  sky: ['#1f6a9a', '#4fb0c0', '#fff0b8', '#ffd07a'],
  orb: '#fff0b0',
  lamp: '#ffd87a',
  isDay: true,
};
