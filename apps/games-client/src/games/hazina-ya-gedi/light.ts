/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0c2418',
    ground: '#2a7a3c',
    deep: '#124a2c',
    main: '#c8f06a',
    accent: '#e0487a',
    pale: '#fff6e0',
  },
  sky: ['#0c4a34', '#2a8a48', '#a8d85a', '#f8ffb8'],
  orb: '#f4ffa0',
  lamp: '#ffd86a',
  isDay: true,
};
