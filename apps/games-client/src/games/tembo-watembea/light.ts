/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#1e1838',
    ground: '#7a7ab8',
    deep: '#3c3868',
    main: '#ffb878',
    accent: '#6ab88a',
    pale: '#fff0e0',
  },
  sky: ['#7a8ad0', '#c0a8d8', '#ffc8a8', '#fff0d8'],
  orb: '#fff0d0',
  lamp: '#ffd0a0',
  isDay: true,
};
