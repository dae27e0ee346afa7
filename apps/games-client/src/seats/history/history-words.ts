/** What the list of own hands and their replay say. */
import type { Words } from '@bahati/game-rules/words.ts';

export const historyWords = {
  hand: { en: 'Hand {number}', sw: 'Mkono {number}' },
  unit: { en: 'Stakes {amount}', sw: 'Kiwango {amount}' },
  players: { en: 'Players: {count}', sw: 'Wachezaji: {count}' },
  voided: { en: 'Cancelled by the operator', sw: 'Umefutwa na kampuni' },
  replay: { en: 'Replay', sw: 'Tazama tena' },
  replayOf: { en: 'Replay, hand {number}', sw: 'Tazama tena, mkono {number}' },
  coming: { en: 'Loading', sw: 'Inapakia' },
  failed: { en: 'This could not be loaded', sw: 'Haikuweza kupakiwa' },
  retry: { en: 'Try again', sw: 'Jaribu tena' },
  more: { en: 'Show more', sw: 'Onyesha zaidi' },
  older: {
    en: 'This hand was played by earlier rules and cannot be shown again.',
    sw: 'Mkono huu ulichezwa kwa sheria za awali, hauwezi kuonyeshwa tena.',
  },
  step: { en: 'Step {at} of {all}', sw: 'Hatua {at} kati ya {all}' },
  play: { en: 'Play', sw: 'Cheza' },
  pause: { en: 'Pause', sw: 'Simamisha' },
  back: { en: 'One step back', sw: 'Rudi hatua moja' },
  next: { en: 'One step on', sw: 'Hatua inayofuata' },
  again: { en: 'From the start', sw: 'Kuanzia mwanzo' },
  place: { en: 'Place in the hand', sw: 'Mahali kwenye mkono' },
  yourTurn: {
    en: 'The replay was closed: it is your turn at the table.',
    sw: 'Tumefunga marudio: ni zamu yako mezani.',
  },
} as const satisfies Readonly<Record<string, Words>>;
