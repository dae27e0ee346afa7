/** The light of the feast: gold of the morning, ruby, the blue of peacocks. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#2c0410',
    ground: '#b0122e',
    deep: '#64081e',
    main: '#ffd24a',
    accent: '#1fb8b0',
    pale: '#fff8dc',
  },
  sky: ['#e8a020', '#ffcf4a', '#ffeaa0', '#fffbe4'],
  orb: '#fff2a8',
  lamp: '#ffd870',
  isDay: true,
};
