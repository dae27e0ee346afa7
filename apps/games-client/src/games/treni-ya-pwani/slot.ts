/** Treni ya Pwani as the frame knows games. */
import { treniYaPwani } from '@bahati/game-rules/slots/flagships/treni-ya-pwani/treni-ya-pwani.rules.ts';
import { flagshipSlot } from '#frame/games/flagship/slot.ts';
import { light } from './light.ts';
import { sound } from './sound.ts';
import sisal from './symbols/sisal.svg?raw';
import whistle from './symbols/whistle.svg?raw';
import lamp from './symbols/lamp.svg?raw';
import suitcase from '@bahati/ui/game-art/subjects/dhow-race/safari.svg?raw';
import elephantSign from '@bahati/ui/game-art/subjects/savannah/njia.svg?raw';
import station from './symbols/station.svg?raw';
import stationMaster from './symbols/station-master.svg?raw';
import engine from './symbols/engine.svg?raw';
import ticket from './symbols/ticket.svg?raw';

export const slot = flagshipSlot(treniYaPwani, {
  drawings: {
    sisal,
    whistle,
    lamp,
    suitcase,
    'elephant-sign': elephantSign,
    station,
    'station-master': stationMaster,
    engine,
    ticket,
  },
  light,
  sound,
  loadArt: async () => (await import('./art.ts')).art,
});
