/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#140a0c',
    ground: '#8a5424',
    deep: '#4a2616',
    main: '#ffd23c',
    accent: '#1fa89c',
    pale: '#fff4d0',
  },
  sky: ['#1c1218', '#3a2220', '#d88a34', '#ffe6a0'],
  orb: '#ffd27a',
  lamp: '#ffc44a',
  isDay: false,
};
