/** Taa za Pwani as the frame knows games: rules, figures, pictures and the way to its stage. */
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import type { SlotGame } from '#frame/games/games.ts';
import { lineTints } from '#frame/slots/line-tints.ts';
import { drawingOf } from '#frame/slots/symbol-drawings.ts';
import lantern from './symbols/lantern.svg?raw';
import dhow from '@bahati/ui/game-art/subjects/dhow-race/kivuko.svg?raw';
import door from '@bahati/ui/game-art/subjects/palace/lango.svg?raw';
import coffeePot from '@bahati/ui/game-art/subjects/coffee-house/buli.svg?raw';
import drum from '@bahati/ui/game-art/subjects/carnival/ngoma.svg?raw';
import octopus from './symbols/octopus.svg?raw';
import coconut from './symbols/coconut.svg?raw';
import mango from './symbols/mango.svg?raw';
import clove from '@bahati/ui/game-art/subjects/spice-market/karafuu.svg?raw';
import tea from '@bahati/ui/game-art/subjects/coffee-house/chai.svg?raw';

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
