import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  title: { en: 'How to play Bao', sw: 'Jinsi ya kucheza Bao' },
  close: { en: 'Close', sw: 'Funga' },
  back: { en: 'Back', sw: 'Nyuma' },
  next: { en: 'Next', sw: 'Endelea' },
  done: { en: 'Done', sw: 'Maliza' },
  again: { en: 'Show again', sw: 'Onyesha tena' },
  step: { en: '{step} of {steps}', sw: '{step} kati ya {steps}' },
  near: { en: 'You', sw: 'Wewe' },
  far: { en: 'The other player', sw: 'Mpinzani' },
} as const satisfies Record<string, Words>;
