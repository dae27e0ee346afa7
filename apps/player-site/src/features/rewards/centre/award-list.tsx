import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { ClaimButton } from '#features/rewards/promotions/promotion-acts.tsx';
import { useRulesLanguage } from '#features/rewards/promotions/use-promotion-words.ts';
import { memberPages } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { AwardPicture } from './award-picture.tsx';

/** Awards that wait for the member, or for staff. */
export function AwardsToClaim() {
  const { t } = useTranslation();
  return (
    <AwardList
      state="open"
      empty={
        <EmptyState
          seed="rewards"
          title={t('awards_none_title')}
          text={t('awards_none_text')}
          action={
            <Link to="/promotions" className={buttonClass({ tone: 'brass' })}>
              {t('awards_to_promotions')}
            </Link>
          }
        />
      }
    />
  );
}

/** Awards that were given, rejected or not claimed in time. */
export function EndedAwards() {
  const { t } = useTranslation();
  return (
    <AwardList
      state="ended"
      empty={
        <EmptyState
          seed="rewards-ended"
          title={t('awards_ended_none_title')}
          text={t('awards_ended_none_text')}
        />
      }
    />
  );
}

function AwardList({ state, empty }: { state: 'open' | 'ended'; empty: React.ReactNode }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/rewards/awards', { state }));
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={3} label={t('loading')} />;
  const awards = query.data.pages.flatMap(({ items }) => items);
  if (awards.length === 0) return empty;
  return (
    <>
      <ul className="award-list">
        {awards.map((award) => (
          <AwardLine key={award.id} award={award} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

const tones: Readonly<Record<MemberAward['state'], Tone>> = {
  held: 'quiet',
  claimable: 'brass',
  given: 'lagoon',
  rejected: 'hibiscus',
  expired: 'quiet',
};

function AwardLine({ award }: { award: MemberAward }) {
  const { t } = useTranslation();
  const { money, count, shortTime } = useFormat();
  const language = useRulesLanguage();
  const { id, kind, amount, currency, state, title, claimUntil, createdAt, decidedAt } = award;
  const isMoney = kind === 'cash' || kind === 'bonus';
  const name = title[language];
  return (
    <li className="award-line">
      <AwardPicture kind={kind} />
      <div className="award-words">
        <p className="award-title">{name}</p>
        <p className="award-amount">
          {isMoney ? money(amount, currency) : count(Number(amount))}{' '}
          <span className="award-kind">{t(`award_kind_${kind}`)}</span>
        </p>
        <p className="quiet award-small">
          {state === 'claimable' && claimUntil
            ? t('award_until', { until: shortTime(claimUntil) })
            : state === 'held'
              ? t('award_held_about')
              : shortTime(decidedAt ?? createdAt)}
        </p>
      </div>
      <div className="award-act">
        {state === 'claimable' ? (
          <ClaimButton awardId={id} name={name} />
        ) : (
          <StatusChip tone={tones[state]}>{t(`award_state_${state}`)}</StatusChip>
        )}
      </div>
    </li>
  );
}
