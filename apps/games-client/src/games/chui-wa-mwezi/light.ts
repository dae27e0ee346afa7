/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#04141a',
    ground: '#14584e',
    deep: '#0a2c34',
    main: '#f0e8b0',
    accent: '#8a6ae0',
    pale: '#eafff0',
  },
  sky: ['#04121c', '#0e3e48', '#4a9a86', '#a8d8b0'],
  orb: '#e8ffe0',
  lamp: '#e8ff8a',
  isDay: false,
};
