/** Matatu za Usiku as the frame knows games. */
import { matatuZaUsiku } from '@bahati/game-rules/slots/flagships/matatu-za-usiku/matatu-za-usiku.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import spray from './symbols/spray.svg?raw';
import disco from '@bahati/ui/game-art/subjects/carnival/kanivali.svg?raw';
import matatu from '@bahati/ui/game-art/subjects/carnival/matatu.svg?raw';
import speaker from '@bahati/ui/game-art/subjects/carnival/mchezo.svg?raw';
import cap from '@bahati/ui/game-art/subjects/kanga-workshop/kofia.svg?raw';
import phone from './symbols/phone.svg?raw';
import lights from './symbols/lights.svg?raw';
import coins from './symbols/coins.svg?raw';
import chapati from '@bahati/ui/game-art/subjects/coffee-house/andazi.svg?raw';

export const slot = flagshipSlot(matatuZaUsiku, {
  drawings: { spray, disco, matatu, speaker, cap, phone, lights, coins, chapati },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
