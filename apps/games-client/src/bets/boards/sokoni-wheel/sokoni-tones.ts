/** The colours of the places, as the wheel, the cloth and the history wear them. */
import type { SokoniPlace } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';

export type PlaceTone = { readonly light: string; readonly deep: string; readonly ink: string };

export const placeTones: Readonly<Record<SokoniPlace, PlaceTone>> = {
  one: { light: '#3f78c9', deep: '#1b3f86', ink: '#fdf6e4' },
  two: { light: '#1ea08f', deep: '#0b5a55', ink: '#fdf6e4' },
  five: { light: '#f08a3c', deep: '#b4481a', ink: '#2a1003' },
  ten: { light: '#e0417f', deep: '#8f1650', ink: '#fff5ea' },
  coin: { light: '#ffd977', deep: '#c58a1f', ink: '#4a2a06' },
  crates: { light: '#9bcf57', deep: '#3f7d22', ink: '#12270a' },
  festival: { light: '#9a5ce6', deep: '#451a8c', ink: '#fff3d0' },
};
