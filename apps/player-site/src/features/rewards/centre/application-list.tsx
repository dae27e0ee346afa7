import type { RewardApplication } from '@bahati/contract/player-site/rewards/applications.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useRulesLanguage } from '#features/rewards/promotions/use-promotion-words.ts';
import { memberPages } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** What the member applied for, with the answers. */
export function ApplicationList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/rewards/applications', {}));
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={3} label={t('loading')} />;
  const applications = query.data.pages.flatMap(({ items }) => items);
  if (applications.length === 0) {
    return (
      <EmptyState
        seed="applications"
        title={t('applications_none_title')}
        text={t('applications_none_text')}
      />
    );
  }
  return (
    <>
      <ul className="award-list">
        {applications.map((application) => (
          <ApplicationLine key={application.id} application={application} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

const tones: Readonly<Record<RewardApplication['state'], Tone>> = {
  waiting: 'quiet',
  approved: 'lagoon',
  rejected: 'hibiscus',
};

function ApplicationLine({ application }: { application: RewardApplication }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const language = useRulesLanguage();
  const { title, remark, images, state, answer, createdAt, decidedAt } = application;
  return (
    <li className="application-line">
      <div className="application-head">
        <p className="award-title">{title[language]}</p>
        <StatusChip tone={tones[state]}>{t(`application_${state}`)}</StatusChip>
      </div>
      <p className="quiet award-small">{shortTime(decidedAt ?? createdAt)}</p>
      {remark && <p>{remark}</p>}
      {images.length > 0 && (
        <ul className="application-pictures">
          {images.map(({ id, url }, at) => (
            <li key={id}>
              {url && (
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('application_picture', { number: at + 1 })} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {answer && <p className="application-answer">{t('activity_answer', { answer })}</p>}
    </li>
  );
}
