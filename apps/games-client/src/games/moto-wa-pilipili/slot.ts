/** Moto wa Pilipili as the frame knows games. */
import { motoWaPilipili } from '@bahati/game-rules/slots/flagships/moto-wa-pilipili/moto-wa-pilipili.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import flame from './symbols/flame.svg?raw';
import chillies from './symbols/chillies.svg?raw';
import grill from './symbols/grill.svg?raw';
import pickle from './symbols/pickle.svg?raw';
import samosa from './symbols/samosa.svg?raw';
import chutney from './symbols/chutney.svg?raw';
import onion from './symbols/onion.svg?raw';
import lime from './symbols/lime.svg?raw';

export const slot = flagshipSlot(motoWaPilipili, {
  drawings: { flame, chillies, grill, pickle, samosa, chutney, onion, lime },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
