import type { DrawState } from '@bahati/contract/draw-terms.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';

const tones: { [state in DrawState]: Tone } = {
  draft: 'quiet',
  open: 'lagoon',
  frozen: 'brass',
  ended: 'quiet',
};

/** A draft that waits for a second person asks for somebody. */
export function toneOfDraw(state: DrawState, isAsked: boolean): Tone {
  return isAsked ? 'coral' : tones[state];
}
