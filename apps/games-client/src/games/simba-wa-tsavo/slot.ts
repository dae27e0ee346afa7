/** Simba wa Tsavo as the frame knows games. */
import { simbaWaTsavo } from '@bahati/game-rules/slots/flagships/simba-wa-tsavo/simba-wa-tsavo.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import grass from '@bahati/ui/game-art/subjects/savannah/mbuga.svg?raw';
import acacia from '@bahati/ui/game-art/subjects/savannah/mgunga.svg?raw';
import spear from '@bahati/ui/game-art/subjects/savannah/mkuki.svg?raw';
import shield from '@bahati/ui/game-art/subjects/savannah/ngao.svg?raw';
import zebra from '@bahati/ui/game-art/subjects/savannah/punda-milia.svg?raw';
import buffalo from '@bahati/ui/game-art/subjects/savannah/nyati.svg?raw';
import lion from '@bahati/ui/game-art/subjects/savannah/simba.svg?raw';
import mane from './symbols/mane.svg?raw';
import moon from '@bahati/ui/game-art/subjects/savannah/savana.svg?raw';

export const slot = flagshipSlot(simbaWaTsavo, {
  drawings: { grass, acacia, spear, shield, zebra, buffalo, lion, mane, moon },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
