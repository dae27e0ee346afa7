import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { isGain, wireNetOf } from '@bahati/money/net.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages, memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { TeamPath } from '#features/agency/team/team-path.tsx';
import type { Days } from '#features/records/record-days.ts';

/** The rounds of one of the team, newest first. */
export function MemberRounds({
  memberId,
  days,
  linkUp,
}: {
  memberId: string;
  days: Days;
  linkUp: ComponentProps<typeof TeamPath>['linkTo'];
}) {
  const { t } = useTranslation();
  const { locale, shortTime, figures } = useFormat();
  const { data: member } = useQuery(
    memberQuery('GET /wps/agent/members/:id', { params: { id: memberId } }),
  );
  const query = useInfiniteQuery(
    memberPages('GET /wps/agent/members/:id/bets', { pageSize: 20, ...days }, { id: memberId }),
  );
  const rounds = query.data?.pages.flatMap((page) => page.items);
  return (
    <section
      className="team-rounds"
      aria-label={t('team_rounds', { name: member?.nickname ?? '' })}
    >
      {member && (
        <TeamPath
          path={[...member.path, { id: member.id, nickname: member.nickname }]}
          linkTo={linkUp}
        />
      )}
      {!rounds ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={8} label={t('loading')} />
        )
      ) : rounds.length === 0 ? (
        <EmptyState seed="record" title={t('record_none_title')} text={t('team_range_none')} />
      ) : (
        <>
          <ul className="rows">
            {rounds.map((round) => (
              <li key={round.id} className="team-round">
                <span className="team-round-game">
                  {round.gameName}
                  {round.state !== 'settled' && (
                    <StatusChip tone={round.state === 'open' ? 'brass' : 'quiet'}>
                      {t(`team_round_${round.state}`)}
                    </StatusChip>
                  )}
                </span>
                <Amount
                  value={wireNetOf(round)}
                  currency={round.currency}
                  locale={locale}
                  sign="always"
                  tone={isGain(wireNetOf(round)) ? 'win' : 'text'}
                />
                <span className="team-round-facts tabular">
                  <span>{shortTime(round.openedAt)}</span>
                  <span>
                    {t('team_round_sums', {
                      stake: figures(round.stake),
                      payout: figures(round.payout),
                    })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <Pager
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
            loadingLabel={t('loading')}
            summary={query.hasNextPage ? undefined : t('record_end')}
          />
        </>
      )}
    </section>
  );
}
