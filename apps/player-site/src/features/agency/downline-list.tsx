import type { Downline } from '@bahati/contract/player-site/agency/agency.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';

/** Members directly below, newest first. Their contacts are never shown whole. */
export function DownlineList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/agent/downlines', { pageSize: 20 }));
  const downlines = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="agent-section" aria-labelledby="agent-downlines">
      <h2 id="agent-downlines" className="agent-section-title">
        {t('agent_downlines')}
      </h2>
      {!downlines ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={5} label={t('loading')} />
        )
      ) : downlines.length === 0 ? (
        <EmptyState
          seed="wakala"
          title={t('agent_downlines_none_title')}
          text={t('agent_downlines_none_text')}
        />
      ) : (
        <>
          <ul className="rows">
            {downlines.map((downline) => (
              <li key={`${downline.nickname} ${downline.registeredAt}`}>
                <DownlineRow downline={downline} />
              </li>
            ))}
          </ul>
          <Pager
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
            loadingLabel={t('loading')}
          />
        </>
      )}
    </section>
  );
}

function DownlineRow({ downline }: { downline: Downline }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { nickname, mobile, email, source, registeredAt } = downline;
  const contacts = [mobile, email].filter((contact) => contact !== null);
  return (
    <ListRow
      title={<span className="agent-name">{nickname}</span>}
      subtitle={contacts.length > 0 ? contacts.join(' · ') : t('agent_no_contact')}
      trailing={<span className="agent-joined">{time(registeredAt)}</span>}
      trailingNote={source && t('agent_source', { source })}
    />
  );
}
