/** The light of the palace: white lime, rose of morning, violet cloth. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#1c0a3c',
    ground: '#5a2aa8',
    deep: '#34146e',
    main: '#ffd87a',
    accent: '#ff7a9a',
    pale: '#fff6ee',
  },
  sky: ['#6a8ad8', '#c8a0d8', '#ffb8b0', '#ffe8c8'],
  orb: '#f0a8c0',
  lamp: '#ffd8a0',
  isDay: true,
};
