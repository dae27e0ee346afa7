import { ChipsDialog } from './chips-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Wish } from './wish.ts';

type Props = {
  readonly wish: Wish;
  readonly onClose: () => void;
  /** He leaves in the middle of a hand: what is to be said in it before. */
  readonly onGone?: () => void;
};

/** What is asked before one sits, adds chips or leaves. */
export function SittingDialogs({ wish, onClose, onGone }: Props) {
  if (wish?.is === 'leave') return <LeaveDialog onClose={onClose} {...(onGone && { onGone })} />;
  if (wish?.is === 'sit') return <ChipsDialog seat={wish.seat} onClose={onClose} />;
  return wish?.is === 'top-up' ? <ChipsDialog seat={null} onClose={onClose} /> : null;
}
