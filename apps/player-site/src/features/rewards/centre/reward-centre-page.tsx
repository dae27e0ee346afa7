import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageTitle } from '#features/loading/page-title.tsx';
import { DrawsLink } from '#features/rewards/draws/draws-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { ApplicationList } from './application-list.tsx';
import { AwardsToClaim, EndedAwards } from './award-list.tsx';
import { CodeForm } from './code-form.tsx';
import { JoinedPromotions } from './joined-promotions.tsx';
import './reward-centre.css';

/** The parts of the centre in their order; the address names the one that is open. */
const parts = [
  { id: 'claim', label: 'rewards_part_claim', Panel: AwardsToClaim },
  { id: 'promotions', label: 'rewards_part_promotions', Panel: JoinedPromotions },
  { id: 'applications', label: 'rewards_part_applications', Panel: ApplicationList },
  { id: 'history', label: 'rewards_part_history', Panel: EndedAwards },
] as const;

/** What a member can claim, what he joined and applied for, and what became of it. */
export function RewardCentrePage() {
  const { t } = useTranslation();
  const { part } = useSearch({ from: '/site/member/rewardCenter' });
  const navigate = useNavigate();
  const open = parts.find(({ id }) => id === part) ?? parts[0];
  return (
    <>
      <PageTitle words={t('rewards_title')} />
      <div className="reward-head">
        <div>
          <h1 className="page-heading">{t('rewards_title')}</h1>
          <p className="page-lead">{t('rewards_lead')}</p>
        </div>
        <DrawsLink />
      </div>
      <CodeForm />
      <div className="reward-parts">
        <Tabs
          label={t('rewards_parts')}
          tabs={parts.map(({ id, label, Panel }) => ({ id, label: t(label), panel: <Panel /> }))}
          selectedId={open.id}
          onSelect={(id) =>
            void navigate({
              to: '/member/rewardCenter',
              search: id === parts[0].id ? {} : { part: id },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
    </>
  );
}
