/** Where a pressed price goes: onto the slip, or into a bet builder that is open. */
import { createContext } from 'react';
import { mostSelections } from '#features/sportsbook/slip/slip-limits.ts';
import { type PickedSelection, slipStore } from '#features/sportsbook/slip/slip-store.ts';

export type PickTarget = {
  subscribe: (listener: () => void) => () => void;
  has: (selection: Omit<PickedSelection, 'odds'>) => boolean;
  /** Puts it there or takes it away. False: no more fit. */
  toggle: (selection: PickedSelection) => boolean;
  /** How many it takes. */
  most: number;
  /** The words for when no more fit. */
  fullKey: 'book_slip_full' | 'book_builder_full';
};

export const slipTarget: PickTarget = {
  ...slipStore,
  most: mostSelections,
  fullKey: 'book_slip_full',
};

export const PickTarget = createContext<PickTarget>(slipTarget);
