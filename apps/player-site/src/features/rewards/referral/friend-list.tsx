import type {
  ReferralTerms,
  ReferredFriend,
} from '@bahati/contract/player-site/rewards/referral.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useClaimAward } from '#features/rewards/claiming/use-own-awards.ts';
import { useLevelWords } from '#features/rewards/vip/use-level-words.ts';

/** Who came by the own link, how far each is, and the reward to claim. */
export function FriendList({ terms }: { terms: ReferralTerms }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(
    memberPages('GET /wps/rewards/referral/friends', { pageSize: 20 }),
  );
  const friends = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section" aria-labelledby="referral-list">
      <h2 id="referral-list" className="member-section-title">
        {t('referral_list')}
      </h2>
      {friends === undefined ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )
      ) : friends.length === 0 ? (
        <EmptyState
          seed="referral"
          title={t('referral_nobody')}
          text={t('referral_nobody_about')}
        />
      ) : (
        <ul className="referral-list">
          {friends.map((friend) => (
            <Friend key={friend.id} friend={friend} terms={terms} />
          ))}
        </ul>
      )}
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </section>
  );
}

const tones = {
  joined: 'quiet',
  deposited: 'brass',
  qualified: 'brass',
  rewarded: 'lagoon',
  expired: 'quiet',
} as const;

function Friend({ friend, terms }: { friend: ReferredFriend; terms: ReferralTerms }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const { name, state, registeredAt, until, playedPercent } = friend;
  const isOpen = state === 'joined' || state === 'deposited';
  return (
    <li className="referral-friend">
      <div>
        <p className="referral-friend-name">{name}</p>
        <p className="quiet referral-small">
          {isOpen
            ? t('referral_until', { time: shortTime(until) })
            : t('referral_since', { time: shortTime(registeredAt) })}
        </p>
      </div>
      <StatusChip tone={tones[state]}>{t(`referral_state_${state}`)}</StatusChip>
      {isOpen && (
        <div className="referral-friend-play">
          <div className="referral-bar" aria-hidden="true">
            <span style={{ inlineSize: `${playedPercent}%` }} />
          </div>
          <span className="quiet referral-small tabular">
            {t('referral_played', { percent: playedPercent })}
          </span>
        </div>
      )}
      {friend.award && <OwnReward award={friend.award} terms={terms} />}
    </li>
  );
}

/** What this friend brought, with the button while it can be claimed. */
function OwnReward({
  award: { id, amount, state },
  terms: { currency },
}: {
  award: NonNullable<ReferredFriend['award']>;
  terms: ReferralTerms;
}) {
  const { t } = useTranslation();
  const { short } = useLevelWords();
  const claim = useClaimAward();
  const told = short(amount, currency);
  if (state === 'claimable') {
    return (
      <Button
        tone="brass"
        isWide
        isLoading={claim.isPending}
        loadingLabel={t('loading')}
        onClick={() => claim.mutate(id)}
      >
        {t('referral_claim', { amount: told })}
      </Button>
    );
  }
  return (
    <p className="referral-friend-award referral-small">
      {t(`referral_award_${state}`, { amount: told })}
    </p>
  );
}
