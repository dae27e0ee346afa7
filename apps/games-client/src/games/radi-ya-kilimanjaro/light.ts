/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0c1430',
    ground: '#2c4a7a',
    deep: '#16244e',
    main: '#ffd83c',
    accent: '#7a5ae0',
    pale: '#eaf6ff',
  },
  sky: ['#1a2440', '#4a6a8a', '#c8d4c8', '#f0dca8'],
  orb: '#e0e8ff',
  lamp: '#ffe47a',
  isDay: true,
};
