/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#2a1038',
    ground: '#e05a8e',
    deep: '#7a2a6a',
    main: '#ffd0a8',
    accent: '#4ab8c0',
    pale: '#fff4f0',
  },
  sky: ['#8a7ac8', '#e08ab8', '#ffb8a0', '#ffe8c0'],
  orb: '#fff0c0',
  lamp: '#ffd8a8',
  isDay: true,
};
