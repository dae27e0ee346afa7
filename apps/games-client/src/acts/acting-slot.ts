import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import type { ActingRound } from '#frame/shell/round/round-state.ts';

/** A slot's round that waits for its player. */
export type ActingSlot = ActingRound<SlotRound>;
