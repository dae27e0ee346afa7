import { type ReactNode, useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { isReasonGood, ReasonField } from './reason-field.tsx';
import { useAct } from './use-act.ts';

/** An act that staff users are told the reason of; it is sent once there is one. */
export function ReasonDialog<T>({
  title,
  confirmLabel,
  tone,
  size,
  reasonLabel,
  reasonHint,
  longest,
  isReady = true,
  send,
  tell,
  onClose,
  children,
}: {
  title: string;
  confirmLabel: string;
  tone?: 'ink' | 'danger';
  /** Absent: as wide as a question needs. */
  size?: 'l';
  /** Absent: it is a reason. */
  reasonLabel?: string;
  /** Who reads it; absent: staff users alone. */
  reasonHint?: string;
  /** In characters; absent: as long as a reason. */
  longest?: number;
  /** False while another field is wrong. */
  isReady?: boolean;
  send: (reason: string) => Promise<T>;
  tell: (value: T) => string;
  onClose: () => void;
  /** Asked with true once it was sent with something wanting. */
  children?: ReactNode | ((isWanting: boolean) => ReactNode);
}) {
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  async function confirm() {
    setIsWanting(true);
    if (!isReasonGood(reason) || !isReady) return;
    if (await act(() => send(reason.trim()), tell)) onClose();
  }
  return (
    <ActDialog
      title={title}
      confirmLabel={confirmLabel}
      {...(tone ? { tone } : {})}
      size={size}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {typeof children === 'function' ? children(isWanting) : children}
      <ReasonField
        {...(reasonLabel ? { label: reasonLabel } : {})}
        {...(reasonHint ? { hint: reasonHint } : {})}
        {...(longest ? { longest } : {})}
        value={reason}
        onValueChange={setReason}
        isWanting={isWanting}
      />
    </ActDialog>
  );
}
