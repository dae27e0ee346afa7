/** The light of the hillside: morning mist, cherries, white enamel with a blue rim. */
import type { Light } from '#frame/games/studio/colours.ts';

export const light: Light = {
  cloth: {
    ink: '#1e0e0a',
    ground: '#6a3a22',
    deep: '#3a1a10',
    main: '#fff4e0',
    accent: '#e8283a',
    pale: '#d8f4ff',
  },
  sky: ['#6ab8d8', '#b8e4d8', '#f4f4d0', '#ffe4b8'],
  orb: '#fffbe0',
  lamp: '#ffe8b0',
  isDay: true,
};
