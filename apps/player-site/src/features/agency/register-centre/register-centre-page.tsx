import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { InvitationCodes } from '#features/agency/invitation-codes.tsx';
import '#features/agency/ink.css';
import '#features/agency/agent-home-page.css';

/** The codes by which members join. */
export function RegisterCentrePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('agent_menu_register')} />
      <h1 className="page-heading">{t('agent_menu_register')}</h1>
      <InvitationCodes />
    </>
  );
}
