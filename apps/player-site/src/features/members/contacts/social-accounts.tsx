import type { SocialProvider } from '@bahati/contract/player-site/identity/social.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { ProviderMark } from '#features/identity/social/provider-mark.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { BindSocialForm } from './bind-social-form.tsx';
import { FirstPassword } from '#features/members/security/first-password.tsx';

/**
 * Accounts elsewhere that open this one; where the brand lists no provider there is only the first
 * password of who registered without one.
 */
export function SocialAccounts() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [binding, setBinding] = useState<SocialProvider | null>(null);
  const query = useQuery({ ...memberQuery('GET /wps/member/social'), staleTime: 60_000 });
  const items = query.data?.items ?? [];
  const hasNoPassword = query.data?.hasPassword === false;
  if (!query.isError && items.length === 0) return hasNoPassword ? <FirstPassword /> : null;
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('social_accounts_title')}</h2>
      <p className="quiet">{t('social_accounts_about')}</p>
      {hasNoPassword && <FirstPassword />}
      {query.isError ? (
        <QueryError query={query} />
      ) : (
        <ul className="rows">
          {items.map(({ boundAt, ...provider }) => (
            <li key={provider.code}>
              <ListRow
                leading={<ProviderMark {...provider} />}
                title={provider.name}
                subtitle={
                  boundAt === null
                    ? t('social_account_free')
                    : t('social_account_since', { time: time(boundAt) })
                }
                trailing={
                  boundAt === null ? (
                    <Button
                      size="s"
                      aria-label={t('social_bind_to', { name: provider.name })}
                      onClick={() => setBinding(provider)}
                    >
                      {t('social_bind')}
                    </Button>
                  ) : (
                    <StatusChip tone="lagoon">{t('social_account_bound')}</StatusChip>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {binding && (
        <Dialog
          isOpen
          onClose={() => setBinding(null)}
          title={t('social_bind_to', { name: binding.name })}
          closeLabel={t('close')}
          size="s"
        >
          <BindSocialForm provider={binding} />
        </Dialog>
      )}
    </section>
  );
}
