/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#2a120c',
    ground: '#1e8ab0',
    deep: '#0c4a7a',
    main: '#ffd23c',
    accent: '#e8562e',
    pale: '#fff8e0',
  },
  sky: ['#0a6ad0', '#4ab4f8', '#d0f4ff', '#fff8d8'],
  orb: '#fff2a0',
  lamp: '#ffd86a',
  isDay: true,
};
