/** What the list of own hands and their replay say. */
import type { Words } from '@bahati/game-rules/words.ts';

export const historyWords = {
  unit: { en: 'Stakes {amount}', sw: 'Kiwango {amount}' },
  players: { en: 'Players: {count}', sw: 'Wachezaji: {count}' },
  voided: { en: 'Cancelled by the operator', sw: 'Umefutwa na kampuni' },
  replay: { en: 'Replay', sw: 'Tazama tena' },
  replayOf: { en: 'Replay: {which}', sw: 'Tazama tena: {which}' },
  coming: { en: 'Loading', sw: 'Inapakia' },
  failed: { en: 'This could not be loaded', sw: 'Haikuweza kupakiwa' },
  retry: { en: 'Try again', sw: 'Jaribu tena' },
  more: { en: 'Show more', sw: 'Onyesha zaidi' },
  older: {
    en: 'This was played by earlier rules and cannot be shown again.',
    sw: 'Hii ilichezwa kwa sheria za awali, haiwezi kuonyeshwa tena.',
  },
  step: { en: 'Step {at} of {all}', sw: 'Hatua {at} kati ya {all}' },
  play: { en: 'Play', sw: 'Cheza' },
  pause: { en: 'Pause', sw: 'Simamisha' },
  back: { en: 'One step back', sw: 'Rudi hatua moja' },
  next: { en: 'One step on', sw: 'Hatua inayofuata' },
  again: { en: 'From the start', sw: 'Kuanzia mwanzo' },
  place: { en: 'Progress', sw: 'Hatua' },
} as const satisfies Readonly<Record<string, Words>>;
