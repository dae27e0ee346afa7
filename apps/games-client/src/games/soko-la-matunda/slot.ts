/** Soko la Matunda as the frame knows games. */
import { sokoLaMatunda } from '@bahati/game-rules/slots/flagships/soko-la-matunda/soko-la-matunda.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import banana from './symbols/banana.svg?raw';
import lime from './symbols/lime.svg?raw';
import orange from './symbols/orange.svg?raw';
import papaya from './symbols/papaya.svg?raw';
import pineapple from './symbols/pineapple.svg?raw';
import mango from './symbols/mango.svg?raw';
import jackfruit from './symbols/jackfruit.svg?raw';
import basket from '@bahati/ui/game-art/subjects/spice-market/kikapu.svg?raw';
import parasol from '@bahati/ui/game-art/subjects/spice-market/kibanda.svg?raw';

export const slot = flagshipSlot(sokoLaMatunda, {
  drawings: { banana, lime, orange, papaya, pineapple, mango, jackfruit, basket, parasol },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
