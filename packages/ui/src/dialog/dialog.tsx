import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { gather } from './gather.ts';
import './dialog.css';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** `full`: on a phone the whole screen, else as `m`. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  isTitleHidden?: boolean | undefined;
  /** While an answer is being sent: neither Escape nor the backdrop nor the cross closes. */
  isLocked?: boolean | undefined;
};

/**
 * The browser's own modal: it traps the focus, makes the page inert and gives the focus
 * back, which a library would do in 19 kB of the first script (ADR 24). On a phone it is a sheet
 * from the bottom edge.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'm',
  isTitleHidden = false,
  isLocked = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  function leave() {
    if (!isLocked) onClose();
  }
  const leaveByBackdrop = useEffectEvent(leave);
  // One that cannot be left from the first was asked for by nobody.
  const beginGathering = useEffectEvent((dialog: HTMLElement) => gather(dialog, isLocked));

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    // The dialog's own box is its backdrop: whatever is inside it is a child.
    const press = (event: MouseEvent) => {
      // The second half of the double click that opened it falls on the backdrop, unmeant.
      if (event.target === dialog && event.detail < 2) leaveByBackdrop();
    };
    dialog.addEventListener('click', press);
    const endGathering = beginGathering(dialog);
    dialog.showModal();
    return () => {
      endGathering();
      dialog.removeEventListener('click', press);
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={`ui-dialog ui-dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React brings the event of a dialog inside this one up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        // A browser may close by itself on a second Escape; the state has to follow.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="ui-dialog-sheet">
        <header className="ui-dialog-head">
          <h2
            id={titleId}
            tabIndex={-1}
            className={isTitleHidden ? 'ui-dialog-title-unseen' : 'ui-dialog-title'}
          >
            {title}
          </h2>
          <IconButton label={closeLabel} disabled={isLocked} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="ui-dialog-body">{children}</div>
        {footer && <footer className="ui-dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
