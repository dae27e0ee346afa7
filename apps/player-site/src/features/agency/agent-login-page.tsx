import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { ThemeToggle } from '@bahati/ui/theme-toggle/theme-toggle.tsx';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { LoginByPassword } from '#features/identity/login/login-by-password.tsx';
import { LoginBySms } from '#features/identity/login/login-by-sms.tsx';
import { readLastEnding, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { AgentSupport } from '#features/agency/support/agent-support.tsx';
import { isAgentType } from './agent-types.ts';
import './ink.css';
import './agent-login-page.css';

/** Where agents come in (spec §2): no side menu, header or footer. */
export function AgentLoginPage() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const isLoggedIn = useIsLoggedIn();
  const { data: member } = useMember(isLoggedIn);
  if (isLoggedIn && isAgentType(member?.type)) return <Navigate to="/agentHome" replace />;
  return (
    <div className="agent-login">
      <PageTitle words={t('agent_login_title')} />
      <header className="agent-login-cloth agent-ink">
        <KangaGround seed="wakala" strength="faint" size={168}>
          <div className="agent-login-lead">
            <Link to="/" className="agent-login-brand" aria-label={t('brand_home', { name })}>
              <Wordmark height={34} label={name} />
            </Link>
            <div>
              <p className="agent-login-promise">{t('agent_login_promise')}</p>
              <p className="agent-login-about">{t('agent_login_about')}</p>
            </div>
          </div>
        </KangaGround>
      </header>
      <div className="agent-login-edge agent-ink">
        <KangaEdge height={20} />
      </div>
      <main className="agent-login-main">
        <div className="agent-login-tools">
          <LanguageSelect />
          <ThemeToggle toDarkLabel={t('theme_dark')} toLightLabel={t('theme_light')} />
        </div>
        <div className="agent-login-form">
          <h1 className="page-heading">{t('agent_login_title')}</h1>
          <LoginForm memberName={isLoggedIn ? member?.nickname : undefined} />
          <AgentSupport />
        </div>
      </main>
    </div>
  );
}

/** The site's own forms: captcha, second proof and forced change work here as they do there. */
function LoginForm({ memberName }: { memberName: string | undefined }) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const navigate = useNavigate();
  const [way, setWay] = useState('password');
  const [isBusy, setIsBusy] = useState(false);
  const arrive = () => void navigate({ to: '/agentHome', replace: true });
  const given = { page: 'agent', onBusy: setIsBusy, onDone: arrive } as const;
  return (
    <div className="stack" aria-busy={isBusy}>
      {memberName && <FormAlert tone="info">{t('agent_not_yet', { name: memberName })}</FormAlert>}
      {readLastEnding() === 'expired' && <FormAlert tone="info">{t('login_expired')}</FormAlert>}
      {flags.mobileCodeLogin ? (
        <Tabs
          label={t('login_ways')}
          selectedId={way}
          onSelect={setWay}
          tabs={[
            {
              id: 'password',
              label: t('login_by_password'),
              panel: <LoginByPassword {...given} />,
            },
            { id: 'sms', label: t('login_by_sms'), panel: <LoginBySms {...given} /> },
          ]}
        />
      ) : (
        <LoginByPassword {...given} />
      )}
    </div>
  );
}
