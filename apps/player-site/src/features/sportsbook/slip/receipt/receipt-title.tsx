/** What became of it in a few words, with a drawn mark; the focus and the ear come here. */
import { CheckIcon, ClockIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { type ReactNode, useEffect, useRef } from 'react';

const marks = { good: CheckIcon, wait: ClockIcon, bad: WarningIcon };

export function ReceiptTitle({
  tone,
  children,
}: {
  tone: 'good' | 'wait' | 'bad';
  children: ReactNode;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  const Mark = marks[tone];
  useEffect(() => {
    // The button that was touched is gone; whoever is elsewhere stays there.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="receipt-title" data-tone={tone} role="status">
      <span className="receipt-mark">
        <Mark size={28} />
      </span>
      <h3 ref={ref} tabIndex={-1}>
        {children}
      </h3>
    </div>
  );
}
