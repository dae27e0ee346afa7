/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#1c0a24',
    ground: '#b8442a',
    deep: '#6d1c34',
    main: '#ffc455',
    accent: '#2f9a8a',
    pale: '#fff0d0',
  },
  sky: ['#2a1648', '#a8324c', '#ffb040', '#ffe08a'],
  orb: '#ffd07a',
  lamp: '#ffb84a',
  isDay: true,
};
