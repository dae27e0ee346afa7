/** The light of the grill street: red coals in a night of green glass. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#0a0c10',
    ground: '#a8160c',
    deep: '#4a0808',
    main: '#ffb01e',
    accent: '#8fe03a',
    pale: '#fff4d8',
  },
  sky: ['#04161c', '#0c3a3c', '#8a3a1a', '#ff9a2a'],
  orb: '#ffb04a',
  lamp: '#ff8a2a',
  isDay: false,
};
