import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { DownlineList } from './downline-list.tsx';
import { InvitationCodes } from './invitation-codes.tsx';
import { SendDownCard } from '#features/agency/transfers/send-down-card.tsx';
import { TeamFigures } from './team-figures.tsx';
import './ink.css';
import './agent-home-page.css';

/** What is known of a team today: who stands below, and the codes that brought them. */
export function AgentHomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('agent_team')} />
      <div>
        <h1 className="page-heading">{t('agent_team')}</h1>
        <p className="page-lead">{t('agent_team_about')}</p>
      </div>
      <TeamFigures />
      <div className="agent-columns">
        <div className="agent-column">
          <InvitationCodes />
          <SendDownCard />
        </div>
        <DownlineList />
      </div>
    </>
  );
}
