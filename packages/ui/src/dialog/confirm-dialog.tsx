import type { ReactNode } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks once before a thing that cannot be undone. Escape and the cross mean "no". */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  onCancel,
  tone = 'brass',
  isBusy = false,
  error,
}: {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  tone?: 'brass' | 'danger' | undefined;
  isBusy?: boolean | undefined;
  error?: ReactNode;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      closeLabel={closeLabel}
      size="s"
      isLocked={isBusy}
      footer={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button tone={tone} isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p className="ui-dialog-error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
