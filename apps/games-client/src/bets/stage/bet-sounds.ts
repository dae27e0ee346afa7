/** Which sound each moment of a board has, from those the operator already plays. */
import type { SlotSounds } from '#frame/sound/slot-sounds.ts';
import type { BetCue } from './board.ts';

export function hearBet(sounds: SlotSounds, cue: BetCue, step = 0): void {
  switch (cue) {
    case 'press':
      return sounds.press();
    case 'tick':
      return sounds.hear({ kind: 'respin', left: Math.min(step, 6) });
    case 'chip':
      return sounds.hear({ kind: 'coin', step });
    case 'card':
      return sounds.hear({ kind: 'page' });
    case 'reveal':
      return sounds.hear({ kind: 'stick' });
    case 'roll':
      return sounds.hear({ kind: 'spin' });
    case 'strike':
      sounds.hear({ kind: 'thud' });
      return sounds.hear({ kind: 'burst', step: step + 3 });
    case 'good':
      return sounds.hear({ kind: 'coin-counted', step });
    case 'bad':
      return sounds.hear({ kind: 'thud' });
  }
}
