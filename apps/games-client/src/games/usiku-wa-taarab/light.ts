/** The light of the hall: velvet, gold and lamps. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#22062a',
    ground: '#8a1450',
    deep: '#4a0a3c',
    main: '#ffd23c',
    accent: '#1fc89a',
    pale: '#fff0e0',
  },
  sky: ['#1c0628', '#4a0e4a', '#8a1a54', '#d84a6a'],
  orb: '#ffe6a0',
  lamp: '#ffc86a',
  isDay: false,
};
