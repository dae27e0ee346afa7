import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

export type Overview = CallValue<PlayerSiteCalls['GET /wps/agent/overview']>;

/** Today at a glance, and how large the team is. */
import '#features/agency/ink.css';

export function TodayCard({ overview }: { overview: Overview }) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const { today, currency, members, directs, agents } = overview;
  const isLoss = today.result.startsWith('-');
  const money = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  return (
    <section className="team-today agent-ink" aria-labelledby="team-today">
      <KangaGround seed="wakala" strength="faint" size={168}>
        <div className="team-today-body">
          <div className="team-today-lead">
            <h2 id="team-today" className="team-today-title">
              {t('team_today')}
            </h2>
            <Amount
              value={today.turnover}
              currency={currency}
              locale={locale}
              size="xl"
              tone="brass"
              isAnimated
            />
          </div>
          <dl className="team-today-facts">
            <Fact label={isLoss ? t('team_lost') : t('team_won')}>
              {money(today.result.replace('-', ''))}
            </Fact>
            <Fact label={t('team_deposits')}>{money(today.deposits)}</Fact>
            <Fact label={t('team_withdrawals')}>{money(today.withdrawals)}</Fact>
            <Fact label={t('team_active')}>{count(today.activeMembers)}</Fact>
            <Fact label={t('team_new')}>{count(today.newMembers)}</Fact>
          </dl>
        </div>
      </KangaGround>
      <dl className="team-size">
        <Fact label={t('team_members')}>{count(members)}</Fact>
        <Fact label={t('team_directs')}>{count(directs)}</Fact>
        <Fact label={t('team_agents')}>{count(agents)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
