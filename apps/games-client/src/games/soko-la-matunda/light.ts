/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#06222a',
    ground: '#128a84',
    deep: '#075058',
    main: '#ffd23c',
    accent: '#e8404a',
    pale: '#fff6e6',
  },
  sky: ['#2f9ad8', '#5fc0e8', '#e0f4e8', '#fff0c8'],
  orb: '#fff3b0',
  lamp: '#ffe27a',
  isDay: true,
};
