/** Papa wa Pemba as the frame knows games. */
import { papaWaPemba } from '@bahati/game-rules/slots/flagships/papa-wa-pemba/papa-wa-pemba.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import coral from './symbols/coral.svg?raw';
import anchor from '@bahati/ui/game-art/subjects/dhow-race/nanga.svg?raw';
import turtle from './symbols/turtle.svg?raw';
import helmet from './symbols/helmet.svg?raw';
import ray from './symbols/ray.svg?raw';
import tigerShark from './symbols/tiger-shark.svg?raw';
import hammerhead from './symbols/hammerhead.svg?raw';
import trident from './symbols/trident.svg?raw';
import pearlShell from '@bahati/ui/game-art/subjects/mangrove/chaza.svg?raw';

export const slot = flagshipSlot(papaWaPemba, {
  drawings: {
    coral,
    anchor,
    turtle,
    helmet,
    ray,
    'tiger-shark': tigerShark,
    hammerhead,
    trident,
    'pearl-shell': pearlShell,
  },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
