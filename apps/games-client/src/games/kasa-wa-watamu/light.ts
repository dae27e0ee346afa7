/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#140a34',
    ground: '#7a3a94',
    deep: '#2c1860',
    main: '#ffc8a0',
    accent: '#2fd0c8',
    pale: '#fff2ee',
  },
  sky: ['#0c0a34', '#5a2e9a', '#f07a9a', '#ffc8a0'],
  orb: '#ffe0d8',
  lamp: '#7afff0',
  isDay: false,
};
