/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#02121e',
    ground: '#0a5a7a',
    deep: '#04283e',
    main: '#f0a83a',
    accent: '#ff5a5a',
    pale: '#d8fff8',
  },
  sky: ['#8af0e8', '#1fa8c0', '#0a5a8a', '#04284e'],
  orb: '#d8fff4',
  lamp: '#8affee',
  isDay: false,
};
