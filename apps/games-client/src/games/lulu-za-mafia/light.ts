/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#06261c',
    ground: '#1a9a78',
    deep: '#0a5a48',
    main: '#fff0c8',
    accent: '#f0709c',
    pale: '#fffaf0',
  },
  sky: ['#3ab0f0', '#8adcf8', '#d8f8f0', '#fff4d8'],
  orb: '#fffbe0',
  lamp: '#fff0c8',
  isDay: true,
};
