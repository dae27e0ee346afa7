/** Kitabu cha Kilwa as the frame knows games. */
import { kitabuChaKilwa } from '@bahati/game-rules/slots/flagships/kitabu-cha-kilwa/kitabu-cha-kilwa.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import ten from './symbols/ten.svg?raw';
import jack from './symbols/jack.svg?raw';
import queen from './symbols/queen.svg?raw';
import king from './symbols/king.svg?raw';
import ace from './symbols/ace.svg?raw';
import dhow from '@bahati/ui/game-art/subjects/dhow-race/sambuki.svg?raw';
import merchant from '@bahati/ui/game-art/subjects/spice-market/mchuuzi.svg?raw';
import sultan from '@bahati/ui/game-art/subjects/palace/sultani.svg?raw';
import book from '@bahati/ui/game-art/subjects/coffee-house/msimulizi.svg?raw';

export const slot = flagshipSlot(kitabuChaKilwa, {
  drawings: { ten, jack, queen, king, ace, dhow, merchant, sultan, book },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
