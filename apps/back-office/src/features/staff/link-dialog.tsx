import type { StaffInvitation } from '@bahati/contract/back-office/staff/staff-people.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';
import './staff.css';

/** The one time the link can be seen. What follows the # never reaches a server's log. */
export function LinkDialog({
  invitation: { token, expiresAt },
  onClose,
}: {
  invitation: StaffInvitation;
  onClose: () => void;
}) {
  const { translate, instant } = useWords();
  const url = `${window.location.origin}/invitation#${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast({ message: translate('staff.link_copied') });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('staff.link_title')}
      closeLabel={translate('ra.action.close')}
      footer={
        <>
          {window.isSecureContext && (
            <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {translate('providers.copy')}
            </Button>
          )}
          <Button className="office-ink" onClick={onClose}>
            {translate('staff.link_done')}
          </Button>
        </>
      }
    >
      <div className="staff-link">
        <p>{translate('staff.link_hint')}</p>
        <code>{url}</code>
        <p className="quiet">{translate('staff.link_until', { at: instant(expiresAt) })}</p>
      </div>
    </Dialog>
  );
}
