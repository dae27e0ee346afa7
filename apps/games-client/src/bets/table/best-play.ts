/** Whether the player wishes to be shown the best play: one wish for the board and its bar. */
import { createStore } from '#frame/shell/store.ts';

export const bestPlay = createStore({ isShown: false });

export const bestPlayName = { en: 'Best play', sw: 'Uchezaji bora' } as const;
