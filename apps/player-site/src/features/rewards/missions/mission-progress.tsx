import type { MemberMission } from '@bahati/contract/player-site/rewards/missions.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useRewardWords } from './use-reward-words.ts';

/** How far a mission is, as a bar and in figures. */
export function MissionProgress({
  mission,
  currency,
  name,
}: {
  mission: MemberMission;
  currency: Currency;
  name: string;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { short } = useRewardWords();
  const { progress, target, goal } = mission;
  const isMoney = goal === 'turnover' || goal === 'deposited';
  const told = (figure: string) => (isMoney ? short(figure, currency) : count(Number(figure)));
  const words = t('missions_progress', { progress: told(progress), target: told(target) });
  // Only a share of a bar: no figure is told from it.
  const share = Math.min(1, Number(progress) / Number(target));
  return (
    <div className="mission-progress">
      <div
        className="mission-bar"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={words}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="mission-figures tabular" aria-hidden="true">
        {words}
      </p>
    </div>
  );
}
