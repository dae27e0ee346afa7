/** Moto wa Pilipili as the frame knows games. */
import { motoWaPilipili } from '@bahati/game-rules/slots/flagships/moto-wa-pilipili/moto-wa-pilipili.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import flame from './symbols/flame.svg?raw';
import chillies from '@bahati/ui/game-art/subjects/spice-market/pilipili.svg?raw';
import grill from '@bahati/ui/game-art/subjects/carnival/karamu.svg?raw';
import pickle from '@bahati/ui/game-art/subjects/spice-market/soko.svg?raw';
import samosa from '@bahati/ui/game-art/subjects/coffee-house/sambusa.svg?raw';
import chutney from './symbols/chutney.svg?raw';
import onion from './symbols/onion.svg?raw';
import lime from './symbols/lime.svg?raw';

export const slot = flagshipSlot(motoWaPilipili, {
  drawings: { flame, chillies, grill, pickle, samosa, chutney, onion, lime },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
