import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { CopyIcon, SettingsIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { QrCode } from '#features/install/qr-code.tsx';
import { codeState } from './code-state.ts';
import { LinkFacts } from './link-facts.tsx';
import { LinkSettings } from './link-settings.tsx';
import { ShareLinks } from './share-links.tsx';
import { useCopy } from './use-copy.ts';

/** One code in full: to read out, to hand on as a link, to be scanned; what it brings and brought. */
export function CodeCard({ entry, now }: { entry: AffiliateCode; now: Date }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const copy = useCopy();
  const [isSetting, setIsSetting] = useState(false);
  const { code, label, isEnabled } = entry;
  const query = useQuery(memberQuery('GET /wps/agent/links/:code', { params: { code } }));
  const state = codeState(entry, now);
  const link = `${window.location.origin}/register?referralCode=${code}`;
  return (
    <>
      <article
        className="centre-ticket agent-ink"
        data-off={state === 'on' ? undefined : ''}
        aria-label={code}
      >
        <KangaEdge height={16} />
        <div className="centre-ticket-body">
          <div className="centre-code">
            <div className="centre-code-words">
              <p className="centre-small quiet">{label || t('field_affiliate_code')}</p>
              <p className="centre-code-sign">{code}</p>
              {state !== 'on' && (
                <StatusChip tone="quiet">{t(`agent_code_is_${state}`)}</StatusChip>
              )}
            </div>
            <QrCode text={link} label={t('agent_code_qr', { code })} size={120} />
          </div>
          {state !== 'on' && <p className="centre-small quiet">{t(`agent_code_${state}_about`)}</p>}
          <p className="centre-address">{link}</p>
          {state === 'on' && (
            <div className="centre-actions">
              <Button
                tone="brass"
                icon={<CopyIcon size={18} />}
                onClick={() => void copy(link, t('agent_link_copied'))}
              >
                {t('agent_link_copy')}
              </Button>
              <ShareLinks text={t('agent_link_message', { name, link })} />
            </div>
          )}
          <LinkFacts entry={entry} query={query} />
          <div className="centre-actions">
            <Button
              icon={<SettingsIcon size={18} />}
              aria-disabled={query.data ? undefined : true}
              onClick={() => setIsSetting(query.data !== undefined)}
            >
              {t('agent_link_settings')}
            </Button>
            <SwitchButton code={code} isEnabled={isEnabled} />
          </div>
        </div>
      </article>
      {/* Beside the card, whose ink is not the page's. */}
      {isSetting && query.data && (
        <LinkSettings code={code} link={query.data} onClose={() => setIsSetting(false)} />
      )}
    </>
  );
}

/** Off, a code invites nobody; who came by it stays. It can be switched on again at any time. */
function SwitchButton({ code, isEnabled }: Pick<AffiliateCode, 'code' | 'isEnabled'>) {
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
