import type { MemberMission } from '@bahati/contract/player-site/rewards/missions.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CheckIcon, LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useId } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { type ArtHero, MissionArt } from './mission-art.tsx';
import { MissionProgress } from './mission-progress.tsx';
import { TimeLeft } from './time-left.tsx';
import { useClaim } from './use-claim.ts';
import { useRewardWords } from './use-reward-words.ts';

export const heroOfGoal: Readonly<Record<MemberMission['goal'], ArtHero>> = {
  turnover: 'coin',
  bets: 'dice',
  wins: 'crown',
  deposits: 'cowrie',
  deposited: 'cowrie',
};

/** One mission: what it asks, how far one is, what it gives, and claiming it. */
export function MissionCard({
  mission,
  currency,
  isLate = false,
  onClaimed,
}: {
  mission: MemberMission;
  currency: Currency;
  /** Of a period before this one: it says until when it may be claimed. */
  isLate?: boolean;
  onClaimed: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const { inLanguage, awardWords, goalWords, scopeWords } = useRewardWords();
  const claiming = useClaim(mission, onClaimed);
  const { state, award, scope } = mission;
  const games = scopeWords(scope);
  return (
    <article className="mission" data-state={state} aria-labelledby={titleId}>
      <MissionArt hero={heroOfGoal[mission.goal]} seed={mission.id} />
      <div className="mission-words">
        <h3 id={titleId} className="mission-title">
          {inLanguage(mission.title)}
        </h3>
        <p className="mission-goal">
          {goalWords(mission, currency)}
          {games && <span className="quiet"> · {games}</span>}
        </p>
        {isLate && <TimeLeft until={mission.claimUntil} label={t('missions_claim_until')} />}
      </div>
      <p className="mission-award">
        <span className="mission-award-label">{t('missions_award')}</span>
        {awardWords(award, currency)}
      </p>
      {state === 'claimed' ? (
        <p className="mission-done">
          <CheckIcon size={20} />
          {t('missions_claimed')}
        </p>
      ) : state === 'locked' ? (
        <p className="mission-locked">
          <LockIcon size={20} />
          {t('missions_locked')}
        </p>
      ) : state === 'reached' ? (
        <div className="mission-claim">
          <Button
            tone="brass"
            isWide
            isLoading={claiming.isPending}
            loadingLabel={t('loading')}
            onClick={() => claiming.mutate()}
          >
            {t('missions_claim')}
          </Button>
        </div>
      ) : (
        <MissionProgress mission={mission} currency={currency} name={inLanguage(mission.title)} />
      )}
      {claiming.error && <FormAlert error={claiming.error} />}
    </article>
  );
}
