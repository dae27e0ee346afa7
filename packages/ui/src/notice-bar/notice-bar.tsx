import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import './notice-bar.css';

/** A lasting state of the page, such as being offline, told in one line. */
export function NoticeBar({
  tone = 'info',
  children,
  action,
}: {
  tone?: 'info' | 'warn' | 'alarm' | undefined;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={`ui-notice ui-notice-${tone}`} role={tone === 'info' ? 'status' : 'alert'}>
      {tone === 'info' ? <InfoIcon size={20} /> : <WarningIcon size={20} />}
      <p className="ui-notice-words">{children}</p>
      {action}
    </div>
  );
}
