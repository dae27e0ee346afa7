import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { InvitationLinks } from './invitation-links.tsx';
import { OpenAccount } from './open-account.tsx';
import '#features/agency/ink.css';
import './register-centre.css';

/** How a team grows: accounts the agent opens, and links by which people register themselves. */
export function RegisterCentrePage() {
  const { t } = useTranslation();
  const { tab = 'account' } = useSearch({ from: '/agentCentre/agentHome/registerCenter' });
  const navigate = useNavigate();
  return (
    <>
      <PageTitle words={t('agent_menu_register')} />
      <div>
        <h1 className="page-heading">{t('agent_menu_register')}</h1>
        <p className="page-lead">{t('register_centre_about')}</p>
      </div>
      <Tabs
        label={t('agent_menu_register')}
        selectedId={tab}
        onSelect={(id) =>
          void navigate({
            to: '/agentHome/registerCenter',
            search: id === 'links' ? { tab: id } : {},
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { id: 'account', label: t('open_account'), panel: <OpenAccount /> },
          { id: 'links', label: t('agent_links'), panel: <InvitationLinks /> },
        ]}
      />
    </>
  );
}
