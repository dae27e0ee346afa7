/** The light of the city: neon on wet tar. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#06061a',
    ground: '#1a1a6a',
    deep: '#0c0c3a',
    main: '#2ff0ff',
    accent: '#ff2ab8',
    pale: '#f4fbff',
  },
  sky: ['#05051c', '#1a0c4a', '#6a128a', '#ff3a9a'],
  orb: '#ff6ac8',
  lamp: '#8af0ff',
  isDay: false,
};
