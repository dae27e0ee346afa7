import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { dismissToast, readToasts, subscribeToToasts, type Toast } from './toasts.ts';
import './toast.css';

/**
 * Mounted once at the root. A popover of its own stands above dialogs too, as no library's portal
 * can (ADR 24); it is shown again with every new toast, because the last one shown is on top.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const ref = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
  const newestId = toasts.at(-1)?.id;

  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (newestId !== undefined) region.showPopover();
  }, [newestId]);

  return (
    <section ref={ref} popover="manual" className="ui-toasts" aria-label={label} aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

function ToastLine({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [isHeld, setIsHeld] = useState(false);
  const { id, durationMs, tone, message } = toast;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);

  return (
    // A toast under the hand or the focus waits: nobody is raced while reading.
    <div
      className={`ui-toast ui-toast-${tone}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className="ui-toast-icon">
        {tone === 'info' && <InfoIcon size={20} />}
        {tone === 'win' && <CheckIcon size={20} />}
        {(tone === 'warn' || tone === 'alarm') && <WarningIcon size={20} />}
      </span>
      <p className="ui-toast-words">{message}</p>
      <IconButton label={closeLabel} onClick={() => dismissToast(id)}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
