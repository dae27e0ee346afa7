/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#1a0a14',
    ground: '#a82838',
    deep: '#5a1024',
    main: '#ffcf5a',
    accent: '#1f8a7a',
    pale: '#fff4d8',
  },
  sky: ['#2a7a94', '#8ac8b8', '#ffe0a0', '#ffb06a'],
  orb: '#fff0b8',
  lamp: '#ffdf90',
  isDay: true,
};
