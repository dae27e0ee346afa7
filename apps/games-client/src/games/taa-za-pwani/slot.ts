/** Taa za Pwani as the frame knows games: rules, figures, pictures and the way to its stage. */
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotGame } from '#frame/games/games.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { drawingOf } from '#frame/slots/symbol-drawings.ts';
import lantern from './symbols/lantern.svg?raw';
import dhow from './symbols/dhow.svg?raw';
import door from './symbols/door.svg?raw';
import coffeePot from './symbols/coffee-pot.svg?raw';
import drum from './symbols/drum.svg?raw';
import octopus from './symbols/octopus.svg?raw';
import coconut from './symbols/coconut.svg?raw';
import mango from './symbols/mango.svg?raw';
import clove from './symbols/clove.svg?raw';
import tea from './symbols/tea.svg?raw';

const drawing = drawingOf({
  lantern,
  dhow,
  door,
  'coffee-pot': coffeePot,
  drum,
  octopus,
  coconut,
  mango,
  clove,
  tea,
});

export const slot: SlotGame = {
  definition: taaZaPwani,
  figures: taaZaPwaniFigures,
  drawing,
  lineTints,
  cloth: { seed: taaZaPwani.id, palette: undefined },
  async loadStage() {
    const [{ createSlotStage }, { taaZaPwaniLook }] = await Promise.all([
      import('#frame/slots/slot-stage-show.ts'),
      import('./look.ts'),
    ]);
    return (options) => createSlotStage(taaZaPwaniLook(drawing), options);
  },
};
