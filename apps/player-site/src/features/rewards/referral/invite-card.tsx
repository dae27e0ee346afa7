import type { CallValue } from '@bahati/contract/call.ts';
import type { referralCalls } from '@bahati/contract/player-site/rewards/referral.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { ShareIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { QrCode } from '#features/install/qr-code.tsx';
import { useLevelWords } from '#features/rewards/vip/use-level-words.ts';

export type OwnReferral = CallValue<(typeof referralCalls)['GET /wps/rewards/referral']>;

/** What one hands on: the code, its QR code and link, and the ways to send it. */
export function InviteCard({ own: { code, terms } }: { own: OwnReferral }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { short } = useLevelWords();
  const link = `${window.location.origin}/register?referralCode=${code}`;
  const message = t('referral_message', { name, link });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'win', message: t('referral_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('referral_not_copied') });
    }
  };
  return (
    <section className="referral-card" data-look="dark" aria-labelledby="referral-reward">
      <KangaEdge height={12} />
      <div className="referral-card-body">
        <h2 id="referral-reward" className="referral-card-reward">
          {t('referral_reward', { amount: short(terms.sponsorReward, terms.currency) })}
        </h2>
        {terms.friendPercent > 0 && (
          <p>
            {t('referral_friend_reward', {
              percent: terms.friendPercent,
              amount: short(terms.friendMaximum, terms.currency),
            })}
          </p>
        )}
        <div className="referral-card-code">
          <QrCode text={link} label={t('referral_qr', { code })} size={128} />
          <div className="referral-card-words">
            <p className="quiet referral-small">{t('referral_code')}</p>
            <p className="referral-code">{code}</p>
          </div>
        </div>
        <p className="referral-link">{link}</p>
        <div className="referral-actions">
          <Button tone="brass" icon={<CopyIcon size={18} />} onClick={() => void copy(link)}>
            {t('referral_copy')}
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
              {t('referral_share')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The phone's own sheet; whoever closes it has shared nothing, which is no fault. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}
