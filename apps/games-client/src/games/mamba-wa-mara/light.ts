/** The light of the place: what drifts, glows and is printed in its colours. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0c241c',
    ground: '#3f8a44',
    deep: '#174a3c',
    main: '#ffd84a',
    accent: '#d8643a',
    pale: '#fbf6d0',
  },
  sky: ['#3f8f9a', '#7ac0a8', '#ffe9a8', '#ffd07a'],
  orb: '#fff0a8',
  lamp: '#ffe07a',
  isDay: true,
};
