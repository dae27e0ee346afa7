/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0a1a4a',
    ground: '#e8404a',
    deep: '#8a1434',
    main: '#fff4e0',
    accent: '#1f9ae0',
    pale: '#ffffff',
  },
  sky: ['#0f7ae0', '#3ab8f8', '#b8f0ff', '#fff8e0'],
  orb: '#fffbe0',
  lamp: '#fff0b8',
  isDay: true,
};
