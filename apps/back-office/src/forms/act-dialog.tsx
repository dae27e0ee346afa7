import { type ReactNode, useId } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import './forms.css';

/** Asks once before an act that moves no money: ink, or alarm where it shuts somebody out. */
export function ActDialog({
  title,
  confirmLabel,
  tone = 'ink',
  size,
  isBusy,
  refusal,
  onClose,
  onConfirm,
  children,
}: {
  title: string;
  confirmLabel: string;
  tone?: 'ink' | 'danger';
  /** Absent: as wide as a question needs. */
  size?: 'l' | undefined;
  isBusy: boolean;
  refusal: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const { translate } = useWords();
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      size={size}
      title={title}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            tone={tone === 'danger' ? 'danger' : 'quiet'}
            className={tone === 'ink' ? 'office-ink' : ''}
            type="submit"
            form={formId}
            isLoading={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="act-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onConfirm();
        }}
      >
        {children}
        {refusal && (
          <p className="ui-dialog-error" role="alert">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
