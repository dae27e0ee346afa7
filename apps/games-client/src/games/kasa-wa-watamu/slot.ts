/** Kasa wa Watamu as the frame knows games. */
import { kasaWaWatamu } from '@bahati/game-rules/slots/flagships/kasa-wa-watamu/kasa-wa-watamu.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import seaweed from './symbols/seaweed.svg?raw';
import shell from './symbols/shell.svg?raw';
import starfish from './symbols/starfish.svg?raw';
import jellyfish from './symbols/jellyfish.svg?raw';
import crab from '@bahati/ui/game-art/subjects/harbour/kaa.svg?raw';
import heron from '@bahati/ui/game-art/subjects/mangrove/korongo.svg?raw';
import hatchling from './symbols/hatchling.svg?raw';
import turtle from './symbols/turtle.svg?raw';
import eggs from './symbols/eggs.svg?raw';

export const slot = flagshipSlot(kasaWaWatamu, {
  drawings: { seaweed, shell, starfish, jellyfish, crab, heron, hatchling, turtle, eggs },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
