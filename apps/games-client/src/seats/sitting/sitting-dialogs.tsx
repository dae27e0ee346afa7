import { ChipsDialog } from './chips-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Wish } from './wish.ts';

/** What is asked before one sits, adds chips or leaves. */
export function SittingDialogs({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  if (wish?.is === 'leave') return <LeaveDialog onClose={onClose} />;
  if (wish?.is === 'sit') return <ChipsDialog seat={wish.seat} onClose={onClose} />;
  return wish?.is === 'top-up' ? <ChipsDialog seat={null} onClose={onClose} /> : null;
}
