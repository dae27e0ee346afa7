import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { MemberRow } from './member-row.tsx';

/** Who stands directly below somebody, or whose name begins so: rows on a phone, a table on a desk. */
export function MemberList({
  under,
  name,
  openId,
  onOpen,
}: {
  under: string | undefined;
  name: string | undefined;
  openId: string | undefined;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation();
  const asked = name === undefined ? { under } : { name };
  const query = useInfiniteQuery(memberPages('GET /wps/agent/members', { pageSize: 20, ...asked }));
  const members = query.data?.pages.flatMap((page) => page.items);
  if (!members) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={8} label={t('loading')} />
    );
  }
  if (members.length === 0) {
    return name === undefined ? (
      <EmptyState
        seed="wakala"
        title={t('agent_downlines_none_title')}
        text={under ? t('team_none_below') : t('agent_downlines_none_text')}
        action={
          !under && (
            <Link to="/agentHome/registerCenter" className={buttonClass({ tone: 'brass' })}>
              {t('agent_menu_register')}
            </Link>
          )
        }
      />
    ) : (
      <EmptyState
        seed="search"
        title={t('team_none_found', { name })}
        text={t('team_search_hint')}
      />
    );
  }
  return (
    <>
      <div className="downline-frame">
        <p className="downline-head" aria-hidden="true">
          <span>{t('team_member')}</span>
          <span>{members.some(({ balance }) => balance !== null) && t('team_balance')}</span>
          <span>{t('team_last_login')}</span>
          <span>{t('team_registered')}</span>
          <span>{t('team_members')}</span>
        </p>
        <ul className="downline-rows">
          {members.map((member) => (
            <li key={member.id}>
              <MemberRow
                member={member}
                isOpen={member.id === openId}
                isFound={name !== undefined}
                onOpen={() => onOpen(member.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </>
  );
}
