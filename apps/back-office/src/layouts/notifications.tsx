import { useEffect } from 'react';
import { ToastRegion } from '@bahati/ui/toast/toast-region.tsx';
import { showToast, type ToastTone } from '@bahati/ui/toast/toasts.ts';
import { type NotificationType, useNotificationContext } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

const tones: Readonly<Record<NotificationType, ToastTone>> = {
  success: 'win',
  info: 'info',
  warning: 'warn',
  error: 'alarm',
};

/** react-admin's notifications as the house's own toasts. */
export function Notifications() {
  const { translate } = useWords();
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (typeof taken?.message !== 'string') return;
    const words = translate(taken.message, taken.notificationOptions?.messageArgs);
    showToast({ tone: tones[taken.type], message: words });
  }, [notifications, takeNotification, translate]);
  return (
    <ToastRegion label={translate('layout.messages')} closeLabel={translate('ra.action.close')} />
  );
}
