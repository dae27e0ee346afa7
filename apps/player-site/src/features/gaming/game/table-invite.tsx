import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ShareIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { startHref } from '#features/catalogue/start-game.rules.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import './table-invite.css';

type Props = {
  game: { gameId: string; name: string };
  /** The code of the private table. */
  room: string;
  onClose: () => void;
};

/** The link that leads friends to a private table, and the ways to send it. */
export function TableInvite({ game: { gameId, name }, room, onClose }: Props) {
  const { t } = useTranslation();
  const brand = useBrand();
  const link = `${window.location.origin}${startHref({ kind: 'launch', gameId, room })}`;
  const message = t('invite_message', { game: name, brand: brand.name, room, link });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'win', message: t('invite_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('invite_not_copied') });
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('invite_title')} closeLabel={t('close')} size="s">
      <div className="table-invite">
        <p>{t('invite_text')}</p>
        <p className="table-invite-code tabular">{room}</p>
        <p className="table-invite-link">{link}</p>
        <div className="table-invite-ways">
          <Button tone="brass" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
            {t('invite_copy')}
          </Button>
          <a
            className={buttonClass({ tone: 'quiet' })}
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </a>
          {'share' in navigator && (
            <Button icon={<ShareIcon size={18} />} onClick={() => void share(message)}>
              {t('invite_share')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The phone's own sheet; whoever closes it has shared nothing, which is no fault. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}
