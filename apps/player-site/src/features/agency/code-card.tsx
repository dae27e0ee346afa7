import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { QrCode } from '#features/install/qr-code.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';

/** One code in full: to read out, to copy as a link, to be scanned. */
export function CodeCard({ entry }: { entry: AffiliateCode }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { code, label, isEnabled, joined } = entry;
  const link = `${window.location.origin}/register?referralCode=${code}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'win', message: t('agent_link_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('agent_link_not_copied') });
    }
  }

  return (
    <article
      className="agent-code agent-ink"
      data-off={isEnabled ? undefined : ''}
      aria-label={code}
    >
      <div className="agent-code-edge">
        <KangaEdge height={16} />
      </div>
      <div className="agent-code-body">
        <div className="agent-code-words">
          <p className="agent-code-label">{label || t('field_affiliate_code')}</p>
          <p className="agent-code-sign">{code}</p>
          <p className="agent-code-joined">
            {isEnabled
              ? t('agent_code_joined', { count: joined, shown: count(joined) })
              : t('agent_code_off_about')}
          </p>
        </div>
        <QrCode text={link} label={t('agent_code_qr', { code })} size={120} />
        <p className="agent-code-link">{link}</p>
        <div className="agent-code-actions">
          {isEnabled && (
            <Button tone="brass" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
              {t('agent_link_copy')}
            </Button>
          )}
          <SwitchButton entry={entry} />
        </div>
      </div>
    </article>
  );
}

/** Off, a code invites nobody; who came by it stays. It can be switched on again at any time. */
function SwitchButton({ entry: { code, isEnabled } }: { entry: AffiliateCode }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const turn = useMutation({
    mutationFn: () =>
      call('POST /wps/agent/affiliate/codes/:code', {
        params: { code },
        body: { isEnabled: !isEnabled },
      }),
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/agent/affiliate/codes');
      showToast({ message: isEnabled ? t('agent_code_was_off') : t('agent_code_was_on') });
    },
    onError: (error) => showToast({ tone: 'warn', message: words(error) }),
  });
  return (
    <Button
      tone="plain"
      isLoading={turn.isPending}
      loadingLabel={t('loading')}
      onClick={() => turn.mutate()}
    >
      {isEnabled ? t('agent_code_turn_off') : t('agent_code_turn_on')}
    </Button>
  );
}
