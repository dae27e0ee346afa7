import { Button } from '@bahati/ui/button/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useMember } from '#features/members/use-member.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import type { DownlinesSearch } from '#site/agent-search.ts';
import { TeamPath } from '#features/agency/team/team-path.tsx';
import { MemberList } from './member-list.tsx';
import { MemberPanel } from './member-panel.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TeamSearch } from './team-search.tsx';
import './downlines.css';

const here = '/agentHome/downlineManagmentView';

/** The tree a level at a time, a search over all of it, and whoever is chosen beside it. */
export function DownlinesPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/agentCentre/agentHome/downlineManagmentView' });
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const { data: rules } = useQuery(memberQuery('GET /wps/transfers/rules'));
  const { under, name, member } = search;
  const go = (next: DownlinesSearch, isReplaced = false) =>
    void navigate({ to: here, search: next, replace: isReplaced, resetScroll: false });
  return (
    <>
      <PageTitle words={t('agent_menu_downlines')} />
      <h1 className="page-heading">{t('agent_menu_downlines')}</h1>
      <div className="downlines-tools">
        <TeamSearch
          name={name ?? ''}
          onSearch={(next) => go({ under, member, ...(next ? { name: next } : {}) }, true)}
        />
        {rules?.down.isOpen && (
          <Button onClick={() => setIsSending(true)}>{t('send_down_title')}</Button>
        )}
      </div>
      <div className="downlines" data-open={member ? '' : undefined}>
        <section className="downlines-list" aria-label={t('agent_menu_downlines')}>
          {name === undefined && under && <PathTo under={under} />}
          <MemberList
            under={under}
            name={name}
            openId={member}
            onOpen={(id) => go({ ...search, member: id })}
          />
        </section>
        {member && (
          <MemberPanel key={member} memberId={member} onClose={() => go({ under, name }, true)} />
        )}
      </div>
      {isSending && <SendDialog onClose={() => setIsSending(false)} />}
    </>
  );
}

function PathTo({ under }: { under: string }) {
  const { data: me } = useMember();
  const { data } = useQuery(memberQuery('GET /wps/agent/members/:id', { params: { id: under } }));
  const top = me ? [{ id: me.id, nickname: me.nickname }] : [];
  const path = data ? [...data.path, { id: data.id, nickname: data.nickname }] : top;
  return (
    <TeamPath
      path={path}
      linkTo={({ id }, isTop, link) => (
        <Link to={here} search={isTop ? {} : { under: id }} {...link} />
      )}
    />
  );
}
