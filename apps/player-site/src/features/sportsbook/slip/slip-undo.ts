/** What was taken off the slip can be put back, until something else is put on or taken off. */
import { useSyncExternalStore } from 'react';
import { legKey, type SlipDraft } from './slip-draft.ts';
import { slipStore } from './slip-store.ts';

type Kept = { before: SlipDraft; after: string };

const keysOf = ({ legs }: SlipDraft): string => legs.map(legKey).join();

let kept: Kept | null = null;
const listeners = new Set<() => void>();

function keep(next: Kept | null): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Does something to the slip that can be undone. */
export function withUndo(change: () => void): void {
  const before = slipStore.readDraft();
  change();
  const after = keysOf(slipStore.readDraft());
  if (before.legs.length > 0 && after !== keysOf(before)) keep({ before, after });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endSlip = slipStore.subscribe(listener);
  return () => {
    listeners.delete(listener);
    endSlip();
  };
}

const readKept = (): Kept | null => (kept?.after === keysOf(slipStore.readDraft()) ? kept : null);

/** Undefined: there is nothing to undo. */
export function useUndo(): (() => void) | undefined {
  const undoable = useSyncExternalStore(subscribe, readKept);
  if (!undoable) return undefined;
  return () => {
    slipStore.load(undoable.before);
    keep(null);
  };
}
